<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- SPDX-FileCopyrightText: 2026 The Lookback authors
     SPDX-License-Identifier: GPL-3.0-or-later -->
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>ArcsScene</name>
    <message>
        <source>not written yet</source>
        <translation>pas encore écrit</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>pas encore</translation>
    </message>
    <message>
        <source>No word yet: press Step.</source>
        <translation>Aucun mot encore&#xa0;: appuyez sur Pas.</translation>
    </message>
    <message>
        <source>No arcs: every word is written from one fixed vector.</source>
        <translation>Aucun arc&#xa0;: chaque mot est écrit à partir d’un seul vecteur fixe.</translation>
    </message>
    <message>
        <source>Step %1 has energies; its weights come with sub-step soften.</source>
        <translation>L’étape %1 a ses énergies&#x202f;; ses poids viennent avec la sous-étape «&#x202f;adoucir&#x202f;».</translation>
    </message>
    <message>
        <source>The weights of step %1 are not computable.</source>
        <translation>Les poids de l’étape %1 ne peuvent pas être calculés.</translation>
    </message>
    <message>
        <source>No link of step %1 is hidden.</source>
        <translation>Aucun lien de l’étape %1 n’est masqué.</translation>
    </message>
    <message>
        <source>1 link of step %1 hidden, weight %2</source>
        <translation>1 lien de l’étape %1 masqué, poids %2</translation>
    </message>
    <message>
        <source>%1 links of step %2 hidden, together %3</source>
        <translation>%1 liens de l’étape %2 masqués, %3 en tout</translation>
    </message>
    <message>
        <source>The lanes part at step %1 (flag).</source>
        <translation>Les voies se séparent à l’étape %1 (drapeau).</translation>
    </message>
    <message>
        <source>No strongest links cross.</source>
        <translation>Aucun croisement entre liens les plus forts.</translation>
    </message>
    <message>
        <source>1 pair of strongest links crosses (dashed).</source>
        <translation>1 paire de liens les plus forts se croise (tirets).</translation>
    </message>
    <message>
        <source>%1 pairs of strongest links cross (dashed).</source>
        <translation>%1 paires de liens les plus forts se croisent (tirets).</translation>
    </message>
</context>
<context>
    <name>Diagnosis</name>
    <message>
        <source>Diverged: the loss is not a number any more.</source>
        <translation>Divergence&#xa0;: la perte n’est plus un nombre.</translation>
    </message>
    <message>
        <source>A lower learning rate may help.</source>
        <translation>Un taux d’apprentissage plus bas peut aider.</translation>
    </message>
    <message>
        <source>Diverging: loss %1, it was %2 before.</source>
        <translation>Divergence en cours&#xa0;: perte %1, contre %2 auparavant.</translation>
    </message>
    <message>
        <source>Rule: mean of 20 updates over 1.3 times the lowest, and 0.3 above it. A lower learning rate may help.</source>
        <translation>Règle&#xa0;: moyenne de 20 mises à jour supérieure à 1.3 fois la plus basse, et de plus de 0.3. Un taux d’apprentissage plus bas peut aider.</translation>
    </message>
    <message>
        <source>Stuck on the end mark: no probe gets a word.</source>
        <translation>Bloqué sur la marque de fin&#xa0;: aucune phrase témoin ne reçoit de mot.</translation>
    </message>
    <message>
        <source>Rule: all outputs are empty. Usual in the first updates.</source>
        <translation>Règle&#xa0;: toutes les sorties sont vides. Habituel aux premières mises à jour.</translation>
    </message>
    <message>
        <source>Stuck on one word: nearly everything written is “%1”.</source>
        <translation>Bloqué sur un mot&#xa0;: presque tout ce qui est écrit est «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Rule: over 80 % of all words. Usual in the first updates.</source>
        <translation>Règle&#xa0;: plus de 80&#x202f;% de tous les mots. Habituel aux premières mises à jour.</translation>
    </message>
    <message>
        <source>Attention is stuck on the end mark: %1 % of the words read mostly from it.</source>
        <translation>L’attention est bloquée sur la marque de fin&#xa0;: %1&#x202f;% des mots lisent surtout là.</translation>
    </message>
    <message>
        <source>Rule: over 80 % of all rows have their largest weight on the source&apos;s end mark.</source>
        <translation>Règle&#xa0;: plus de 80&#x202f;% de toutes les lignes ont leur plus grand poids sur la marque de fin de la source.</translation>
    </message>
    <message>
        <source>Attention is stuck on one word: %1 % of the words read mostly from the same place.</source>
        <translation>L’attention est bloquée sur un mot&#xa0;: %1&#x202f;% des mots lisent surtout au même endroit.</translation>
    </message>
    <message>
        <source>Rule: in each map the source word read most; over 80 % of all rows read theirs.</source>
        <translation>Règle&#xa0;: dans chaque carte, le mot source le plus lu&#x202f;; plus de 80&#x202f;% de toutes les lignes lisent le leur.</translation>
    </message>
    <message>
        <source>Diagonal only: %1 % of the words read mostly from their own place in the sentence.</source>
        <translation>Diagonale seule&#xa0;: %1&#x202f;% des mots lisent surtout à leur propre place dans la phrase.</translation>
    </message>
    <message>
        <source>Rule: over 90 % of rows within one place of the diagonal, though over 20 % of the gold links lie elsewhere.</source>
        <translation>Règle&#xa0;: plus de 90&#x202f;% des lignes à une place au plus de la diagonale, alors que plus de 20&#x202f;% des liens de référence sont ailleurs.</translation>
    </message>
    <message>
        <source>Rule: over 90 % of rows within one place of the diagonal, and under half of the outputs as the reference.</source>
        <translation>Règle&#xa0;: plus de 90&#x202f;% des lignes à une place au plus de la diagonale, et moins de la moitié des sorties conformes à la référence.</translation>
    </message>
    <message>
        <source>Attention is flat: mean row entropy %1 of its maximum.</source>
        <translation>L’attention est plate&#xa0;: entropie moyenne des lignes à %1 de son maximum.</translation>
    </message>
    <message>
        <source>Rule: flat above 0.90, formed below 0.50.</source>
        <translation>Règle&#xa0;: plate au-dessus de 0.90, formée au-dessous de 0.50.</translation>
    </message>
    <message>
        <source>Attention has formed: mean row entropy %1 of its maximum, %2 at the start.</source>
        <translation>L’attention s’est formée&#xa0;: entropie moyenne des lignes à %1 de son maximum, %2 au début.</translation>
    </message>
    <message>
        <source>Rule: formed below 0.50. Sharp is not yet right: compare with the output.</source>
        <translation>Règle&#xa0;: formée au-dessous de 0.50. Nette ne veut pas encore dire juste&#xa0;: comparez avec la sortie.</translation>
    </message>
    <message>
        <source>Attention is forming: mean row entropy %1 of its maximum, %2 at the start.</source>
        <translation>L’attention se forme&#xa0;: entropie moyenne des lignes à %1 de son maximum, %2 au début.</translation>
    </message>
    <message>
        <source>rate %1</source>
        <translation>taux %1</translation>
    </message>
    <message>
        <source>rate ?</source>
        <translation>taux&#x202f;?</translation>
    </message>
    <message>
        <source>probe %1</source>
        <translation>témoin %1</translation>
    </message>
    <message>
        <source>pause</source>
        <translation>pause</translation>
    </message>
    <message>
        <source>No attention to watch: RNNencdec reads one fixed vector.</source>
        <translation>Aucune attention à observer&#xa0;: RNNencdec lit un seul vecteur fixe.</translation>
    </message>
    <message>
        <source>Compare its output on long sentences with RNNsearch.</source>
        <translation>Comparez sa sortie avec celle de RNNsearch sur de longues phrases.</translation>
    </message>
</context>
<context>
    <name>EnergiesScene</name>
    <message>
        <source>Scored, not yet softened: the weights come with the next sub-step.</source>
        <translation>Évalué, pas encore adouci&#xa0;: les poids viennent avec la sous-étape suivante.</translation>
    </message>
</context>
<context>
    <name>MapScene</name>
    <message>
        <source>sure link</source>
        <translation>lien sûr</translation>
    </message>
    <message>
        <source>possible link</source>
        <translation>lien possible</translation>
    </message>
    <message>
        <source>%1, hit</source>
        <translation>%1, trouvé</translation>
    </message>
    <message>
        <source>%1, miss</source>
        <translation>%1, manqué</translation>
    </message>
    <message>
        <source>extra link</source>
        <translation>lien en trop</translation>
    </message>
    <message>
        <source>yours: sure</source>
        <translation>vous&#xa0;: sûr</translation>
    </message>
    <message>
        <source>yours: possible</source>
        <translation>vous&#xa0;: possible</translation>
    </message>
    <message>
        <source>AER %1</source>
        <translation>AER %1</translation>
    </message>
    <message>
        <source>precision %1</source>
        <translation>précision %1</translation>
    </message>
    <message>
        <source>recall %1</source>
        <translation>rappel %1</translation>
    </message>
    <message>
        <source>links moved one row down</source>
        <translation>liens décalés d’une ligne vers le bas</translation>
    </message>
    <message>
        <source>links moved one row up</source>
        <translation>liens décalés d’une ligne vers le haut</translation>
    </message>
    <message>
        <source>Gold: the model writes other words, so rows do not match.</source>
        <translation>Référence&#xa0;: le modèle écrit d’autres mots, les lignes ne correspondent pas.</translation>
    </message>
    <message>
        <source>This sentence has no gold links.</source>
        <translation>Cette phrase n’a pas de liens de référence.</translation>
    </message>
    <message>
        <source>The gold links are hidden.</source>
        <translation>Les liens de référence sont masqués.</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n trouvé</numerusform>
            <numerusform>%n trouvés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n miss(es)</source>
        <translation>
            <numerusform>%n manqué</numerusform>
            <numerusform>%n manqués</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n extra</source>
        <translation>
            <numerusform>%n en trop</numerusform>
            <numerusform>%n en trop</numerusform>
        </translation>
    </message>
    <message>
        <source>sure</source>
        <translation>sûr</translation>
    </message>
    <message>
        <source>possible</source>
        <translation>possible</translation>
    </message>
    <message>
        <source>yours sure</source>
        <translation>vous, sûr</translation>
    </message>
    <message>
        <source>yours possible</source>
        <translation>vous, possible</translation>
    </message>
    <message>
        <source>S sure, P possible, Delete: none</source>
        <translation>S sûr, P possible, Suppr&#xa0;: aucun</translation>
    </message>
    <message>
        <source>step entropy</source>
        <translation>entropie par étape</translation>
    </message>
    <message>
        <source>coverage Σ</source>
        <translation>couverture Σ</translation>
    </message>
    <message>
        <source>row entropy</source>
        <translation>entropie des lignes</translation>
    </message>
    <message>
        <source>source (%1)</source>
        <translation>source (%1)</translation>
    </message>
    <message>
        <source>target (%1)</source>
        <translation>cible (%1)</translation>
    </message>
    <message>
        <source>taken out (energy −∞)</source>
        <translation>retiré (énergie −∞)</translation>
    </message>
    <message>
        <source>energy %1</source>
        <translation>énergie %1</translation>
    </message>
    <message>
        <source>rank %1 of %2</source>
        <translation>rang %1 sur %2</translation>
    </message>
    <message>
        <source>row entropy %1</source>
        <translation>entropie de la ligne %1</translation>
    </message>
    <message>
        <source>edited by hand, model %1</source>
        <translation>modifié à la main, modèle %1</translation>
    </message>
    <message>
        <source>No step yet: press Step, or choose a row.</source>
        <translation>Aucune étape encore&#xa0;: appuyez sur Pas, ou choisissez une ligne.</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>étape %1</translation>
    </message>
    <message>
        <source>The weights of this step are not computable.</source>
        <translation>Les poids de cette étape ne peuvent pas être calculés.</translation>
    </message>
    <message>
        <source>is its largest weight</source>
        <translation>est son plus grand poids</translation>
    </message>
    <message>
        <source>entropy in nats %1</source>
        <translation>entropie en nats %1</translation>
    </message>
    <message>
        <source>Rows are the words of the decoded sentence.</source>
        <translation>Les lignes sont les mots de la phrase décodée.</translation>
    </message>
    <message>
        <source>Neighbouring rows are not affected.</source>
        <translation>Les lignes voisines ne sont pas touchées.</translation>
    </message>
    <message>
        <source>Row sums to %1, all of it in view.</source>
        <translation>La ligne fait %1 en tout, entièrement visible.</translation>
    </message>
    <message>
        <source>Row sums to %1; %2 of it is in the source word out of view.</source>
        <translation>La ligne fait %1 en tout&#x202f;; %2 sur le mot source hors de vue.</translation>
    </message>
    <message>
        <source>Row sums to %1; %2 of it is in the %3 source words out of view.</source>
        <translation>La ligne fait %1 en tout&#x202f;; %2 sur les %3 mots source hors de vue.</translation>
    </message>
</context>
<context>
    <name>NextWordsScene</name>
    <message>
        <source>%1 others</source>
        <translation>%1 autres</translation>
    </message>
    <message>
        <source>1 other</source>
        <translation>1 autre</translation>
    </message>
</context>
<context>
    <name>lookback::ui</name>
    <message>
        <source>“%1”</source>
        <comment>a word in quotation marks</comment>
        <translation>«&#x202f;%1&#x202f;»</translation>
    </message>
</context>
<context>
    <name>lookback::ui::ArcsCanvas</name>
    <message>
        <source>Scroll the arcs</source>
        <translation>Faire défiler les arcs</translation>
    </message>
    <message>
        <source>Moves along a long sentence.</source>
        <translation>Se déplace le long d’une longue phrase.</translation>
    </message>
    <message>
        <source>No sentence yet</source>
        <translation>Aucune phrase encore</translation>
    </message>
    <message>
        <source>Type a sentence above, or choose an example, and press Decode.</source>
        <translation>Tapez une phrase en haut, ou choisissez un exemple, et appuyez sur Décoder.</translation>
    </message>
    <message>
        <source>Left and right select a source word, up and down go from step to step, the square brackets show more or fewer links, R shows reorderings, P shows log p under each word, W goes to the least likely word.</source>
        <translation>Gauche et droite choisissent un mot source, haut et bas passent d’une étape à l’autre, les crochets montrent plus ou moins de liens, R montre les réordonnancements, P montre log p sous chaque mot, W va au mot le moins probable.</translation>
    </message>
    <message>
        <source>Step %1, %2, reads from %3, %4 percent, edited by hand</source>
        <translation>Étape %1, %2, lit %3, %4 pour cent, modifié à la main</translation>
    </message>
    <message>
        <source>Step %1, %2, reads from %3, %4 percent</source>
        <translation>Étape %1, %2, lit %3, %4 pour cent</translation>
    </message>
    <message>
        <source>No sentence yet.</source>
        <translation>Aucune phrase encore.</translation>
    </message>
    <message>
        <source>This model has no alignment.</source>
        <translation>Ce modèle n’a pas d’alignement.</translation>
    </message>
    <message>
        <source>Source word %1, unknown to the model, is selected.</source>
        <translation>Le mot source %1, inconnu du modèle, est choisi.</translation>
    </message>
    <message>
        <source>Source word %1 is selected.</source>
        <translation>Le mot source %1 est choisi.</translation>
    </message>
    <message>
        <source>Step %1 writes %2.</source>
        <translation>L’étape %1 écrit %2.</translation>
    </message>
    <message>
        <source>Step %1 is not written yet.</source>
        <translation>L’étape %1 n’est pas encore écrite.</translation>
    </message>
    <message>
        <source>Its log p is %1.</source>
        <translation>Son log p est %1.</translation>
    </message>
    <message>
        <source>The least likely word so far is that of step %1.</source>
        <translation>Le mot le moins probable jusqu’ici est celui de l’étape %1.</translation>
    </message>
    <message>
        <source>The other lane has another word here.</source>
        <translation>L’autre voie a un autre mot ici.</translation>
    </message>
    <message>
        <source>Playing stops here.</source>
        <translation>La lecture s’arrête ici.</translation>
    </message>
    <message>
        <source>Unknown to the model: %1.</source>
        <translation>Inconnu du modèle&#xa0;: %1.</translation>
    </message>
    <message>
        <source>No font has all letters of: %1.</source>
        <translation>Aucune police n’a toutes les lettres de&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>lookback::ui::ArcsView</name>
    <message>
        <source>Arcs</source>
        <translation>Arcs</translation>
    </message>
    <message>
        <source>Lane %1</source>
        <translation>Voie %1</translation>
    </message>
    <message>
        <source>Each curve joins a target word to a source word it reads from; the wider, the more weight. Left and right select a source word, up and down go from step to step.</source>
        <translation>Chaque courbe relie un mot cible à un mot source qu’il lit&#x202f;; plus elle est large, plus le poids est grand. Gauche et droite choisissent un mot source, haut et bas passent d’une étape à l’autre.</translation>
    </message>
    <message>
        <source>source above, target below</source>
        <translation>source en haut, cible en bas</translation>
    </message>
    <message>
        <source>cover %1 %</source>
        <translation>couvrir %1&#x202f;%</translation>
    </message>
    <message>
        <source>α ≥ %1</source>
        <translation>α ≥ %1</translation>
    </message>
    <message>
        <source>all links</source>
        <translation>tous les liens</translation>
    </message>
    <message>
        <source>Links shown</source>
        <translation>Liens montrés</translation>
    </message>
    <message>
        <source>Shows the links of at least this weight, or the strongest that together cover this share of each word. What is hidden is counted below.</source>
        <translation>Montre les liens d’au moins ce poids, ou les plus forts qui couvrent ensemble cette part de chaque mot. Ce qui est masqué est compté au-dessous.</translation>
    </message>
    <message>
        <source>Up and down choose, Enter takes.</source>
        <translation>Haut et bas choisissent, Entrée valide.</translation>
    </message>
    <message>
        <source>Show reorderings</source>
        <translation>Montrer les réordonnancements</translation>
    </message>
    <message>
        <source>Dashes and counts the pairs of words whose strongest links cross.</source>
        <translation>Met en tirets et compte les paires de mots dont les liens les plus forts se croisent.</translation>
    </message>
    <message>
        <source>Show log p of each word</source>
        <translation>Montrer log p de chaque mot</translation>
    </message>
    <message>
        <source>Go to the least likely word</source>
        <translation>Aller au mot le moins probable</translation>
    </message>
    <message>
        <source>Show more links</source>
        <translation>Montrer plus de liens</translation>
    </message>
    <message>
        <source>Show fewer links</source>
        <translation>Montrer moins de liens</translation>
    </message>
</context>
<context>
    <name>lookback::ui::AudienceWindow</name>
    <message>
        <source>Lookback: for the audience</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the audience</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The page, larger</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::Banner</name>
    <message>
        <source>Close the message</source>
        <translation>Fermer le message</translation>
    </message>
    <message>
        <source>Takes this message away.</source>
        <translation>Retire ce message.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>lookback::ui::BeamCanvas</name>
    <message>
        <source>Scroll the steps</source>
        <translation>Faire défiler les étapes</translation>
    </message>
    <message>
        <source>Moves along the steps.</source>
        <translation>Se déplace le long des étapes.</translation>
    </message>
    <message>
        <source>Scroll the beam</source>
        <translation>Faire défiler le faisceau</translation>
    </message>
    <message>
        <source>Moves along a step.</source>
        <translation>Se déplace le long d’une étape.</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>étape %1</translation>
    </message>
    <message>
        <source>log p %1</source>
        <translation>log p %1</translation>
    </message>
    <message>
        <source>sum %1</source>
        <translation>somme %1</translation>
    </message>
    <message>
        <source>per word %1</source>
        <translation>par mot %1</translation>
    </message>
    <message>
        <source>rank %1 of its step</source>
        <translation>rang %1 de son étape</translation>
    </message>
    <message>
        <source>on the way to the best hypothesis</source>
        <translation>sur le chemin de la meilleure hypothèse</translation>
    </message>
    <message>
        <source>kept; a hypothesis went through here</source>
        <translation>gardé&#x202f;; une hypothèse est passée par ici</translation>
    </message>
    <message>
        <source>kept, but every continuation was overtaken later</source>
        <translation>gardé, mais toutes ses suites ont été dépassées plus tard</translation>
    </message>
    <message>
        <source>kept, but no continuation entered the beam</source>
        <translation>gardé, mais aucune suite n’est entrée dans le faisceau</translation>
    </message>
    <message>
        <source>finished; hypothesis %1 of %2 by log p per word</source>
        <translation>terminé&#x202f;; hypothèse %1 sur %2 selon log p par mot</translation>
    </message>
    <message>
        <source>still open when the search ended</source>
        <translation>encore ouvert à la fin de la recherche</translation>
    </message>
    <message>
        <source>pruned: it just missed the beam of %1</source>
        <translation>élagué&#xa0;: il a manqué de peu le faisceau de %1</translation>
    </message>
    <message>
        <source>No beam yet</source>
        <translation>Aucun faisceau encore</translation>
    </message>
    <message>
        <source>Type a sentence above, or choose an example, and press Decode.</source>
        <translation>Tapez une phrase en haut, ou choisissez un exemple, et appuyez sur Décoder.</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>Recherche en cours</translation>
    </message>
    <message>
        <source>The beam is being searched; nothing else waits.</source>
        <translation>La recherche en faisceau est en cours&#x202f;; rien d’autre n’attend.</translation>
    </message>
    <message>
        <source>Left and right go to the word before and to the best word after, up and down along the step, Home and End to the first word and the end of the hypothesis. Enter shows the hypothesis in all panes, Delete shows what the model writes by itself, plus and minus change the width of the beam.</source>
        <translation>Gauche et droite vont au mot d’avant et au meilleur mot d’après, haut et bas le long de l’étape, Début et Fin au premier mot et à la fin de l’hypothèse. Entrée montre l’hypothèse dans tous les volets, Suppr montre ce que le modèle écrit de lui-même, plus et moins changent la largeur du faisceau.</translation>
    </message>
    <message>
        <source>Step %1, %2, pruned</source>
        <translation>Étape %1, %2, élagué</translation>
    </message>
    <message>
        <source>Step %1, %2, rank %3</source>
        <translation>Étape %1, %2, rang %3</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>terminé</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>affiché</translation>
    </message>
    <message>
        <source>best</source>
        <translation>meilleur</translation>
    </message>
    <message>
        <source>log p %1, sum %2</source>
        <translation>log p %1, somme %2</translation>
    </message>
    <message>
        <source>No sentence yet.</source>
        <translation>Aucune phrase encore.</translation>
    </message>
    <message>
        <source>The beam is being searched.</source>
        <translation>La recherche en faisceau est en cours.</translation>
    </message>
    <message>
        <source>A beam of width %1: %2 steps, %3 partial translations, %4 hypotheses.</source>
        <translation>Un faisceau de largeur %1&#xa0;: %2 étapes, %3 traductions partielles, %4 hypothèses.</translation>
    </message>
    <message>
        <source>The best has %1 words and log p %2.</source>
        <translation>La meilleure a %1 mots et log p %2.</translation>
    </message>
</context>
<context>
    <name>lookback::ui::BeamView</name>
    <message>
        <source>Beam</source>
        <translation>Faisceau</translation>
    </message>
    <message>
        <source>The beam search from left to right: boxes were kept, words without a box just missed the beam. Enter shows the hypothesis of a box in all panes.</source>
        <translation>La recherche en faisceau de gauche à droite&#xa0;: les cadres ont été gardés, les mots sans cadre ont manqué de peu le faisceau. Entrée montre l’hypothèse d’un cadre dans tous les volets.</translation>
    </message>
    <message>
        <source>width 1 (greedy)</source>
        <translation>largeur 1 (glouton)</translation>
    </message>
    <message>
        <source>width %1</source>
        <translation>largeur %1</translation>
    </message>
    <message>
        <source>Width of the beam</source>
        <translation>Largeur du faisceau</translation>
    </message>
    <message>
        <source>How many partial translations are kept at every step.</source>
        <translation>Combien de traductions partielles sont gardées à chaque étape.</translation>
    </message>
    <message>
        <source>Up and down choose, Enter takes.</source>
        <translation>Haut et bas choisissent, Entrée valide.</translation>
    </message>
    <message>
        <source>Show this hypothesis</source>
        <translation>Montrer cette hypothèse</translation>
    </message>
    <message>
        <source>The weights of the hypothesis under the cursor are shown in all panes.</source>
        <translation>Les poids de l’hypothèse sous le curseur sont montrés dans tous les volets.</translation>
    </message>
    <message>
        <source>Show the greedy translation</source>
        <translation>Montrer la traduction gloutonne</translation>
    </message>
    <message>
        <source>Back to what the model writes by itself, word by word.</source>
        <translation>Retour à ce que le modèle écrit de lui-même, mot à mot.</translation>
    </message>
    <message>
        <source>Wider beam</source>
        <translation>Faisceau plus large</translation>
    </message>
    <message>
        <source>Narrower beam</source>
        <translation>Faisceau plus étroit</translation>
    </message>
    <message>
        <source>a hypothesis is shown</source>
        <translation>une hypothèse est affichée</translation>
    </message>
    <message>
        <source>without the edits</source>
        <translation>sans les modifications</translation>
    </message>
</context>
<context>
    <name>lookback::ui::BlendStrips</name>
    <message>
        <source>%1, dimensions %2–%3 of %4</source>
        <translation>%1, dimensions %2–%3 sur %4</translation>
    </message>
    <message>
        <source>Previous dimensions</source>
        <translation>Dimensions précédentes</translation>
    </message>
    <message>
        <source>Shows the eight dimensions before.</source>
        <translation>Montre les huit dimensions d’avant.</translation>
    </message>
    <message>
        <source>Next dimensions</source>
        <translation>Dimensions suivantes</translation>
    </message>
    <message>
        <source>Shows the next eight dimensions.</source>
        <translation>Montre les huit dimensions suivantes.</translation>
    </message>
    <message>
        <source>Dimensions as colours from −1 to 1</source>
        <translation>Dimensions en couleurs de −1 à 1</translation>
    </message>
</context>
<context>
    <name>lookback::ui::BreakdownBars</name>
    <message>
        <source>%1-gram precision %2 percent, %3 of %4.</source>
        <translation>Précision des %1-grammes %2 pour cent, %3 sur %4.</translation>
    </message>
    <message>
        <source>Output words %1, reference words %2, brevity penalty %3, BLEU %4.</source>
        <translation>Mots écrits %1, mots de référence %2, pénalité de brièveté %3, BLEU %4.</translation>
    </message>
    <message>
        <source>Score breakdown</source>
        <translation>Détail du score</translation>
    </message>
    <message>
        <source>BLEU is the brevity penalty times the geometric mean of the shares of 1- to 4-grams that are in the reference.</source>
        <translation>BLEU est la pénalité de brièveté fois la moyenne géométrique des parts des 1- à 4-grammes présents dans la référence.</translation>
    </message>
    <message>
        <source>%1-gram</source>
        <translation>%1-gramme</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>output words</source>
        <translation>mots écrits</translation>
    </message>
    <message>
        <source>reference words</source>
        <translation>mots de référence</translation>
    </message>
    <message>
        <source>brevity penalty</source>
        <translation>pénalité de brièveté</translation>
    </message>
    <message>
        <source>geometric mean</source>
        <translation>moyenne géométrique</translation>
    </message>
    <message>
        <source>BLEU  =  %1 × %2  =  %3</source>
        <translation>BLEU  =  %1 × %2  =  %3</translation>
    </message>
</context>
<context>
    <name>lookback::ui::ChartWidget</name>
    <message>
        <source>model, longest training sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BLEU, all sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BLEU, without unknown words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left and Right read the points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 source words × %2 written words = %3 scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The paper, table 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>English to French, newstest2014</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The paper&apos;s table 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores of the systems in the paper. Arrow keys go from row to row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The paper draws BLEU by sentence length in its figure 2 and prints no numbers of it; these are its numbers for all lengths together. -30 and -50: longest sentences trained on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>-30 and -50: longest sentences trained on, in words. ★: trained for much longer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BLEU by sentence length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the models that come with Lookback</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No model with scores by length was found beside the program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it costs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one mark, one score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>source words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>written words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From 1 to 100.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written words</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::CompareDesk</name>
    <message>
        <source>The second lane could not be opened. %1</source>
        <translation>La deuxième voie n’a pas pu être ouverte. %1</translation>
    </message>
    <message>
        <source>Playing stops at</source>
        <translation>La lecture s’arrête à</translation>
    </message>
    <message>
        <source>Step %1, %2</source>
        <translation>Étape %1, %2</translation>
    </message>
    <message>
        <source>No word yet: press F9 at one</source>
        <translation>Aucun mot encore&#xa0;: appuyez sur F9 sur l’un d’eux</translation>
    </message>
    <message>
        <source>Stop nowhere</source>
        <translation>Ne s’arrêter nulle part</translation>
    </message>
</context>
<context>
    <name>lookback::ui::CompareDialog</name>
    <message>
        <source>Compare with…</source>
        <translation>Comparer avec…</translation>
    </message>
    <message>
        <source>Another model</source>
        <translation>Un autre modèle</translation>
    </message>
    <message>
        <source>A checkpoint of a run</source>
        <translation>Un point de sauvegarde d’un entraînement</translation>
    </message>
    <message>
        <source>Another sentence</source>
        <translation>Une autre phrase</translation>
    </message>
    <message>
        <source>Teacher forcing against free running</source>
        <translation>Référence forcée contre écriture libre</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Comparer avec</translation>
    </message>
    <message>
        <source>What the second lane shows.</source>
        <translation>Ce que montre la deuxième voie.</translation>
    </message>
    <message>
        <source>The same sentence, read and written by another model in lane B.</source>
        <translation>La même phrase, lue et écrite par un autre modèle dans la voie B.</translation>
    </message>
    <message>
        <source>The same sentence, by the model as it was at a checkpoint of a stored run.</source>
        <translation>La même phrase, par le modèle tel qu’il était à un point de sauvegarde d’un entraînement conservé.</translation>
    </message>
    <message>
        <source>The same model with another sentence in lane B.</source>
        <translation>Le même modèle avec une autre phrase dans la voie B.</translation>
    </message>
    <message>
        <source>Lane A is forced to write this reference, word by word, as in training; lane B writes what it likes and lives with its own mistakes. Where they part, exposure bias begins.</source>
        <translation>La voie A doit écrire cette référence mot à mot, comme à l’entraînement&#x202f;; la voie B écrit ce qu’elle veut et vit avec ses propres erreurs. Là où elles se séparent commence le biais d’exposition.</translation>
    </message>
    <message>
        <source>Another file…</source>
        <translation>Autre fichier…</translation>
    </message>
    <message>
        <source>No run is stored yet: train a model on the page Train.</source>
        <translation>Aucun entraînement n’est conservé&#xa0;: entraînez un modèle à la page Entraîner.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>The model of the second lane.</source>
        <translation>Le modèle de la deuxième voie.</translation>
    </message>
    <message>
        <source>Another file</source>
        <translation>Autre fichier</translation>
    </message>
    <message>
        <source>Opens a model file from disk.</source>
        <translation>Ouvre un fichier de modèle du disque.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>The stored run.</source>
        <translation>L’entraînement conservé.</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>Point de sauvegarde</translation>
    </message>
    <message>
        <source>The state of that run.</source>
        <translation>L’état de cet entraînement.</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Phrase</translation>
    </message>
    <message>
        <source>The sentence of the second lane.</source>
        <translation>La phrase de la deuxième voie.</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>A translation that lane A is forced to write.</source>
        <translation>Une traduction que la voie A doit écrire.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Opens the second lane.</source>
        <translation>Ouvre la deuxième voie.</translation>
    </message>
    <message>
        <source>Closes this without a second lane.</source>
        <translation>Ferme ceci sans deuxième voie.</translation>
    </message>
    <message>
        <source>Open model</source>
        <translation>Ouvrir un modèle</translation>
    </message>
    <message>
        <source>Models (*.safetensors);;All files (*)</source>
        <translation>Modèles (*.safetensors);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>update %1</source>
        <translation>mise à jour %1</translation>
    </message>
    <message>
        <source>%1, the best of its run</source>
        <translation>%1, la meilleure de son entraînement</translation>
    </message>
    <message>
        <source>compare with %1</source>
        <translation>comparer avec %1</translation>
    </message>
    <message>
        <source>compare with a checkpoint</source>
        <translation>comparer avec un point de sauvegarde</translation>
    </message>
    <message>
        <source>compare with another sentence</source>
        <translation>comparer avec une autre phrase</translation>
    </message>
</context>
<context>
    <name>lookback::ui::CurveChart</name>
    <message>
        <source>Loss per word</source>
        <translation>Perte par mot</translation>
    </message>
    <message>
        <source>BLEU</source>
        <translation>BLEU</translation>
    </message>
    <message>
        <source>AER</source>
        <translation>AER</translation>
    </message>
    <message>
        <source>Gradient norm</source>
        <translation>Norme du gradient</translation>
    </message>
    <message>
        <source>Words/s</source>
        <translation>Mots/s</translation>
    </message>
    <message>
        <source>nats, by update</source>
        <translation>nats, par mise à jour</translation>
    </message>
    <message>
        <source>dev, greedy</source>
        <translation>dév., glouton</translation>
    </message>
    <message>
        <source>dev, lower is better</source>
        <translation>dév., plus bas est mieux</translation>
    </message>
    <message>
        <source>before clipping</source>
        <translation>avant écrêtage</translation>
    </message>
    <message>
        <source>target words</source>
        <translation>mots cible</translation>
    </message>
    <message>
        <source>training %1</source>
        <translation>entraînement %1</translation>
    </message>
    <message>
        <source>dev %1</source>
        <translation>dév. %1</translation>
    </message>
    <message>
        <source>update %1</source>
        <translation>mise à jour %1</translation>
    </message>
    <message>
        <source>Nothing is measured yet.</source>
        <translation>Rien n’est encore mesuré.</translation>
    </message>
    <message>
        <source>%1 at update %2</source>
        <translation>%1 à la mise à jour %2</translation>
    </message>
    <message>
        <source>By hand: %1.</source>
        <translation>À la main&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Update %1: %2.</source>
        <translation>Mise à jour %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>From %1 at update %2 to %3 at update %4.</source>
        <translation>De %1 à la mise à jour %2 à %3 à la mise à jour %4.</translation>
    </message>
    <message>
        <source>A curve over the updates of the run; triangles mark checkpoints. Left and Right read point after point, Return or a click moves the timeline there.</source>
        <translation>Une courbe sur les mises à jour de l’entraînement&#x202f;; les triangles marquent les points de sauvegarde. Gauche et droite lisent point après point, Entrée ou un clic y amène la frise.</translation>
    </message>
    <message>
        <source>passes over the data</source>
        <translation>passages sur les données</translation>
    </message>
    <message>
        <source>updates</source>
        <translation>mises à jour</translation>
    </message>
</context>
<context>
    <name>lookback::ui::DataForm</name>
    <message>
        <source>Choose one TSV file, or two files with the two sides</source>
        <translation>Choisissez un fichier TSV, ou deux fichiers avec les deux côtés</translation>
    </message>
    <message>
        <source>Texts (*.tsv *.txt *.gz *.fr *.en);;All files (*)</source>
        <translation>Textes (*.tsv *.txt *.gz *.fr *.en);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Choose a file of links</source>
        <translation>Choisissez un fichier de liens</translation>
    </message>
    <message>
        <source>Drop a file here, or choose: one with source, tab, target on each line, or two with the two sides line by line. They may be gzipped.</source>
        <translation>Déposez un fichier ici, ou choisissez&#xa0;: un seul avec source, tabulation, cible sur chaque ligne, ou deux avec les deux côtés ligne à ligne. Ils peuvent être compressés (gzip).</translation>
    </message>
    <message>
        <source>Gold links: none</source>
        <translation>Liens de référence&#xa0;: aucun</translation>
    </message>
    <message>
        <source>Gold links: %1</source>
        <translation>Liens de référence&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n link(s)</source>
        <translation>
            <numerusform>%n lien</numerusform>
            <numerusform>%n liens</numerusform>
        </translation>
    </message>
    <message>
        <source>positions count words between blanks</source>
        <translation>les positions comptent les mots entre espaces</translation>
    </message>
    <message>
        <source>positions count this program&apos;s words</source>
        <translation>les positions comptent les mots de ce programme</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) to no word and are left out, the first on line %1</source>
        <translation>
            <numerusform>%n ne désigne aucun mot et est écarté&#xa0;: ligne %1</numerusform>
            <numerusform>%n ne désignent aucun mot et sont écartés, le premier à la ligne %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 % unknown</source>
        <translation>%1&#xa0;: %2&#x202f;% inconnus</translation>
    </message>
    <message>
        <source>%1: every word known</source>
        <translation>%1&#xa0;: tous les mots connus</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Source: no file yet</source>
        <translation>Source&#xa0;: aucun fichier encore</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Cible</translation>
    </message>
    <message>
        <source>Target: no file yet</source>
        <translation>Cible&#xa0;: aucun fichier encore</translation>
    </message>
    <message>
        <source>Reading: %1 lines</source>
        <translation>Lecture&#xa0;: %1 lignes</translation>
    </message>
    <message>
        <source>Splitting…</source>
        <translation>Séparation…</translation>
    </message>
    <message>
        <source>Writing…</source>
        <translation>Écriture…</translation>
    </message>
    <message>
        <source>French</source>
        <translation>français</translation>
    </message>
    <message>
        <source>English</source>
        <translation>anglais</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>autre</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>Choose files…</source>
        <translation>Choisir des fichiers…</translation>
    </message>
    <message>
        <source>Translate from</source>
        <translation>Traduire de</translation>
    </message>
    <message>
        <source>into</source>
        <translation>vers</translation>
    </message>
    <message>
        <source>Longest sentence, words</source>
        <translation>Phrase la plus longue, en mots</translation>
    </message>
    <message>
        <source>The first column or file is the target</source>
        <translation>La première colonne ou le premier fichier est la cible</translation>
    </message>
    <message>
        <source>Choose links…</source>
        <translation>Choisir des liens…</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>Sans</translation>
    </message>
    <message>
        <source>Links name the target word first</source>
        <translation>Les liens nomment d’abord le mot cible</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Vocabulaire</translation>
    </message>
    <message>
        <source>Words on each side</source>
        <translation>Mots de chaque côté</translation>
    </message>
    <message>
        <source>Held back to judge by</source>
        <translation>Réservées pour juger</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paires</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>No sentence of these, source or target, is trained on. At most a fifth is held back.</source>
        <translation>Aucune phrase de celles-ci, source ou cible, ne sert à l’entraînement. Un cinquième au plus est réservé.</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>Name of the corpus</source>
        <translation>Nom du corpus</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Choose files</source>
        <translation>Choisir des fichiers</translation>
    </message>
    <message>
        <source>Opens one TSV file, or two files with the two sides.</source>
        <translation>Ouvre un fichier TSV, ou deux fichiers avec les deux côtés.</translation>
    </message>
    <message>
        <source>Source language</source>
        <translation>Langue source</translation>
    </message>
    <message>
        <source>Decides how the source is cut into words.</source>
        <translation>Décide comment la source est découpée en mots.</translation>
    </message>
    <message>
        <source>Target language</source>
        <translation>Langue cible</translation>
    </message>
    <message>
        <source>Decides how the target is cut into words.</source>
        <translation>Décide comment la cible est découpée en mots.</translation>
    </message>
    <message>
        <source>Longest sentence</source>
        <translation>Phrase la plus longue</translation>
    </message>
    <message>
        <source>Pairs with more words on either side are skipped or cut.</source>
        <translation>Les paires de plus de mots d’un côté sont sautées ou coupées.</translation>
    </message>
    <message>
        <source>Turns all pairs round.</source>
        <translation>Retourne toutes les paires.</translation>
    </message>
    <message>
        <source>Choose links</source>
        <translation>Choisir des liens</translation>
    </message>
    <message>
        <source>A file with a line of links for each pair: i-j sure, i?j or ipj possible, counted from 0.</source>
        <translation>Un fichier avec une ligne de liens pour chaque paire&#xa0;: i-j sûr, i?j ou ipj possible, comptés à partir de 0.</translation>
    </message>
    <message>
        <source>Without links</source>
        <translation>Sans liens</translation>
    </message>
    <message>
        <source>Imports without gold links.</source>
        <translation>Importe sans liens de référence.</translation>
    </message>
    <message>
        <source>Tick it where i-j in the file is target-source.</source>
        <translation>À cocher si i-j dans le fichier veut dire cible-source.</translation>
    </message>
    <message>
        <source>Size of both vocabularies, the two marks counted.</source>
        <translation>Taille des deux vocabulaires, les deux marques comptées.</translation>
    </message>
    <message>
        <source>Size of the vocabularies</source>
        <translation>Taille des vocabulaires</translation>
    </message>
    <message>
        <source>Fewer words leave more of the text unknown.</source>
        <translation>Moins de mots laissent plus de texte inconnu.</translation>
    </message>
    <message>
        <source>Pairs held back</source>
        <translation>Paires réservées</translation>
    </message>
    <message>
        <source>So many pairs are kept to judge the model by.</source>
        <translation>Autant de paires sont gardées pour juger le modèle.</translation>
    </message>
    <message>
        <source>Seed of the split</source>
        <translation>Graine de la séparation</translation>
    </message>
    <message>
        <source>The same seed holds back the same pairs.</source>
        <translation>La même graine réserve les mêmes paires.</translation>
    </message>
    <message>
        <source>Under this name it is offered for training.</source>
        <translation>C’est sous ce nom qu’il est proposé à l’entraînement.</translation>
    </message>
    <message>
        <source>Keeps the pairs as a corpus of your own.</source>
        <translation>Garde les paires comme corpus à vous.</translation>
    </message>
    <message>
        <source>Stops reading; nothing of it is kept.</source>
        <translation>Arrête la lecture&#x202f;; rien n’en est gardé.</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Avancement</translation>
    </message>
</context>
<context>
    <name>lookback::ui::DataPage</name>
    <message>
        <source>Kept as “%1”: %2 pairs to train on, %3 held back. Its files are in %4.</source>
        <translation>Gardé sous «&#x202f;%1&#x202f;»&#xa0;: %2 paires pour l’entraînement, %3 réservées. Ses fichiers sont dans %4.</translation>
    </message>
    <message>
        <source>Reading the files…</source>
        <translation>Lecture des fichiers…</translation>
    </message>
    <message>
        <source>Importing…</source>
        <translation>Importation…</translation>
    </message>
    <message>
        <source>No corpus is chosen yet.</source>
        <translation>Aucun corpus n’est encore choisi.</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Données</translation>
    </message>
    <message>
        <source>Choose or drop a corpus, and its first pairs and problems stand here.
Nothing is kept before you press Import.</source>
        <translation>Choisissez ou déposez un corpus&#xa0;: ses premières paires et ses problèmes s’affichent ici.
Rien n’est gardé avant que vous n’appuyiez sur Importer.</translation>
    </message>
    <message>
        <source>Nothing of the import was kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Store elsewhere…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asks for another place for imported text and runs.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::DataPreview</name>
    <message>
        <source>%1 lines: %2 pairs kept, %3 skipped.</source>
        <translation>%1 lignes&#xa0;: %2 paires gardées, %3 sautées.</translation>
    </message>
    <message>
        <source>%1 source words (%2 different), %3 target words (%4 different).</source>
        <translation>%1 mots source (%2 différents), %3 mots cible (%4 différents).</translation>
    </message>
    <message>
        <source>%1 pairs mended.</source>
        <translation>%1 paires réparées.</translation>
    </message>
    <message>
        <source>First pairs: as in the file, and as words</source>
        <translation>Premières paires&#xa0;: comme dans le fichier, et en mots</translation>
    </message>
    <message>
        <source>First pairs</source>
        <translation>Premières paires</translation>
    </message>
    <message>
        <source>The first pairs, two rows each: the line as it stands in the file, and the words the model will read and write.</source>
        <translation>Les premières paires, deux lignes chacune&#xa0;: la ligne telle qu’elle est dans le fichier, et les mots que le modèle lira et écrira.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) have a third column; it is not read.</source>
        <translation>
            <numerusform>%n ligne a une troisième colonne&#x202f;; elle n’est pas lue.</numerusform>
            <numerusform>%n lignes ont une troisième colonne&#x202f;; elle n’est pas lue.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n invisible character(s) were left out.</source>
        <translation>
            <numerusform>%n caractère invisible a été omis.</numerusform>
            <numerusform>%n caractères invisibles ont été omis.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lookback::ui::DataProblems</name>
    <message numerus="yes">
        <source>%n line(s) with more than a million bytes</source>
        <translation>
            <numerusform>%n ligne de plus d’un million d’octets</numerusform>
            <numerusform>%n lignes de plus d’un million d’octets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) with a NUL byte</source>
        <translation>
            <numerusform>%n ligne avec un octet NUL</numerusform>
            <numerusform>%n lignes avec un octet NUL</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) not valid UTF-8</source>
        <translation>
            <numerusform>%n ligne qui n’est pas de l’UTF-8 valide</numerusform>
            <numerusform>%n lignes qui ne sont pas de l’UTF-8 valide</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) without a tab between source and target</source>
        <translation>
            <numerusform>%n ligne sans tabulation entre source et cible</numerusform>
            <numerusform>%n lignes sans tabulation entre source et cible</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) with an empty side</source>
        <translation>
            <numerusform>%n ligne avec un côté vide</numerusform>
            <numerusform>%n lignes avec un côté vide</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) longer than the longest sentence</source>
        <translation>
            <numerusform>%n paire plus longue que la phrase la plus longue</numerusform>
            <numerusform>%n paires plus longues que la phrase la plus longue</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) with garbled letters, as in “Ã©” for “é”</source>
        <translation>
            <numerusform>%n ligne aux lettres brouillées, comme «&#x202f;Ã©&#x202f;» pour «&#x202f;é&#x202f;»</numerusform>
            <numerusform>%n lignes aux lettres brouillées, comme «&#x202f;Ã©&#x202f;» pour «&#x202f;é&#x202f;»</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) with source and target swapped, by their small words</source>
        <translation>
            <numerusform>%n ligne où source et cible sont échangées, d’après leurs petits mots</numerusform>
            <numerusform>%n lignes où source et cible sont échangées, d’après leurs petits mots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) not translated: the same on both sides</source>
        <translation>
            <numerusform>%n paire non traduite&#xa0;: la même des deux côtés</numerusform>
            <numerusform>%n paires non traduites&#xa0;: les mêmes des deux côtés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) that came before</source>
        <translation>
            <numerusform>%n paire déjà rencontrée</numerusform>
            <numerusform>%n paires déjà rencontrées</numerusform>
        </translation>
    </message>
    <message>
        <source>Skipped; mend the file to keep them</source>
        <translation>Sautées&#x202f;; réparez le fichier pour les garder</translation>
    </message>
    <message>
        <source>Read NUL as a space</source>
        <translation>Lire NUL comme une espace</translation>
    </message>
    <message>
        <source>Read them as Latin-1</source>
        <translation>Les lire comme du Latin-1</translation>
    </message>
    <message>
        <source>Cut both sides to that length</source>
        <translation>Couper les deux côtés à cette longueur</translation>
    </message>
    <message>
        <source>Put the letters right</source>
        <translation>Rétablir les lettres</translation>
    </message>
    <message>
        <source>Swap their sides</source>
        <translation>Échanger leurs côtés</translation>
    </message>
    <message>
        <source>Skip them</source>
        <translation>Les sauter</translation>
    </message>
    <message>
        <source>%1 (now skipped)</source>
        <translation>%1 (sautées pour l’instant)</translation>
    </message>
    <message>
        <source>%1 (now kept)</source>
        <translation>%1 (gardées pour l’instant)</translation>
    </message>
    <message>
        <source>Line %1, byte %2</source>
        <translation>Ligne %1, octet %2</translation>
    </message>
    <message>
        <source>Line %1, %2 words</source>
        <translation>Ligne %1, %2 mots</translation>
    </message>
    <message>
        <source>Line %1, %2 bytes</source>
        <translation>Ligne %1, %2 octets</translation>
    </message>
    <message>
        <source>Line %1, as line %2</source>
        <translation>Ligne %1, comme la ligne %2</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Ligne %1</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… et encore %n</numerusform>
            <numerusform>… et encore %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>What is wrong, and where</source>
        <translation>Ce qui ne va pas, et où</translation>
    </message>
    <message>
        <source>What ticking it does</source>
        <translation>Ce que fait la coche</translation>
    </message>
    <message>
        <source>Lines that need a decision; tick one to apply its fix. The file itself is not changed.</source>
        <translation>Les lignes qui demandent une décision&#x202f;; cochez-en une pour appliquer son remède. Le fichier lui-même n’est pas modifié.</translation>
    </message>
    <message>
        <source>None: every line can be used as it is.</source>
        <translation>Aucun&#xa0;: chaque ligne peut servir telle quelle.</translation>
    </message>
    <message>
        <source>Tick a row to apply its fix; the file itself is not changed.</source>
        <translation>Cochez une ligne pour appliquer son remède&#x202f;; le fichier lui-même n’est pas modifié.</translation>
    </message>
</context>
<context>
    <name>lookback::ui::DecodeController</name>
    <message>
        <source>open %1</source>
        <translation>ouvrir %1</translation>
    </message>
    <message>
        <source>decode another sentence</source>
        <translation>décoder une autre phrase</translation>
    </message>
    <message>
        <source>follow a given translation</source>
        <translation>suivre une traduction donnée</translation>
    </message>
    <message>
        <source>Reading the model %1</source>
        <translation>Lecture du modèle %1</translation>
    </message>
    <message>
        <source>Decoding the sentence</source>
        <translation>Décodage de la phrase</translation>
    </message>
    <message>
        <source>take edits out</source>
        <translation>retirer des modifications</translation>
    </message>
    <message>
        <source>let the model choose at step %1</source>
        <translation>laisser le modèle choisir à l’étape %1</translation>
    </message>
    <message>
        <source>switch an edit on</source>
        <translation>activer une modification</translation>
    </message>
    <message>
        <source>switch an edit off</source>
        <translation>désactiver une modification</translation>
    </message>
    <message>
        <source>take an edit out</source>
        <translation>retirer une modification</translation>
    </message>
    <message>
        <source>force a reference</source>
        <translation>forcer une référence</translation>
    </message>
    <message>
        <source>close the second lane</source>
        <translation>fermer la deuxième voie</translation>
    </message>
    <message>
        <source>exchange the lanes</source>
        <translation>échanger les voies</translation>
    </message>
    <message>
        <source>show the greedy translation</source>
        <translation>montrer la traduction gloutonne</translation>
    </message>
    <message>
        <source>show a hypothesis</source>
        <translation>montrer une hypothèse</translation>
    </message>
</context>
<context>
    <name>lookback::ui::DecodeLane</name>
    <message>
        <source>The model that this widget runs is not on this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotation of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotations</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::DecodePage</name>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Beam</source>
        <translation>Faisceau</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Différence</translation>
    </message>
    <message>
        <source>What stands here</source>
        <translation>Ce qui se trouve ici</translation>
    </message>
    <message>
        <source>The map of weights, the beam search, or the difference of two lanes.</source>
        <translation>La carte des poids, la recherche en faisceau, ou la différence de deux voies.</translation>
    </message>
    <message>
        <source>Energies and next word</source>
        <translation>Énergies et mot suivant</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspecteur</translation>
    </message>
    <message>
        <source>What stands on the right</source>
        <translation>Ce qui se trouve à droite</translation>
    </message>
    <message>
        <source>Energies and next word, or the inspector with equation, numbers and edits.</source>
        <translation>Énergies et mot suivant, ou l’inspecteur avec équation, nombres et modifications.</translation>
    </message>
    <message>
        <source>Symbol α(i, j): equation 6 of the paper.</source>
        <translation>Symbole α(i, j)&#xa0;: équation 6 de l’article.</translation>
    </message>
    <message>
        <source>Symbol p(y_i): equation 4 and Appendix A.2.2 of the paper.</source>
        <translation>Symbole p(y_i)&#xa0;: équation 4 et annexe A.2.2 de l’article.</translation>
    </message>
    <message>
        <source>Symbols e(i, j) and α(i, j): equation 6 and Appendix A.1.2 of the paper.</source>
        <translation>Symboles e(i, j) et α(i, j)&#xa0;: équation 6 et annexe A.1.2 de l’article.</translation>
    </message>
</context>
<context>
    <name>lookback::ui::DecoderWidget</name>
    <message>
        <source>First</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes before the first word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes back by one part of the step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes the last word back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writes the sentence by itself; pauses when it runs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes on by one part of the step: score, soften, blend, write.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writes the next word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes to the end of the sentence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes the last change back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does the change again that was taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset</source>
        <translation type="unfinished">Réinitialiser</translation>
    </message>
    <message>
        <source>Brings the opening sentence and its numbers back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let it write freely</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give it the right words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switches between the given words and the model&apos;s own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a sentence in the source language and press Enter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a sentence and press Enter</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::Describe</name>
    <message>
        <source>%1 (%2, edited by hand)</source>
        <translation>%1 (%2, modifié à la main)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>the end mark</source>
        <translation>la marque de fin</translation>
    </message>
    <message>
        <source>Step %1 writes %2 from the one fixed vector.</source>
        <translation>L’étape %1 écrit %2 à partir du seul vecteur fixe.</translation>
    </message>
    <message>
        <source>Step %1 writes %2, chosen by hand; it reads mostly %3.</source>
        <translation>L’étape %1 écrit %2, choisi à la main&#x202f;; elle lit surtout %3.</translation>
    </message>
    <message>
        <source>Step %1 writes %2, reads mostly %3.</source>
        <translation>L’étape %1 écrit %2, lit surtout %3.</translation>
    </message>
    <message>
        <source>e(%1, %2) = %3</source>
        <translation>e(%1, %2) = %3</translation>
    </message>
    <message>
        <source>α(%1, %2) = %3</source>
        <translation>α(%1, %2) = %3</translation>
    </message>
    <message>
        <source>equal energies at step %1</source>
        <translation>énergies égales à l’étape %1</translation>
    </message>
    <message>
        <source>energies × %2 at step %1</source>
        <translation>énergies × %2 à l’étape %1</translation>
    </message>
    <message>
        <source>all energies %2 at step %1</source>
        <translation>toutes les énergies %2 à l’étape %1</translation>
    </message>
    <message>
        <source>all energies +%2 at step %1</source>
        <translation>toutes les énergies +%2 à l’étape %1</translation>
    </message>
    <message>
        <source>only %2 at step %1</source>
        <translation>seulement %2 à l’étape %1</translation>
    </message>
    <message>
        <source>without %2 at step %1</source>
        <translation>sans %2 à l’étape %1</translation>
    </message>
    <message>
        <source>energies shuffled at step %1</source>
        <translation>énergies mélangées à l’étape %1</translation>
    </message>
    <message>
        <source>write %2 at step %1</source>
        <translation>écrire %2 à l’étape %1</translation>
    </message>
    <message>
        <source>score</source>
        <translation>évaluer</translation>
    </message>
    <message>
        <source>soften</source>
        <translation>adoucir</translation>
    </message>
    <message>
        <source>blend</source>
        <translation>mélanger</translation>
    </message>
    <message>
        <source>write</source>
        <translation>écrire</translation>
    </message>
    <message>
        <source>Nothing is written yet: s(0) comes from the backward state at the first source word.</source>
        <translation>Rien n’est encore écrit&#xa0;: s(0) vient de l’état arrière au premier mot source.</translation>
    </message>
    <message>
        <source>Step %1 cannot be computed: a weight is not a number.</source>
        <translation>L’étape %1 ne peut pas être calculée&#xa0;: un poids n’est pas un nombre.</translation>
    </message>
    <message>
        <source>Step %1 takes the one fixed vector of the whole sentence.</source>
        <translation>L’étape %1 prend le seul vecteur fixe de toute la phrase.</translation>
    </message>
    <message>
        <source>Step %1 scores: highest energy %2 at %3.</source>
        <translation>L’étape %1 évalue&#xa0;: énergie la plus haute %2 sur %3.</translation>
    </message>
    <message>
        <source>Step %1 softens: most weight on %2.</source>
        <translation>L’étape %1 adoucit&#xa0;: le plus grand poids sur %2.</translation>
    </message>
    <message>
        <source>Step %1 softens: most weight on %2, then %3.</source>
        <translation>L’étape %1 adoucit&#xa0;: le plus grand poids sur %2, puis %3.</translation>
    </message>
    <message>
        <source>Step %1 blends: reads mostly %2.</source>
        <translation>L’étape %1 mélange&#xa0;: lit surtout %2.</translation>
    </message>
    <message>
        <source>Step %1 blends: reads mostly %2, then %3.</source>
        <translation>L’étape %1 mélange&#xa0;: lit surtout %2, puis %3.</translation>
    </message>
    <message>
        <source>Next: score word %1.</source>
        <translation>Ensuite&#xa0;: évaluer le mot %1.</translation>
    </message>
    <message>
        <source>Next: blend for word %1.</source>
        <translation>Ensuite&#xa0;: mélanger pour le mot %1.</translation>
    </message>
    <message>
        <source>Next: soften the energies of word %1.</source>
        <translation>Ensuite&#xa0;: adoucir les énergies du mot %1.</translation>
    </message>
    <message>
        <source>Next: blend the annotations for word %1.</source>
        <translation>Ensuite&#xa0;: mélanger les annotations pour le mot %1.</translation>
    </message>
    <message>
        <source>Next: write word %1.</source>
        <translation>Ensuite&#xa0;: écrire le mot %1.</translation>
    </message>
    <message>
        <source>The sentence is complete.</source>
        <translation>La phrase est complète.</translation>
    </message>
    <message>
        <source>Cut here: the model did not write an end mark.</source>
        <translation>Coupée ici&#xa0;: le modèle n’a pas écrit de marque de fin.</translation>
    </message>
</context>
<context>
    <name>lookback::ui::DifferenceCanvas</name>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>no difference: one lane has no such word or weight</source>
        <translation>aucune différence&#xa0;: une voie n’a pas ce mot ou ce poids</translation>
    </message>
    <message>
        <source>difference %1</source>
        <translation>différence %1</translation>
    </message>
    <message>
        <source>lane A %1, lane B %2</source>
        <translation>voie A %1, voie B %2</translation>
    </message>
    <message>
        <source>source, A → B</source>
        <translation>source, A → B</translation>
    </message>
    <message>
        <source>target, A → B</source>
        <translation>cible, A → B</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>déplacé</translation>
    </message>
    <message>
        <source>Largest difference %1.</source>
        <translation>Plus grande différence %1.</translation>
    </message>
    <message>
        <source>%1 percent of this row&apos;s weight moved.</source>
        <translation>%1 pour cent du poids de cette ligne s’est déplacé.</translation>
    </message>
    <message>
        <source>The second lane is on its way</source>
        <translation>La deuxième voie arrive</translation>
    </message>
    <message>
        <source>One lane only</source>
        <translation>Une seule voie</translation>
    </message>
    <message>
        <source>Its map is compared as soon as it is decoded.</source>
        <translation>Sa carte est comparée dès qu’elle est décodée.</translation>
    </message>
    <message>
        <source>Press Ctrl+K to compare with another model, checkpoint or sentence.</source>
        <translation>Appuyez sur Ctrl+K pour comparer avec un autre modèle, point de sauvegarde ou une autre phrase.</translation>
    </message>
    <message>
        <source>Arrow keys move from cell to cell, Home and End to the ends of a row.</source>
        <translation>Les flèches vont de case en case, Début et Fin aux bouts d’une ligne.</translation>
    </message>
    <message>
        <source>%1, %2, no difference to tell</source>
        <translation>%1, %2, aucune différence à dire</translation>
    </message>
    <message>
        <source>%1, %2, %3 points</source>
        <translation>%1, %2, %3 points</translation>
    </message>
    <message>
        <source>There is no second lane to compare with.</source>
        <translation>Il n’y a pas de deuxième voie à comparer.</translation>
    </message>
    <message>
        <source>%1 rows, target words; %2 columns, source words; the weights of lane B less those of lane A.</source>
        <translation>%1 lignes, mots cible&#x202f;; %2 colonnes, mots source&#x202f;; les poids de la voie B moins ceux de la voie A.</translation>
    </message>
</context>
<context>
    <name>lookback::ui::DifferenceView</name>
    <message>
        <source>1 fixed</source>
        <translation>1 fixe</translation>
    </message>
    <message>
        <source>B − A</source>
        <translation>B − A</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Différence</translation>
    </message>
    <message>
        <source>The weights of lane B less those of lane A, word by word, on a fixed scale from −1 to 1: orange where B reads more, purple where it reads less. Hatched: the word stands in one lane only.</source>
        <translation>Les poids de la voie B moins ceux de la voie A, mot à mot, sur une échelle fixe de −1 à 1&#xa0;: orange où B lit plus, violet où il lit moins. Hachuré&#xa0;: le mot n’est que dans une voie.</translation>
    </message>
    <message>
        <source>Colour scale of the differences, fixed from −1 to 1</source>
        <translation>Échelle de couleurs des différences, fixe de −1 à 1</translation>
    </message>
    <message>
        <source>target\source, B − A</source>
        <translation>cible\source, B − A</translation>
    </message>
</context>
<context>
    <name>lookback::ui::DirectionBadge</name>
    <message>
        <source>Direction: %1 to %2</source>
        <translation>Direction&#xa0;: %1 vers %2</translation>
    </message>
    <message>
        <source>The language the model reads and the language it writes.</source>
        <translation>La langue que le modèle lit et celle qu’il écrit.</translation>
    </message>
</context>
<context>
    <name>lookback::ui::EditList</name>
    <message>
        <source>Edits</source>
        <translation>Modifications</translation>
    </message>
    <message numerus="yes">
        <source>%n active</source>
        <translation>
            <numerusform>%n active</numerusform>
            <numerusform>%n actives</numerusform>
        </translation>
    </message>
    <message>
        <source>None. Drag a slider, or choose a next word, and the rest of the sentence is decoded again.</source>
        <translation>Aucune. Tirez un curseur, ou choisissez un mot suivant, et le reste de la phrase est décodé à nouveau.</translation>
    </message>
    <message>
        <source>Go to step %1: %2</source>
        <translation>Aller à l’étape %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Switches this edit on or off.</source>
        <translation>Active ou désactive cette modification.</translation>
    </message>
    <message>
        <source>Moves the page to the step of this edit.</source>
        <translation>Amène la page à l’étape de cette modification.</translation>
    </message>
    <message>
        <source>Take this edit out</source>
        <translation>Retirer cette modification</translation>
    </message>
    <message>
        <source>Takes this edit out; undo brings it back.</source>
        <translation>Retire cette modification&#x202f;; annuler la rétablit.</translation>
    </message>
    <message>
        <source>Chosen word: still %1.</source>
        <translation>Mot choisi&#xa0;: toujours %1.</translation>
    </message>
    <message>
        <source>Chosen word: %1; without this step&apos;s edits %2.</source>
        <translation>Mot choisi&#xa0;: %1&#x202f;; sans les modifications de cette étape %2.</translation>
    </message>
    <message>
        <source>%1 from e = %2 at %3 (see flag).</source>
        <translation>%1 à partir de e = %2 sur %3 (voir le drapeau).</translation>
    </message>
    <message>
        <source>%1 below e = %2 at %3 (see flag).</source>
        <translation>%1 en dessous de e = %2 sur %3 (voir le drapeau).</translation>
    </message>
    <message>
        <source>Rest of the sentence: %1 of %2 differ.</source>
        <translation>Reste de la phrase&#xa0;: %1 sur %2 diffèrent.</translation>
    </message>
</context>
<context>
    <name>lookback::ui::EnergiesCanvas</name>
    <message>
        <source>Scroll the sliders</source>
        <translation>Faire défiler les curseurs</translation>
    </message>
    <message>
        <source>Moves along the source words.</source>
        <translation>Se déplace le long des mots source.</translation>
    </message>
    <message>
        <source>No energies yet</source>
        <translation>Aucune énergie encore</translation>
    </message>
    <message>
        <source>Type a sentence above, or choose an example, and press Decode.</source>
        <translation>Tapez une phrase en haut, ou choisissez un exemple, et appuyez sur Décoder.</translation>
    </message>
    <message>
        <source>This model scores nothing</source>
        <translation>Ce modèle n’évalue rien</translation>
    </message>
    <message>
        <source>RNNencdec has one fixed vector c for every step: no energies, no weights, nothing to drag.</source>
        <translation>RNNencdec a un seul vecteur fixe c pour toutes les étapes&#xa0;: pas d’énergies, pas de poids, rien à tirer.</translation>
    </message>
    <message>
        <source>No step yet</source>
        <translation>Aucune étape encore</translation>
    </message>
    <message>
        <source>Press Step: the first sub-step scores every source word.</source>
        <translation>Appuyez sur Pas&#xa0;: la première sous-étape évalue chaque mot source.</translation>
    </message>
    <message>
        <source>Left and right choose a source word. Up and down move its energy by 0.1, with Shift by 1, Page Up and Page Down by 0.5, Home and End to the ends of what can be reached. Ctrl with up and down moves its weight. L locks it, Delete resets it, 0 takes it out.</source>
        <translation>Gauche et droite choisissent un mot source. Haut et bas déplacent son énergie de 0.1, avec Maj de 1, Page préc. et Page suiv. de 0.5, Début et Fin aux bouts de ce qui peut être atteint. Ctrl avec haut et bas déplace son poids. L le verrouille, Suppr le rétablit, 0 le retire.</translation>
    </message>
    <message>
        <source>%1, unknown to the model</source>
        <translation>%1, inconnu du modèle</translation>
    </message>
    <message>
        <source>energy %1</source>
        <translation>énergie %1</translation>
    </message>
    <message>
        <source>weight %1 percent</source>
        <translation>poids %1 pour cent</translation>
    </message>
    <message>
        <source>edited by hand, model %1</source>
        <translation>modifié à la main, modèle %1</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>verrouillé</translation>
    </message>
    <message>
        <source>No sentence yet.</source>
        <translation>Aucune phrase encore.</translation>
    </message>
    <message>
        <source>This model scores nothing: it has one fixed vector.</source>
        <translation>Ce modèle n’évalue rien&#xa0;: il a un seul vecteur fixe.</translation>
    </message>
    <message>
        <source>No step yet.</source>
        <translation>Aucune étape encore.</translation>
    </message>
    <message>
        <source>Step %1: %2 sliders, energies from %3 to %4.</source>
        <translation>Étape %1&#xa0;: %2 curseurs, énergies de %3 à %4.</translation>
    </message>
    <message>
        <source>1 is edited by hand.</source>
        <translation>1 est modifié à la main.</translation>
    </message>
    <message>
        <source>%1 are edited by hand.</source>
        <translation>%1 sont modifiés à la main.</translation>
    </message>
    <message>
        <source>From %1 on the word is %2.</source>
        <translation>À partir de %1 le mot est %2.</translation>
    </message>
</context>
<context>
    <name>lookback::ui::EnergiesPage</name>
    <message>
        <source>equalise</source>
        <translation>égaliser</translation>
    </message>
    <message>
        <source>sharpen</source>
        <translation>accentuer</translation>
    </message>
    <message>
        <source>flatten</source>
        <translation>atténuer</translation>
    </message>
    <message>
        <source>shift all by 1</source>
        <translation>décaler tout de 1</translation>
    </message>
    <message>
        <source>dimensions %1 and %2</source>
        <translation>dimensions %1 et %2</translation>
    </message>
    <message>
        <source>c is shown once you have worked it out: choose Watch.</source>
        <translation>c s’affiche dès que vous l’avez calculé&#xa0;: choisissez Observer.</translation>
    </message>
    <message>
        <source>c = Σ α(j) h(j) = %1</source>
        <translation>c = Σ α(j) h(j) = %1</translation>
    </message>
    <message>
        <source>One context vector by hand</source>
        <translation>Un vecteur de contexte à la main</translation>
    </message>
    <message>
        <source>Exercise %1</source>
        <translation>Exercice %1</translation>
    </message>
    <message>
        <source>Toy calculator of Lookback</source>
        <translation>Calculette de Lookback</translation>
    </message>
    <message>
        <source>Writes %1, reads mostly %2 (%3).</source>
        <translation>Écrit %1, lit surtout %2 (%3).</translation>
    </message>
    <message>
        <source>Drag an energy or a weight; Ctrl+Z takes it back.</source>
        <translation>Tirez une énergie ou un poids&#x202f;; Ctrl+Z l’annule.</translation>
    </message>
    <message>
        <source>Score, then soften</source>
        <translation>Évaluer, puis adoucir</translation>
    </message>
    <message>
        <source>drag an energy or a weight</source>
        <translation>tirez une énergie ou un poids</translation>
    </message>
    <message>
        <source>Weigh, then sum</source>
        <translation>Pondérer, puis additionner</translation>
    </message>
    <message>
        <source>the context stays among the annotations</source>
        <translation>le contexte reste parmi les annotations</translation>
    </message>
    <message>
        <source>places</source>
        <translation>décimales</translation>
    </message>
    <message>
        <source>Decimal places</source>
        <translation>Nombre de décimales</translation>
    </message>
    <message>
        <source>To how many places numbers are rounded on the sheet.</source>
        <translation>À combien de décimales les nombres sont arrondis sur la feuille.</translation>
    </message>
    <message>
        <source>Dimensions of the plane</source>
        <translation>Dimensions du plan</translation>
    </message>
    <message>
        <source>Which two numbers of each annotation are drawn.</source>
        <translation>Les deux nombres de chaque annotation qui sont dessinés.</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>À la main</translation>
    </message>
    <message>
        <source>Scorer</source>
        <translation>Calcul des énergies</translation>
    </message>
    <message>
        <source>Into the decoder</source>
        <translation>Dans le décodeur</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Nombres</translation>
    </message>
    <message>
        <source>What stands below</source>
        <translation>Ce qui se trouve au-dessous</translation>
    </message>
    <message>
        <source>The calculation on paper, the scorer opened, where the context goes, or all numbers.</source>
        <translation>Le calcul sur papier, le calcul des énergies ouvert, où va le contexte, ou tous les nombres.</translation>
    </message>
    <message>
        <source>Equalise</source>
        <translation>Égaliser</translation>
    </message>
    <message>
        <source>All energies equal: a fixed average of the annotations.</source>
        <translation>Toutes les énergies égales&#xa0;: une moyenne fixe des annotations.</translation>
    </message>
    <message>
        <source>Sharpen</source>
        <translation>Accentuer</translation>
    </message>
    <message>
        <source>Multiplies all energies by 1.5: the largest weight grows.</source>
        <translation>Multiplie toutes les énergies par 1.5&#xa0;: le plus grand poids augmente.</translation>
    </message>
    <message>
        <source>Flatten</source>
        <translation>Atténuer</translation>
    </message>
    <message>
        <source>Divides all energies by 1.5: the weights come closer.</source>
        <translation>Divise toutes les énergies par 1.5&#xa0;: les poids se rapprochent.</translation>
    </message>
    <message>
        <source>Shift all</source>
        <translation>Décaler tout</translation>
    </message>
    <message>
        <source>Adds 1 to all energies: no weight changes.</source>
        <translation>Ajoute 1 à toutes les énergies&#xa0;: aucun poids ne change.</translation>
    </message>
    <message>
        <source>Only this</source>
        <translation>Seulement celui-ci</translation>
    </message>
    <message>
        <source>Gives the chosen word all the weight.</source>
        <translation>Donne tout le poids au mot choisi.</translation>
    </message>
    <message>
        <source>Takes the energies that the scorer computes from s(i−1) and h.</source>
        <translation>Prend les énergies que le modèle calcule à partir de s(i−1) et h.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Réinitialiser</translation>
    </message>
    <message>
        <source>Back to the opening numbers: energies 2, 4, 1.</source>
        <translation>Retour aux nombres du début&#xa0;: énergies 2, 4, 1.</translation>
    </message>
    <message>
        <source>New numbers</source>
        <translation>Nouveaux nombres</translation>
    </message>
    <message>
        <source>An exercise with other numbers than those above; again for the numbers above.</source>
        <translation>Un exercice avec d’autres nombres que ceux d’en haut&#x202f;; encore une fois pour les nombres d’en haut.</translation>
    </message>
</context>
<context>
    <name>lookback::ui::EnergiesView</name>
    <message>
        <source>Energies and weights</source>
        <translation>Énergies et poids</translation>
    </message>
    <message>
        <source>A slider for each source word: drag it, or a bar below, and see what the step reads and writes then. The black tick is the model&apos;s own value.</source>
        <translation>Un curseur pour chaque mot source&#xa0;: tirez-le, ou une barre au-dessous, et voyez ce que l’étape lit et écrit alors. Le trait noir est la valeur du modèle.</translation>
    </message>
    <message>
        <source>Equalise</source>
        <translation>Égaliser</translation>
    </message>
    <message>
        <source>Makes all energies of the step equal: a fixed average of the annotations.</source>
        <translation>Rend égales toutes les énergies de l’étape&#xa0;: une moyenne fixe des annotations.</translation>
    </message>
    <message>
        <source>Sharpen ×2</source>
        <translation>Accentuer ×2</translation>
    </message>
    <message>
        <source>Doubles all energies of the step: the strongest weight grows.</source>
        <translation>Double toutes les énergies de l’étape&#xa0;: le poids le plus fort augmente.</translation>
    </message>
    <message>
        <source>Flatten ×½</source>
        <translation>Atténuer ×½</translation>
    </message>
    <message>
        <source>Halves all energies of the step: the weights come closer to each other.</source>
        <translation>Divise par deux toutes les énergies de l’étape&#xa0;: les poids se rapprochent.</translation>
    </message>
    <message>
        <source>Shift all…</source>
        <translation>Décaler tout…</translation>
    </message>
    <message>
        <source>Adds one number to all energies of the step, which changes no weight.</source>
        <translation>Ajoute un même nombre à toutes les énergies de l’étape, ce qui ne change aucun poids.</translation>
    </message>
    <message>
        <source>Only this</source>
        <translation>Seulement celui-ci</translation>
    </message>
    <message>
        <source>Takes all other source words out, so that the chosen one has weight 1.</source>
        <translation>Retire tous les autres mots source, de sorte que celui qui est choisi a le poids 1.</translation>
    </message>
    <message>
        <source>Zero strongest</source>
        <translation>Retirer le plus fort</translation>
    </message>
    <message>
        <source>Takes the source word with the largest weight out.</source>
        <translation>Retire le mot source qui a le plus grand poids.</translation>
    </message>
    <message>
        <source>Permute</source>
        <translation>Permuter</translation>
    </message>
    <message>
        <source>Shuffles the energies over the source words.</source>
        <translation>Mélange les énergies entre les mots source.</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Verrouiller</translation>
    </message>
    <message>
        <source>Keeps the chosen slider where it is.</source>
        <translation>Garde le curseur choisi où il est.</translation>
    </message>
    <message>
        <source>Reset word</source>
        <translation>Rétablir le mot</translation>
    </message>
    <message>
        <source>Takes the edits of the chosen source word out.</source>
        <translation>Retire les modifications du mot source choisi.</translation>
    </message>
    <message>
        <source>Reset step</source>
        <translation>Rétablir l’étape</translation>
    </message>
    <message>
        <source>Takes all edits of the step out.</source>
        <translation>Retire toutes les modifications de l’étape.</translation>
    </message>
    <message>
        <source>Add to all energies</source>
        <translation>Ajouter à toutes les énergies</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Décalage</translation>
    </message>
    <message>
        <source>Σα is not computable</source>
        <translation>Σα ne peut pas être calculé</translation>
    </message>
    <message>
        <source>Σα = %1</source>
        <translation>Σα = %1</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>étape %1</translation>
    </message>
    <message>
        <source>digits add to %1</source>
        <translation>les chiffres font %1</translation>
    </message>
    <message>
        <source>reach ±%1</source>
        <translation>portée ±%1</translation>
    </message>
</context>
<context>
    <name>lookback::ui::EnergiesWidget</name>
    <message>
        <source>Rounding remainder %1. Digits are never bent to hide it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The word that “Only this” means.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Energy of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now %1, weight %2. Left and Right change it, Page Up and Page Down by 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now %1. When it moves, the others give way in proportion.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight of %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score, then soften</source>
        <translation type="unfinished">Évaluer, puis adoucir</translation>
    </message>
    <message>
        <source>drag an energy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>source word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>energy e</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exp e</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight α</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>total</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>to %n place(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lookback::ui::EvaluateForm</name>
    <message>
        <source>Choose a file</source>
        <translation>Choisir un fichier</translation>
    </message>
    <message>
        <source>Texts (*.tsv *.txt *.gz *.fr *.en);;All files (*)</source>
        <translation>Textes (*.tsv *.txt *.gz *.fr *.en);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>All that translate %1</source>
        <translation>Tous ceux qui traduisent %1</translation>
    </message>
    <message>
        <source>Generated sentences</source>
        <translation>Phrases générées</translation>
    </message>
    <message>
        <source>One file: source, tab, reference</source>
        <translation>Un fichier&#xa0;: source, tabulation, référence</translation>
    </message>
    <message>
        <source>Two files, line by line</source>
        <translation>Deux fichiers, ligne à ligne</translation>
    </message>
    <message>
        <source>Scored before: %1</source>
        <translation>Déjà évalué&#xa0;: %1</translation>
    </message>
    <message>
        <source>Imported: %1 (%2 pairs)</source>
        <translation>Importé&#xa0;: %1 (%2 paires)</translation>
    </message>
    <message>
        <source>Sentences of the generator, %1, with gold links, so AER is measured too. Seed 99 was used for no shipped model.</source>
        <translation>Phrases du générateur, %1, avec liens de référence&#xa0;: l’AER est donc mesuré aussi. La graine 99 n’a servi à aucun modèle livré.</translation>
    </message>
    <message>
        <source>Each line: %1, source first.</source>
        <translation>Chaque ligne&#xa0;: %1, source d’abord.</translation>
    </message>
    <message>
        <source>Line i of one file belongs to line i of the other; %1.</source>
        <translation>La ligne i d’un fichier correspond à la ligne i de l’autre&#x202f;; %1.</translation>
    </message>
    <message>
        <source>The same sentences as before, %1.</source>
        <translation>Les mêmes phrases qu’avant, %1.</translation>
    </message>
    <message>
        <source>There is no model to evaluate. Open one or train one first.</source>
        <translation>Il n’y a pas de modèle à évaluer. Ouvrez-en ou entraînez-en un d’abord.</translation>
    </message>
    <message>
        <source>Choose the file with the references.</source>
        <translation>Choisissez le fichier des références.</translation>
    </message>
    <message>
        <source>Choose the file with the sentences.</source>
        <translation>Choisissez le fichier des phrases.</translation>
    </message>
    <message>
        <source>Evaluate</source>
        <translation>Évaluer</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>The model or stored run that translates; or all of one direction, one after the other.</source>
        <translation>Le modèle ou l’entraînement conservé qui traduit&#x202f;; ou tous ceux d’une direction, l’un après l’autre.</translation>
    </message>
    <message>
        <source>Test set</source>
        <translation>Jeu de test</translation>
    </message>
    <message>
        <source>Sentences with translations by people, that no model was trained on.</source>
        <translation>Des phrases avec des traductions humaines, sur lesquelles aucun modèle n’a été entraîné.</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>Phrases</translation>
    </message>
    <message>
        <source>The file to translate; may be gzip.</source>
        <translation>Le fichier à traduire&#x202f;; gzip possible.</translation>
    </message>
    <message>
        <source>References</source>
        <translation>Références</translation>
    </message>
    <message>
        <source>The file with their translations; may be gzip.</source>
        <translation>Le fichier avec leurs traductions&#x202f;; gzip possible.</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Combien</translation>
    </message>
    <message>
        <source>More sentences make the intervals narrower and take longer.</source>
        <translation>Plus de phrases rendent les intervalles plus étroits et prennent plus de temps.</translation>
    </message>
    <message>
        <source>Words from</source>
        <translation>Mots, de</translation>
    </message>
    <message>
        <source>Shortest sentence, in French words.</source>
        <translation>La phrase la plus courte, en mots français.</translation>
    </message>
    <message>
        <source>Words to</source>
        <translation>Mots, à</translation>
    </message>
    <message>
        <source>Longest sentence, in French words.</source>
        <translation>La phrase la plus longue, en mots français.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>The same seed makes the same sentences on every computer.</source>
        <translation>La même graine donne les mêmes phrases sur tout ordinateur.</translation>
    </message>
    <message>
        <source>Beam</source>
        <translation>Faisceau</translation>
    </message>
    <message>
        <source>Hypotheses kept at each word; 1 is greedy.</source>
        <translation>Hypothèses gardées à chaque mot&#x202f;; 1 est glouton.</translation>
    </message>
    <message>
        <source>Replace unknown words by the source word read from most</source>
        <translation>Remplacer les mots inconnus par le mot source le plus lu</translation>
    </message>
    <message>
        <source>What stands where the model writes &lt;unk&gt;.</source>
        <translation>Ce qui figure là où le modèle écrit &lt;unk&gt;.</translation>
    </message>
    <message>
        <source>Translate again even if the score is kept</source>
        <translation>Traduire à nouveau même si le score est gardé</translation>
    </message>
    <message>
        <source>A score of the same model on the same sentences is taken from the store otherwise.</source>
        <translation>Sinon, un score du même modèle sur les mêmes phrases est repris de la base.</translation>
    </message>
    <message>
        <source>Translates the test set and scores it.</source>
        <translation>Traduit le jeu de test et l’évalue.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Closes the form; nothing is evaluated.</source>
        <translation>Ferme le formulaire&#x202f;; rien n’est évalué.</translation>
    </message>
</context>
<context>
    <name>lookback::ui::FinderDialog</name>
    <message>
        <source>The model translates in another direction now: open the sentences again.</source>
        <translation>Le modèle traduit maintenant dans une autre direction&#xa0;: ouvrez les phrases à nouveau.</translation>
    </message>
    <message>
        <source>Open a model first: it reads the sentences.</source>
        <translation>Ouvrez d’abord un modèle&#xa0;: il lit les phrases.</translation>
    </message>
    <message>
        <source>Reading the sentences…</source>
        <translation>Lecture des phrases…</translation>
    </message>
    <message>
        <source>Choose where the sentences come from, and press Open.</source>
        <translation>Choisissez d’où viennent les phrases, et appuyez sur Ouvrir.</translation>
    </message>
    <message>
        <source>%1 reads %2 of %3</source>
        <translation>%1 lit %2 sur %3</translation>
    </message>
    <message numerus="yes">
        <source>%n sentence(s) with gold links</source>
        <translation>
            <numerusform>%n phrase avec liens de référence</numerusform>
            <numerusform>%n phrases avec liens de référence</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sentence(s)</source>
        <translation>
            <numerusform>%n phrase</numerusform>
            <numerusform>%n phrases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) skipped</source>
        <translation>
            <numerusform>%n ligne sautée</numerusform>
            <numerusform>%n lignes sautées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s) point to no word: are the texts in the order of the links?</source>
        <translation>
            <numerusform>%n lien ne désigne aucun mot&#xa0;: les textes sont-ils dans l’ordre des liens&#x202f;?</numerusform>
            <numerusform>%n liens ne désignent aucun mot&#xa0;: les textes sont-ils dans l’ordre des liens&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 read</source>
        <translation>%1 lues</translation>
    </message>
    <message>
        <source>all together AER %1, precision %2, recall %3</source>
        <translation>dans l’ensemble AER %1, précision %2, rappel %3</translation>
    </message>
    <message>
        <source>Choose texts and links</source>
        <translation>Choisir textes et liens</translation>
    </message>
    <message>
        <source>Imported: %1 (%2 pairs)</source>
        <translation>Importé&#xa0;: %1 (%2 paires)</translation>
    </message>
    <message>
        <source>Sentences of a test set</source>
        <translation>Phrases d’un jeu de test</translation>
    </message>
    <message>
        <source>Sentences from</source>
        <translation>Phrases de</translation>
    </message>
    <message>
        <source>Generated: French and English, with exact links</source>
        <translation>Générées&#xa0;: français et anglais, avec liens exacts</translation>
    </message>
    <message>
        <source>Generated: dates</source>
        <translation>Générées&#xa0;: dates</translation>
    </message>
    <message>
        <source>Generated: reversed letters</source>
        <translation>Générées&#xa0;: lettres inversées</translation>
    </message>
    <message>
        <source>Files of your own</source>
        <translation>Vos propres fichiers</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Combien</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>First text, or TSV</source>
        <translation>Premier texte, ou TSV</translation>
    </message>
    <message>
        <source>Second text</source>
        <translation>Deuxième texte</translation>
    </message>
    <message>
        <source>Links i-j, i?j</source>
        <translation>Liens i-j, i?j</translation>
    </message>
    <message>
        <source>What was imported on the page Data, with its gold links if it came with any. i counts the source words.</source>
        <translation>Ce qui a été importé à la page Données, avec ses liens de référence s’il y en avait. i compte les mots source.</translation>
    </message>
    <message>
        <source>Choose files…</source>
        <translation>Choisir des fichiers…</translation>
    </message>
    <message>
        <source>The second text is the source</source>
        <translation>Le deuxième texte est la source</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Rank by</source>
        <translation>Classer par</translation>
    </message>
    <message>
        <source>Crossing links</source>
        <translation>Liens croisés</translation>
    </message>
    <message>
        <source>Row entropy</source>
        <translation>Entropie des lignes</translation>
    </message>
    <message>
        <source>Coverage gap</source>
        <translation>Défaut de couverture</translation>
    </message>
    <message>
        <source>Alignment error (AER)</source>
        <translation>Erreur d’alignement (AER)</translation>
    </message>
    <message>
        <source>Unknown words</source>
        <translation>Mots inconnus</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Longueur</translation>
    </message>
    <message>
        <source>Order in the file</source>
        <translation>Ordre du fichier</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Relire</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Open in Decode</source>
        <translation>Ouvrir dans Décoder</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Where the sentences come from.</source>
        <translation>D’où viennent les phrases.</translation>
    </message>
    <message>
        <source>How many sentences are generated.</source>
        <translation>Combien de phrases sont générées.</translation>
    </message>
    <message>
        <source>The same seed gives the same sentences.</source>
        <translation>La même graine donne les mêmes phrases.</translation>
    </message>
    <message>
        <source>A file with source, tab, target on each line, or the sentences whose words i counts, one a line.</source>
        <translation>Un fichier avec source, tabulation, cible sur chaque ligne, ou les phrases dont i compte les mots, une par ligne.</translation>
    </message>
    <message>
        <source>Their translations line by line, whose words j counts; empty for a TSV.</source>
        <translation>Leurs traductions ligne à ligne, dont j compte les mots&#x202f;; vide pour un TSV.</translation>
    </message>
    <message>
        <source>A line of links for each pair, counted from 0: i-j sure, i?j or ipj possible. Empty: no gold.</source>
        <translation>Une ligne de liens pour chaque paire, comptés à partir de 0&#xa0;: i-j sûr, i?j ou ipj possible. Vide&#xa0;: pas de référence.</translation>
    </message>
    <message>
        <source>Chooses texts and links together; which is which is read off their names.</source>
        <translation>Choisit textes et liens ensemble&#x202f;; leurs noms disent lequel est lequel.</translation>
    </message>
    <message>
        <source>The model reads the second text (or column) and writes the first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reads the sentences and lets the model read each pair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What comes first in the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lets the model read the sentences with the settings there are now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gives up reading; what is known so far stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sentences as ranked. Return opens one in Decode along its gold translation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>Phrases</translation>
    </message>
    <message>
        <source>Decodes the chosen sentence along its translation (Return).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closes the list; it keeps its place.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::FinderModel</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Phrase</translation>
    </message>
    <message>
        <source>Words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crossings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entropy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AER</source>
        <translation>AER</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its line in the file, or its number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The source sentence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words of the source sentence, marks counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs of sure gold links that cross; of the model&apos;s own links where there is no gold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean row entropy as a share of its maximum: 0 reads one word at a time, 1 reads all alike.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coverage gap: how much of the source words was never read, 0 to 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alignment error rate of the model&apos;s links beside the gold, 0 to 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words of both sides that the model does not know.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::GoldComparison</name>
    <message>
        <source>sure</source>
        <translation>sûr</translation>
    </message>
    <message>
        <source>possible</source>
        <translation>possible</translation>
    </message>
    <message>
        <source>● hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✕ miss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>▲ extra</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A link that is only possible in the gold counts as right where it is drawn, and not as missing where it is not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This sentence has no gold links: yours and the model&apos;s stand alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model beside gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You beside gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model beside you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>link, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Links compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AER</source>
        <translation>AER</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Cible</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model (weight)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alignment error rate, precision and recall of each pair of the three.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every link that the gold, you or the model draws. Return moves the map there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts the links on the clipboard, comma-separated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closes the table.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::GoldController</name>
    <message>
        <source>take the link %1–%2 away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>link %1–%2 as sure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>link %1–%2 as possible</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::GradientLensView</name>
    <message>
        <source>learn once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decode a sentence first: then its gradient is here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This model has no attention, so it has no energies: open an RNNsearch model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, as written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (p = %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a word that this model can write.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L = −log p(%1) = %2 nats at step %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L = %1 nats for %2 and the words after it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measuring… so far at most %1 apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checked: formula and measurement are nowhere more than %1 apart. All gradients add to 0: raising every energy alike changes nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One update of a copy on this pair: the sentence and the words as they stand. The model itself stays as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss a word %1 → %2 nats by update %3 of the copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>a copy after %n update(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Gradient of the energies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loss of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Word whose loss is asked for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The word written at this step, or one that the model thought of.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a word of the target language and press Enter: its loss is asked for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The loss of this word alone, or of this and all later words, which stay as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from eq. 5, 6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The derivative of the loss by the energy j is alpha j times the inner product of the derivative by c with h j minus c.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far one update goes down the gradient, whose length is at most 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One update of a copy of the model on this pair; the map before and after stands below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The copy as it was before the last update.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The update that was taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map after, the same words</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::GradientTable</name>
    <message>
        <source>source word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>energy → where learning takes it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The knob is e(j); the arrow points against ∂L/∂e(j): to the right, learning raises it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weight of the word (equation 6).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the loss would gain if the context moved from c towards h(j).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The product of the two columns before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(L(e(j)+δ) − L(e(j)−δ)) / 2δ with δ = 0.0001: the step is computed twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Formula less measurement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gradient of the loss, word by word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For each source word: its energy and where learning takes it, the factors of the formula, the gradient, the measured one, and how far they are apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; measured %1, apart %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goes up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goes down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::HullView</name>
    <message>
        <source>move %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at (%2, %3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the context c at (%1, %2), inside their hull</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotations and context in a plane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each annotation h(j) is a point, the context c the diamond. Weights are never negative and sum to 1, so c stays in the hull of the points (equation 5). Drag a point, or move it with Ctrl and the arrow keys.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::HullWidget</name>
    <message>
        <source>Where will the context lie? Give your guess, then show it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>c = Σ α(j) h(j) = %1</source>
        <translation type="unfinished">c = Σ α(j) h(j) = %1</translation>
    </message>
    <message>
        <source>%1. Your guess was %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>e %1   α %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Energy of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Energy %1, weight %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weigh, then sum</source>
        <translation type="unfinished">Pondérer, puis additionner</translation>
    </message>
    <message>
        <source>the context stays among the annotations</source>
        <translation type="unfinished">le contexte reste parmi les annotations</translation>
    </message>
    <message>
        <source>chosen word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The word that “Only this” means.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your guess of c</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A coordinate of the point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows where the context lies, beside your guess.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::ImportPairsModel</name>
    <message>
        <source>target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1, %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As words</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::Inspector</name>
    <message>
        <source>before step 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sub-step %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blend</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>+ %n other(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Vector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>States</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the state before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the new state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>c(%1) enters this step in four places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset gate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reset gate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Update gate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>update gate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>candidate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Readout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>readout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspecteur</translation>
    </message>
    <message>
        <source>The thing in focus: its symbol, equation and numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sentence over its steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Context in the %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the equation through which the context enters here, and its values.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equation of the place where the context enters</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::InspectorContent</name>
    <message numerus="yes">
        <source>%n other(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Luong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the state times the sum of both parts of the annotation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the state times W a times the annotation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A.1.2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>v a times the hyperbolic tangent of W a times the state before plus U a times the annotation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Energies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How well each annotation fits what the state before asks for. No word is read yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eq. 6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>energy i j is a of the state before and annotation j</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The energies softened to shares. Adding the same to all of them changes nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight i j is the exponential of energy i j over the sum of all exponentials</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fixed vector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This model reads the whole sentence into one vector and uses it at every step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cho 2014</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>c is the last forward state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Context vector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weighted sum of annotations.
It never leaves their hull.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eq. 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>context i is the sum over j of weight i j times annotation j</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The new state, the word before and the context go into the readout; the likeliest word is written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sec. 3.1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>state i is f of the state before, the word before and the context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eq. 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the probability of word i is g of the word before, the state and the context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A.2.2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>proportional to the exponential of W o times the readout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the readout before maxout is U o times the state plus V o times the word before plus C o times the context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the first word the decoder starts from what the backward encoder knows at the first source word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>state 0 is the hyperbolic tangent of W s times the backward state at the first word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing decoded yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a model, type a sentence and press Enter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>state 0 is the hyperbolic tangent of W s times c</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the first word the decoder starts from the fixed vector.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reset gate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>update gate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>candidate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>readout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the reset gate is the sigmoid of W r times the word before plus U r times the state before plus C r times the context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the update gate is the sigmoid of W z times the word before plus U z times the state before plus C z times the context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the candidate is the hyperbolic tangent of W times the word before plus U times the reset state plus C times the context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the readout is U o times the state plus V o times the word before plus C o times the context</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::KeyCard</name>
    <message>
        <source>Use this key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usual key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All usual keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions and keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every action with its key and what it does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press the key that the chosen action shall have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gives the chosen action the key pressed on the left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gives the chosen action its usual key back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gives every action its usual key back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prints this card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closes the card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While its pane has the keyboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has this key already. Choose another one, or change that one first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lookback: keys</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::LaneController</name>
    <message>
        <source>another sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>another sentence, %n word(s) differ</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>the same sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, update %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reference forced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>edits of this lane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without the edits of lane A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>log p %1 and %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both lanes write the same words;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lanes part at step %1;</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::LengthChart</name>
    <message>
        <source>over %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>
n = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trained up to %1 words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 words: no sentence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 words: BLEU %3, 95 % from %4 to %5, %n sentence(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Too few to say much.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: BLEU %2 at %3 words, %4 at %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BLEU</source>
        <translation>BLEU</translation>
    </message>
    <message>
        <source>95 % low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95 % high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BLEU by sentence length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BLEU of the sentences of each length, with 95 % bootstrap intervals. Hollow marks stand for fewer than ten sentences. Left and Right read bin after bin, Up and Down change the model.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::LessonWidget</name>
    <message>
        <source>This version cannot show the widget “%1”. The text goes on without it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::LineStyle</name>
    <message>
        <source>blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vermillion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>purple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ink</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>orange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>violet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grey</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>solid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dashed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dotted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dashes and dots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>disc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>triangle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diamond</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cross</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wedge</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::LiveCurves</name>
    <message>
        <source>updates</source>
        <translation>mises à jour</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dev</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::LossAerChart</name>
    <message>
        <source>Update %1, a checkpoint: dev loss %2, AER %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Update %1: dev loss %2, AER %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No evaluation of this run measured both loss and AER. AER needs gold links: train on the generated corpus, or import links with your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One evaluation only; nothing to compare yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n evaluation(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>all alike in one of the two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rank correlation of loss and AER %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lowest loss (update %1) has the lowest AER, %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lowest loss (update %1) has AER %2; the lowest AER, %3, is at update %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; %2. %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss and alignment error of the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each point is an evaluation: dev loss across, AER up, joined in the order of the updates. Left and Right go along the run; triangles are checkpoints, Return opens one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dev loss (nats a word, lower is better)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AER (lower is better)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::LossAerDialog</name>
    <message>
        <source>Reading the run…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does a lower loss mean a better alignment? %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open in Decode</source>
        <translation>Ouvrir dans Décoder</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Opens the model of the chosen checkpoint on the Decode page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts the points on the clipboard, comma-separated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closes the chart.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::MainWindow</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Stops this; what the window shows stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No model was found beside the program. Open a model file (.safetensors), or train one with “lookback-cli train”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open model…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens a model file from disk.</source>
        <translation>Ouvre un fichier de modèle du disque.</translation>
    </message>
    <message>
        <source>Reading the model…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sentence is decoded yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sentence above is not decoded yet: press Enter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A model is training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A model is training. Both ways keep it in the store, and it can be resumed later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Train until the next checkpoint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – Lookback</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown to this model: %1. It reads &lt;unk&gt; there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The model wrote no end mark; the translation is cut after %n word(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>What the window showed before is still here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens another model file from disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reads the same file again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts the keyboard into the source sentence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decodes again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size %1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Panes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lookback</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open model</source>
        <translation>Ouvrir un modèle</translation>
    </message>
    <message>
        <source>Models (*.safetensors);;All files (*)</source>
        <translation>Modèles (*.safetensors);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Export %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export again…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asks for another place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied: %1 as a picture and as numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Lookback</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lookback %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes apart, drives and trains the attention model of Bahdanau, Cho and Bengio, “Neural Machine Translation by Jointly Learning to Align and Translate” (arXiv 1409.0473).

GPL-3.0-or-later. Charts: QCustomPlot.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::MapCanvas</name>
    <message>
        <source>Scroll the columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves along the columns of the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scroll the rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves along the rows of the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No map yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a sentence above, or choose an example, and press Decode.</source>
        <translation>Tapez une phrase en haut, ou choisissez un exemple, et appuyez sur Décoder.</translation>
    </message>
    <message>
        <source>This model has no alignment to show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RNNencdec reads the whole sentence into one fixed vector c and writes every word from it, so there is no table of weights. Open an RNNsearch model to see one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrow keys move from cell to cell, Home and End to the ends of a row, T exchanges rows and columns, F fits the cells into the pane.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are annotating: S links the two words of the cell as sure, P as possible, Delete takes the link away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, not computable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, %3 percent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sentence yet.</source>
        <translation>Aucune phrase encore.</translation>
    </message>
    <message>
        <source>No map: this model has no alignment; it reads the sentence into one fixed vector.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rows, %2; %3 columns, %4.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::MapGoldBar</name>
    <message>
        <source>Argmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intersection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights become links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Argmax: each target word is linked to the source word it reads most from. Intersection: only where row and column have their largest weight in the same cell. α ≥ t: every weight of at least t is a link.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Décalage</translation>
    </message>
    <message>
        <source>Shift the links by rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves every link of the model one target word back or on. If AER falls, attention sits one word off the gold links.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow the gold translation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forces the model to write the words of the gold translation (teacher forcing), so that rows and links match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw links of your own: S sure, P possible, Delete none, or click a cell. The gold is hidden meanwhile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows or hides the gold links (G).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lists the links of the gold, of yours and of the model side by side (C).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::MapView</name>
    <message>
        <source>1 fixed</source>
        <translation>1 fixe</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>A table of all weights: each row is a target word and shows how much it reads from every source word, on a fixed scale from 0 to 1. Arrow keys move from cell to cell.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>40 px</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cell size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cells of 40 pixels with their values, or as small as needed for the whole sentence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour scale of the weights, fixed from 0 to 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchange rows and columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit the map into the pane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the gold links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw links of your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Link as sure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Link as possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the link away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare the links…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows source, columns target; fixed scale from 0 to 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows target, columns source; fixed scale from 0 to 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frame: gold link, dashed where only possible; disc: hit, cross: miss, triangle: extra.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::ModelCard</name>
    <message>
        <source>About this model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>What the model is and where it comes from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Direction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scorer</source>
        <translation>Calcul des énergies</translation>
    </message>
    <message>
        <source>First state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>s(0) = tanh(W_s c), c the fixed vector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>s(0) = tanh(W_s h←(1)), the backward state at the first source word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>embedding m = %1, hidden n = %2, scorer n′ = %3, readout l = %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>source %1, target %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Nombres</translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Closes the card.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::ModelSheetWidget</name>
    <message>
        <source>By hand</source>
        <translation type="unfinished">À la main</translation>
    </message>
    <message>
        <source>step %1 of a real model</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::NextWordsCanvas</name>
    <message>
        <source>No words yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a sentence above, or choose an example, and press Decode.</source>
        <translation>Tapez une phrase en haut, ou choisissez un exemple, et appuyez sur Décoder.</translation>
    </message>
    <message>
        <source>No step yet</source>
        <translation>Aucune étape encore</translation>
    </message>
    <message>
        <source>Press Step: a word is chosen in the last sub-step, write.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not chosen yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next word is chosen in the last sub-step, write.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up and down choose a word, Enter writes it instead of the likeliest and decoding goes on from it, Delete lets the model choose again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, forced by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, the unknown word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 percent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 percent, model at most %2 percent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 percent, model %2 percent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sentence yet.</source>
        <translation>Aucune phrase encore.</translation>
    </message>
    <message>
        <source>No step yet.</source>
        <translation>Aucune étape encore.</translation>
    </message>
    <message>
        <source>Likeliest words of step %1: %2. The %3 others together %4 percent.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::NextWordsView</name>
    <message>
        <source>model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ten words that the step could write, with their shares before and after your edits. Enter or a double click writes the chosen word by force, Delete lets the model choose again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outlined bars: the model. Filled bars: after the edit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Force this word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writes the word under the cursor and decodes the rest from it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the model choose again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes the forced word of this step out; its other edits stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>étape %1</translation>
    </message>
</context>
<context>
    <name>lookback::ui::NumberFields</name>
    <message>
        <source>%1, number %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::NumberPopup</name>
    <message>
        <source>Enter applies, Escape closes.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::NumberTable</name>
    <message>
        <source>%1: model %2, now %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Nombres</translation>
    </message>
    <message>
        <source>model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::OverlayChart</name>
    <message>
        <source>%1: nothing measured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ended before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2): %3 at %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2): from %3 to %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No curve is drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of the chosen runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The curves of the runs chosen in the list, each with a colour, a dash and a marker of its own. Left and Right read them at one place; Escape ends reading.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::PaneExport</name>
    <message>
        <source>Lookback · model %1 (%2 → %3) · %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With %1 edits by hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be written: %2. Choose another folder or name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF page (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers as CSV (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export again…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asks for another place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::PaneView</name>
    <message>
        <source>updating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximise %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lets this pane fill the page, and back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weights of 1 step are not computable (nan).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weights of %1 steps are not computable (nan).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::ProbePanel</name>
    <message>
        <source>(no word)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(none)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no probe sentences yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source: %1. Reference: %2. Output: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 reads mostly %2, %3 percent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Probe sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentences of the development set, never trained on: source, reference, output. The map shows the weights while the model is led through the reference: rows target words, columns source words, 0 dark, 1 bright. Output is what it writes alone. Row entropy is a share of its maximum. Up and Down choose the sentence of the timeline, which shows all its words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ as the reference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>≠ reference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row entropy %1</source>
        <translation>entropie de la ligne %1</translation>
    </message>
    <message>
        <source>Press Start: six sentences that are never trained on appear here, and their alignment sharpens while the model learns.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::RunCurves</name>
    <message>
        <source>Dev loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BLEU</source>
        <translation>BLEU</translation>
    </message>
    <message>
        <source>AER</source>
        <translation>AER</translation>
    </message>
    <message>
        <source>Training loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gradient norm</source>
        <translation>Norme du gradient</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nats a word, lower is better</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 to 100, greedy, higher is better</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 to 1, lower is better</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nats a word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before clipping</source>
        <translation>avant écrêtage</translation>
    </message>
    <message>
        <source>factor of each update</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>updates</source>
        <translation>mises à jour</translation>
    </message>
    <message>
        <source>passes over the data</source>
        <translation>passages sur les données</translation>
    </message>
    <message>
        <source>minutes of training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Run %1 “%2”: %3, %4 scorer, %5, seed %6, %7 updates, begun %8</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::RunDetailsPanel</name>
    <message>
        <source>Run %1: %2, %3, %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 parameters, seed %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begun %1, %2 updates in %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Branch of run %1 from update %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>best</source>
        <translation>meilleur</translation>
    </message>
    <message>
        <source>last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Update %1, dev loss %2, BLEU %3, %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Update %1 · pass %2 · dev loss %3 · BLEU %4 · AER %5 · %6</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Move %n runs to the trash</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Move to the trash</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Restore %n runs</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Restore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No checkpoint was kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a run in the list to see what it is, to name, tag and note it, and to open one of its checkpoints in Decode.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open in Decode</source>
        <translation>Ouvrir dans Décoder</translation>
    </message>
    <message>
        <source>Opens the model of the chosen checkpoint on the page Decode.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows curves, maps and timeline of the run again, under Live.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trains on from the chosen checkpoint; from an older one as a branch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts the settings and the seed of the run on the form.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line style</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour, dash and marker of the run&apos;s curves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves the chosen runs to the trash, from where they can be taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes the chosen runs out of the trash.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the run; Return keeps it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a tag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return adds the tag to the run; commas separate several.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anything about the run, on as many lines as it needs; kept as you type.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was tried, and what came of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moments of the run whose model was kept; Return opens one in Decode.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Update</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BLEU</source>
        <translation>BLEU</translation>
    </message>
</context>
<context>
    <name>lookback::ui::RunDiffModel</name>
    <message>
        <source>Size of a word&apos;s vector (m)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden units (n)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units of the scorer (n′)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units of the readout (l)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source vocabulary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target vocabulary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Biases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scorer</source>
        <translation>Calcul des énergies</translation>
    </message>
    <message>
        <source>Readout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State that the readout sees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source language</source>
        <translation>Langue source</translation>
    </message>
    <message>
        <source>Target language</source>
        <translation>Langue cible</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentences in a batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dropout of embeddings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dropout of the readout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End: updates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End: passes over the data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End: minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Patience</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learning rate at the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Updates between evaluations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spread of first weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spread of the scorer&apos;s first weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spread of first v_a</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clipping of the gradient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adadelta: rho</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adadelta: epsilon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adam: beta 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adam: beta 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adam: epsilon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Development data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Updates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passes over the data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time of training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last training loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best dev loss (lower is better)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best BLEU (higher is better)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best AER (lower is better)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checkpoints on disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(none)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No setting differs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed settings (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>≠</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What came of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal settings (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The curves are the same to the last bit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The curves are the same up to update %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The curves differ from the first update.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (run %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Setting or score</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::RunLegend</name>
    <message>
        <source>Legend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The runs in the chart with the value that is read. Return changes colour, dash and marker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::RunLibrary</name>
    <message>
        <source>Reading the list of runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measuring the disk use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading run %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading curves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing two runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Renaming the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeping the note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeping the tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeping the line style</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moving to the trash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taking out of the trash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Emptying the trash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exporting the list of runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exporting the metric rows</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::RunStyleDialog</name>
    <message>
        <source>Line style of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour of the run&apos;s curves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dash of the run&apos;s curves, which tells them apart without colour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marker on the run&apos;s curves, which tells them apart without colour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lets the window choose, so that runs shown together differ.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Closes this; the choice is kept.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::RunTableModel</name>
    <message>
        <source>training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diverged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Updates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dev loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BLEU</source>
        <translation>BLEU</translation>
    </message>
    <message>
        <source>AER</source>
        <translation>AER</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::RunsPane</name>
    <message>
        <source>rename a run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>note about a run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tags of a run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reads the stored runs again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) deleted; the store is %1 smaller.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Gives up the questions to the store; what is shown stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any tag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes the filter away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stored runs cannot be read. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the stored runs…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No run in the trash fits the filter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No run fits the filter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trash is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No run is stored yet. Go to Live and press Start: every run is kept here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Checkpoints in the trash: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On disk %1, checkpoints %2, trash %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose runs in the list, several with Ctrl or Shift: their curves are drawn here over each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of the chosen runs has measured this. Choose another curve or other runs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first %1 of %2 runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose exactly two runs in the list (hold Ctrl, or Shift with the arrows): their settings and scores are compared here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line style of a run</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>move %n run(s) to the trash</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) moved to the trash.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes them out of the trash again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>restore %n run(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Empty the trash</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Delete %n run(s) for good?</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>About %1 of checkpoints are given back to the disk. This cannot be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the list of runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers as CSV (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the metric rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lookback · %1 · y axis linear, from %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two runs compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lookback · %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smallest or oldest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest or newest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs that are kept, or the trash.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only runs with this in name, note or tags.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter by name, note or tag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only runs with this tag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orders the list by any column; a click on a heading does the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything that can be done with the chosen runs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stored runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrows choose a run, with Shift several; Return shows one again under Live. What is chosen is drawn and compared below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty the trash…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deletes all runs in the trash for good.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Curves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Curves or comparison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The curves of the chosen runs over each other, or two runs side by side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Curve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is drawn of each run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the curves are drawn over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saves what is shown here as PNG, SVG, PDF or CSV.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed settings first, then what came of them, then equal settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss, AER…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draws loss against alignment error of the chosen run: does a lower loss mean a better alignment?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::ScoreBreakdown</name>
    <message>
        <source>%1, as published: BLEU %2 on all sentences of newstest2014, %3 on those without unknown words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table 2: %1 updates of 80 sentences, %2 passes over the data, %3 hours on a %4. Negative log-likelihood of a sentence: training %5, development %6.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moses is a phrase-based system; the paper gave it 418 million words of French more than the others had.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figure 2 (BLEU by length) prints no numbers, so none are shown here. Its text says: RNNencdec drops dramatically as sentences grow; both RNNsearch are more robust, and RNNsearch-50 shows no deterioration even with sentences of length 50 or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The paper&apos;s translations were not published with it, so none can be worked through.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokenised BLEU as published; not comparable with other signatures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the sentences…</source>
        <translation>Lecture des phrases…</translation>
    </message>
    <message numerus="yes">
        <source>of %n sentence(s); this one&apos;s score is like the whole&apos;s</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source> (%1 count)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1-grams: %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>  found: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>  not found: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source  </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reference  </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Translation  </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lengths %1 and %2: brevity penalty %3. BLEU of this sentence = %3 × %4 = %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is 0 because %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(none)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings that differ:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 − %2 = %3 BLEU on the same sentences; 95 % from %4 to %5 (paired bootstrap, 1000 draws).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The interval leaves out 0: %1 is better on sentences like these.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The interval holds 0: these sentences do not tell which is better.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is above in %2 % of the draws.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These two were scored on different test sets or with different definitions of BLEU. Their scores must not be compared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score breakdown</source>
        <translation>Détail du score</translation>
    </message>
    <message>
        <source>All sentences together, one sentence worked through, or two runs compared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Phrase</translation>
    </message>
    <message>
        <source>Which sentence is worked through.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As published</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the paper says of this model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Underlined words of the translation count as matches; then the n-grams that are in the reference, and those that are not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings in which two runs differ, and how sure the difference of their scores is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the signature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts the line that defines this BLEU on the clipboard. Scores with other signatures must not be compared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose two scored rows of your runs: Ctrl and click, or Shift and an arrow key.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::ScoreExport</name>
    <message>
        <source>Your runs: test set %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BLEU %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The paper&apos;s rows: Table 1 of arXiv 1409.0473, newstest2014, en → fr; not comparable with the rows below the line. Lookback · %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paper (2014)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoreboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95 % low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95 % high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no unknown, 95 % low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no unknown, 95 % high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>test set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>signature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be written: %2. Choose another folder or name.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::ScoreRows</name>
    <message>
        <source>stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>greedy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, &lt;unk&gt; replaced</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::ScoreTable</name>
    <message>
        <source>All test sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These rows were scored on different test sets: their BLEU must not be compared. Choose one test set at the right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These rows were scored with different definitions of BLEU (tokenisation, references): compare only rows with the same signature.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of these is scored yet. Press Evaluate: 500 generated sentences take a minute or two, and scores are kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no model yet. Open one (Ctrl+O) or train one on the page Train; then Evaluate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95 % bootstrap intervals · not comparable with the rows above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paper (2014)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table 1, newstest2014 · en → fr · locked reference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Locked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparable to Moses in the right-hand column only. ★ trained until the development score stopped improving. Minutes: table 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The paper&apos;s scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BLEU as published, for all sentences and for those without unknown words. Nothing here changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Models and stored runs with their scores. Choose one to see its score broken down; two (Ctrl and click, or Shift and arrow) to compare them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test set</source>
        <translation>Jeu de test</translation>
    </message>
    <message>
        <source>Only scores on the same sentences can be compared, so the table shows one test set at a time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The column that orders your runs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort: as evaluated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::ScoreTableModel</name>
    <message>
        <source>%1 M</source>
        <comment>millions</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BLEU, all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no unknown words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AER</source>
        <translation>AER</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>date</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 %2, 95 % from %3 to %4, %n sentence(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lookback::ui::ScoreboardPage</name>
    <message>
        <source>%1: %2 of %3 sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BLEU by sentence length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>source words, 95 % intervals; hollow: under ten sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score breakdown</source>
        <translation>Détail du score</translation>
    </message>
    <message>
        <source>Choose a row of the table above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not scored on this test set. Press Evaluate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one test set to see its scores by length.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is scored yet. Press Evaluate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the test set…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export again…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asks for another place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evaluating. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not scored on this test set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: BLEU %2, without unknown words %3, as published.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: BLEU %2, 95 % from %3 to %4, on %n sentence(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The paper&apos;s rows use another test set and direction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evaluate…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Translates a test set with a model or a stored run and scores it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows what differs between the two chosen rows, changed settings first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run again, same seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts the settings and the seed of this run on the form of the page Train.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saves both blocks and the chart as PNG, SVG or PDF, or the numbers as CSV.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Stops evaluating; scores that are complete stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evaluating</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::ScorerView</name>
    <message>
        <source>state and annotation of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>times W_a, U_a; tanh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>times v_a, added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unit %1: tanh %2 times %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scorer, opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2; energy %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>e(j) = v_a · tanh(W_a s(i−1) + U_a h(j) + b_a), Appendix A.1.2 of the paper. The state is the one before the word is written. Full lines raise a unit, dashed ones lower it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::ScorerWidget</name>
    <message>
        <source>Energies: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scorer opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full lines raise a unit, dashed ones lower it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the lines of this word.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::SentenceChart</name>
    <message>
        <source>Nothing is decoded yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Probability and row entropy of each of %n word(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>At step %1 the written word has probability %2; the row entropy is %3 of its maximum.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not defined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>▮ word probability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>•‐ row entropy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sentence over its steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bars: probability of each written word, p(y) of equation 4. Dashed line: entropy of each row of weights as a share of its maximum; 0 reads one word, 1 reads all alike.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::SettingsNote</name>
    <message>
        <source>The settings could not be read, so Lookback starts with its defaults. The old file is kept as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings file %1 cannot be read, so Lookback starts with its defaults. Check who may read it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::Sheet</name>
    <message>
        <source>%1 could not be written: %2. Choose another place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(without rounding on the way: %1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is exp e, not yet divided by the sum of all of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The energies themselves were used; softmax takes exp of each first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The largest energy does not take everything; softmax shares.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the plain average: it gives every word the same weight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weights are missing: each annotation counts only by its α.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This number belongs to another source word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is another component: rows and columns are swapped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This scores with the new state s(i); the paper scores with s(i−1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The division is the wrong way round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sign is the wrong one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right so far, but rounded to too few places.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The digits are right; the decimal point stands elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>α(j) = exp e(j) / Σ exp e (equation 6), c = Σ α(j) h(j) (equation 5). Round every number to %1 places.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 score: e</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 soften: exp e</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>α</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>h, component %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 weigh, 4 sum: α · h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rounded weights leave %1 to 1: digits are never bent to hide it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::SheetPanel</name>
    <message numerus="yes">
        <source>Your number, to %n place(s). Enter checks it.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>= 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remainder %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 Score: energy e</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 Soften: exp e</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>   weight α = exp e / sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 Weigh, 4 sum: α · h, component %1 (h = %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill in what is missing and press Enter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;: type a decimal number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ &lt;b&gt;%1&lt;/b&gt; is right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ All of it is right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✗ &lt;b&gt;%1: not yet.&lt;/b&gt; %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go back to the row above and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save sheet and key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved to %1: the sheet, and the key on a page of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much to work out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch a whole calculation, finish one with a number missing, or do all of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other blanks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaves out other numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Says of each number whether it is right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worked line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows how the missing numbers come about.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prints the sheet with blanks and, on a page of its own, the key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saves the sheet with blanks and the key as one PDF.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the check says</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::SheetView</name>
    <message numerus="yes">
        <source>%1, to %n place(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Type the number and press Enter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>annotation h, number %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>energy e</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exp e</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight α = exp e / total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Σ = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight α</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>α · h, number %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>total, then c</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sum: c</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: that is no number. Type it like 0.84 or 0,84.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: not yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of them are right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checks the numbers you typed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worked line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows how the missing numbers come about.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::SheetWidget</name>
    <message>
        <source>energy e = v · tanh(W s + U h)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>energy e = s(i−1) · h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By hand</source>
        <translation type="unfinished">À la main</translation>
    </message>
</context>
<context>
    <name>lookback::ui::StageOverlay</name>
    <message>
        <source>The audience sees a black screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The audience sees a picture that stands still.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The audience sees a region of the page, magnified.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The audience sees the page, dimmed outside the spotlight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The audience sees the page as it changes.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::StepDots</name>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left and Right choose a step, Enter goes there.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::StoreDialog</name>
    <message>
        <source>Store runs in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs (*.lookback)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::StripPicture</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::TagChips</name>
    <message>
        <source>Tag %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes the tag off the run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes “%1” off the run.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::TimelineView</name>
    <message>
        <source>Timeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snapshot %1 of %2, update %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no snapshots yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snapshots gather here while a model learns; then you can go back to any of them.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::TopBar</name>
    <message>
        <source>Plain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reordered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Negation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open model…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decodes this sentence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Examples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>The trained model whose decoder is shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a sentence and press Enter to decode it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a sentence and press Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentences that show something: word order, negation, length.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every action of the window with its key.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::ToyDecoder</name>
    <message>
        <source>%1, uncut %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>s(i) = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The context enters the decoder in four places, not once. Untick one and that place gets the zero vector.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reset gate r</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>update gate z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>candidate s̃</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>readout t</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Context into the %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unticked: this place gets the zero vector instead of the context.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next word: uncut, now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Probabilities of the next word</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::ToyLessonWidget</name>
    <message>
        <source>equalise</source>
        <translation type="unfinished">égaliser</translation>
    </message>
    <message>
        <source>sharpen</source>
        <translation type="unfinished">accentuer</translation>
    </message>
    <message>
        <source>flatten</source>
        <translation type="unfinished">atténuer</translation>
    </message>
    <message>
        <source>shift all by 1</source>
        <translation type="unfinished">décaler tout de 1</translation>
    </message>
    <message>
        <source>permute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equalise</source>
        <translation type="unfinished">Égaliser</translation>
    </message>
    <message>
        <source>Makes all energies equal: the flat average.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sharpen ×2</source>
        <translation type="unfinished">Accentuer ×2</translation>
    </message>
    <message>
        <source>Doubles all differences between energies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flatten ×½</source>
        <translation type="unfinished">Atténuer ×½</translation>
    </message>
    <message>
        <source>Halves all differences between energies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift all +1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds 1 to all energies; no weight changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only this</source>
        <translation type="unfinished">Seulement celui-ci</translation>
    </message>
    <message>
        <source>Puts all the weight on the chosen word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zero strongest</source>
        <translation type="unfinished">Retirer le plus fort</translation>
    </message>
    <message>
        <source>Takes the heaviest weight away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Permute</source>
        <translation type="unfinished">Permuter</translation>
    </message>
    <message>
        <source>Shuffles the energies over the words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes the last change back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does the change again that was taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset</source>
        <translation type="unfinished">Réinitialiser</translation>
    </message>
    <message>
        <source>Brings the opening numbers back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>places</source>
        <translation type="unfinished">décimales</translation>
    </message>
    <message>
        <source>Decimal places</source>
        <translation type="unfinished">Nombre de décimales</translation>
    </message>
    <message>
        <source>How many digits are shown after the point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The decoder&apos;s previous state: type a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The annotation of this word: type a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A weight of the scorer: type a number.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::ToyModel</name>
    <message>
        <source>cut the context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take the scorer&apos;s energies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change the size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opening numbers</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::ToyNumbers</name>
    <message>
        <source>unit %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no number; the old one stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an annotation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>v_a or b_a</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words and annotations, the state before, or the scorer&apos;s weights.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers of the toy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a number and press Enter. Every change can be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dimensions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two to six.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dimensions of an annotation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two to eight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a number and type. Energies that are set by hand stay; Delete on an energy slider gives it back to the scorer.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::ToyTable</name>
    <message numerus="yes">
        <source>Rounded to %n place(s) the weights still add up to 1.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Rounding remainder %1. Digits are never bent to hide it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows this word&apos;s score and contribution in the other panes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Energy of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set by hand. Delete gives it back to the scorer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the scorer. Any number; only differences count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Energy of %1, as a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From −50 to 50.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves its energy so that the weight is this; the others give way in proportion.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>source word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>energy e</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exp e</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight α</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rounded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sum</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::TrainClosing</name>
    <message>
        <source>The next checkpoint comes in about %1 s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next checkpoint comes in about %1 min.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A model is training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A model is training. Both ways keep it, and it can be resumed later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A model is training, and its store cannot be written: when it has stopped, you are asked for another place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the background it goes on without the window until its next checkpoint.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on in the background</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A run is in memory only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A run could not be stored: it is in memory only and is lost when the window closes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another place keeps it: a folder that can be written, on a disk with room.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Store elsewhere…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close and lose it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::TrainForm</name>
    <message>
        <source>Reverse a word sequence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dates to ISO form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiny French–English</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RNNsearch, additive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RNNsearch, dot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RNNsearch, general</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RNNencdec</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiny, 64 units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compact, 128 units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small, 256 units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Medium, 512 units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>½ minute</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Adam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adadelta (the paper)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gradient descent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Données</translation>
    </message>
    <message>
        <source>Sentence pairs to learn from. The first three are generated here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corpus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file, or one of the corpora that the page Data has imported.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Automatic takes one for small models: there two would wait for each other more than they help. The same seed and the same number of threads give the same curve.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Languages, source-target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fr-en, en-fr, or xx for others: decides how words are split.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>RNNsearch attends; RNNencdec has one fixed vector for the whole sentence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden units of encoder and decoder. Larger learns more and takes longer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time spent training; pauses and evaluations do not count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adam is several times quicker on small tasks; Adadelta is the paper&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Factor on every change. Empty: 1 for Adadelta, 0.001 for Adam, 0.1 for descent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Batch, sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs of one update; 80 is the paper&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dropout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of numbers set to zero while training, against learning by heart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evaluate every, updates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then dev loss, BLEU and AER are measured and a checkpoint is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Start of all random numbers: same seed and settings, same curve.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock the seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unlocked, every new run draws another seed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More: recipe, seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows or hides the rest of the settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File of sentence pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A TSV file, source TAB target a line; it may be gzipped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a file with a sentence pair a line, source TAB target.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measuring this computer…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Automatic: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentence pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentence pairs (*.tsv *.txt *.tsv.gz *.gz);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: give a number from %2 to %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a file of sentence pairs first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Languages: write source-target, for example fr-en.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evaluate every</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About %1 updates, %2 passes over %3 pairs, in that time: measured on this computer at %4 words/s. %5 parameters, %6.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n thread(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lookback::ui::TrainLive</name>
    <message>
        <source>Learning rate: give a number from %1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learning rate %1 from the next update on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a source sentence to watch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is watched from the next update on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While it trains</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One more sentence to watch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reference, if there is one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learning rate now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holds from the next update on; the change is kept with the run and marked on the curves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the learning rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the next update on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentence to watch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A source sentence that joins the probe sentences of this run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its reference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it should become; without one, the map follows the model&apos;s own output.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch the sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds it to the probe sentences from the next update on.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::TrainPage</name>
    <message>
        <source>The run could not go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs are stored in %1 from now on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about %1 min %2 s left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about %1 s left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Making the sentence pairs ready…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training: update %1, %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paused at update %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped at update %1; keeping what was learned…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose data and press Start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Update %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are looking at update %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training goes on in memory; nothing is lost while the window is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can train all the same: runs then stay in memory while the window is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Store elsewhere…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asks for another place and moves what memory holds there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which curve this pane shows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Live</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Live or stored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run that trains, with the form for a new one; or all runs that are stored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Facts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Update</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass over the data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words/s</source>
        <translation>Mots/s</translation>
    </message>
    <message>
        <source>Gradient norm</source>
        <translation>Norme du gradient</translation>
    </message>
    <message>
        <source>Best dev BLEU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Alignment labels used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Avancement</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Energies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maps of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights from 0 to 1, or the energies they come from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the chosen probe&apos;s energies: bright is the largest of a row, dark is 6 or more below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the chosen probe&apos;s map at each stored update</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays the snapshots in order (Space in the timeline).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play backwards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays the snapshots backwards (Shift+Space in the timeline).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes to the snapshot whose weights moved most since the one before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Probe sentences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at update %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, update %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stored run “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run “%1”: %2, seed %3, %4 updates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lookback · %1 · at update %2 · weights on the fixed scale from 0 to 1, rows target words, columns source words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lookback · %1 · y axis linear, from 0 to %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::TrainingController</name>
    <message>
        <source>All updates are done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All passes over the data are done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The time is up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No evaluation was better any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped and kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diverged: the loss is out of all bounds. The last good checkpoint is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no folder to keep runs in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs cannot be stored in “%1”: the folder “%2” cannot be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped before the first update.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::TransportBar</name>
    <message>
        <source>No sentence yet</source>
        <translation>Aucune phrase encore</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This model has no alignment: it reads one fixed vector.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sub-step on the page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes to this sub-step of the step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sub-step %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playing speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At 1× a word takes 1.2 seconds.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::WindowActions</name>
    <message>
        <source>&amp;Decode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reads the source sentence and decodes it with the model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a &amp;sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts the keyboard into the source sentence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find sentences…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lists the sentences of a test set, ranked by crossing links, entropy, coverage or error.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;gold alignments…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens sentences with the links that people drew, to compare the weights with them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next sentence of the &amp;set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens the next sentence of the open test set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous sentence o&amp;f the set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens the sentence before in the open test set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open model…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens a model file (.safetensors) from disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About this model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the model is, what it was trained on and for how long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export pane…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saves the pane in focus as PNG, SVG, PDF or CSV.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy pane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts a picture and the numbers of the pane in focus on the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closes the window; its place and settings are kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes the last edit back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does the edit again that was taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take out the edits of this &amp;step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model&apos;s own values come back at the step on the page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take out &amp;all edits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model&apos;s own values come back everywhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;First</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes before the first word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes back by one sub-step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes on by one sub-step: score, soften, blend, write.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes to the end of the sentence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Previous word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes to the word before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes to the next word and writes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;lay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps through the sentence by itself; pauses when it runs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play back&amp;wards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps back through the sentence by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Halves the playing speed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doubles the playing speed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop at this &amp;word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playing stops whenever the word of this step is written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stops of this sen&amp;tence…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lists the words at which playing stops.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L&amp;east likely word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes to the word with the lowest log-probability.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source &amp;word…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace, delete or swap the source word under the cursor; the result opens as a second lane.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare w&amp;ith…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens a second lane: another model, a checkpoint, another sentence, or a forced reference.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;xchange the lanes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The second lane becomes the first, with all panes, and the other way round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close the second lane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One lane again; Escape does the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Beam instead of the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the beam search in the place of the map, and back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Difference of the lanes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows how the weights of the lanes differ in the place of the map, and back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The decoder, step by step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Energies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A decoder step small enough to be worked out by hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Scoreboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The paper&apos;s scores beside yours, by length and taken apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Train</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Train a model here and watch its alignment form.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starts the run on the form; pauses and goes on while it trains.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;One batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lets one update through, and pauses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop and &amp;keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ends the run; what was learned is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stored &amp;runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the stored runs on the page Train, or the live view again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Filter runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts the keyboard into the filter of the stored runs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Watch run again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows curves, maps and timeline of the chosen run under Live.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open checkpoint in &amp;Decode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens the chosen checkpoint of the chosen run on the page Decode.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Compare two runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the settings and scores of two chosen runs side by side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;urves over each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draws the curves of the chosen runs over each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Line style of run…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes colour, dash and marker of the chosen run&apos;s curves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;name run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts the keyboard into the name of the chosen run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N&amp;ote about run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts the keyboard into the note about the chosen run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add t&amp;ag to run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts the keyboard into the field for a new tag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Move runs to the trash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves the chosen runs to the trash, from where they can be taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export l&amp;ist of runs…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saves the list of stored runs, as it is filtered and ordered, as CSV.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export &amp;metric rows…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saves every update and evaluation of the chosen run as CSV.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D&amp;ata</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring texts of your own, look at them and keep them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next &amp;pane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves the keyboard to the next pane or bar.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;revious pane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves the keyboard to the pane or bar before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Maximise pane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lets the pane in focus fill the page, and back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Inspector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the equation, the numbers and the edits of the step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything in the window larger, up to 300 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything in the window smaller, down to 80 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;100 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything in the window at its usual size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light or dark as the desktop has it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark letters on a light window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light letters on a dark window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High &amp;contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White letters on black, stronger lines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;No motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sub-steps change at once instead of moving.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every action with its key; keys can be changed and the card printed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Says in a sentence what the control in focus is; then point at anything else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About &amp;Lookback</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version, licence and the paper.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens the menu with every action of the window.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lookback::ui::WordMenu</name>
    <message>
        <source>Source word %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Replace by a near word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for near words…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace by the &amp;unknown word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>make %1 unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>delete %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>swap %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap with the word &amp;before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap with the word &amp;after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target word %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Stop playing at this word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No word is near: this one has no direction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cos %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>replace %1 by %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
