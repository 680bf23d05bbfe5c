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
        <source>Rule: median of 20 updates over 1.3 times the lowest, and 0.3 above it. A lower learning rate may help.</source>
        <translation>Règle&#xa0;: médiane de 20 mises à jour supérieure à 1.3 fois la plus basse, et de plus de 0.3. Un taux d’apprentissage plus bas peut aider.</translation>
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
    <name>EnergiesExport</name>
    <message>
        <source>Toy calculator of Lookback: %1</source>
        <translation>Calculette de Lookback&#xa0;: %1</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>somme</translation>
    </message>
    <message>
        <source>source word</source>
        <translation>mot source</translation>
    </message>
    <message>
        <source>energy e</source>
        <translation>énergie e</translation>
    </message>
    <message>
        <source>exp e</source>
        <translation>exp e</translation>
    </message>
    <message>
        <source>weight α</source>
        <translation>poids α</translation>
    </message>
    <message>
        <source>One context vector by hand</source>
        <translation>Un vecteur de contexte à la main</translation>
    </message>
    <message numerus="yes">
        <source>Rounded to %n place(s); the rounded weights leave %1 to 1.</source>
        <translation>
            <numerusform>Arrondi à %n décimale&#x202f;; il manque %1 aux poids arrondis pour faire 1.</numerusform>
            <numerusform>Arrondi à %n décimales&#x202f;; il manque %1 aux poids arrondis pour faire 1.</numerusform>
        </translation>
    </message>
    <message>
        <source>reset gate r</source>
        <translation>porte de réinitialisation r</translation>
    </message>
    <message>
        <source>update gate z</source>
        <translation>porte de mise à jour z</translation>
    </message>
    <message>
        <source>candidate s̃</source>
        <translation>candidat s̃</translation>
    </message>
    <message>
        <source>new state s(i)</source>
        <translation>nouvel état s(i)</translation>
    </message>
    <message>
        <source>readout t</source>
        <translation>sortie t</translation>
    </message>
    <message>
        <source>The context&apos;s four ways</source>
        <translation>Les quatre chemins du contexte</translation>
    </message>
    <message>
        <source>uncut</source>
        <translation>sans coupure</translation>
    </message>
    <message>
        <source>now</source>
        <translation>maintenant</translation>
    </message>
    <message>
        <source>no way is cut</source>
        <translation>aucun chemin n’est coupé</translation>
    </message>
    <message>
        <source>cut: %1</source>
        <translation>coupé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Words and annotations</source>
        <translation>Mots et annotations</translation>
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
        <translation>entropie</translation>
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
    <message>
        <source>NULL</source>
        <translation>NULL</translation>
    </message>
    <message>
        <source>log p %1</source>
        <translation>log p %1</translation>
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
    <message>
        <source>%1: %2</source>
        <comment>a name and its value</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between two facts</comment>
        <translation>&#x202f;; </translation>
    </message>
</context>
<context>
    <name>lookback::ui::Answers</name>
    <message>
        <source>right</source>
        <translation>juste</translation>
    </message>
    <message>
        <source>not right (%1 %)</source>
        <translation>pas juste (%1&#x202f;%)</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s) answered</source>
        <translation>
            <numerusform>répondu %n fois</numerusform>
            <numerusform>répondu %n fois</numerusform>
        </translation>
    </message>
    <message>
        <source>My answers</source>
        <translation>Mes réponses</translation>
    </message>
    <message>
        <source>Lesson %1: %2</source>
        <translation>Leçon %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>No question is answered yet.</source>
        <translation>Aucune question n’a encore de réponse.</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 n’a pas pu être écrit&#xa0;: %2</translation>
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
    <name>lookback::ui::AskedPlaces</name>
    <message>
        <source>There is no step %1: the translation has steps %2 to %3. Nothing was changed.</source>
        <translation>Il n’y a pas d’étape %1&#xa0;: la traduction a les étapes %2 à %3. Rien n’a changé.</translation>
    </message>
    <message>
        <source>This model reads one fixed vector: it has no energies to set. Nothing was changed.</source>
        <translation>Ce modèle lit un seul vecteur fixe&#xa0;: il n’a pas d’énergies à régler. Rien n’a changé.</translation>
    </message>
    <message>
        <source>There is no source position %1: they go from 0 to %2. Nothing was changed.</source>
        <translation>Il n’y a pas de position source %1&#xa0;: elles vont de 0 à %2. Rien n’a changé.</translation>
    </message>
</context>
<context>
    <name>lookback::ui::AudienceWindow</name>
    <message>
        <source>Lookback: for the audience</source>
        <translation>Lookback&#xa0;: pour le public</translation>
    </message>
    <message>
        <source>For the audience</source>
        <translation>Pour le public</translation>
    </message>
    <message>
        <source>The page, larger</source>
        <translation>La page, en plus grand</translation>
    </message>
</context>
<context>
    <name>lookback::ui::AuthorView</name>
    <message>
        <source>Choose the folder of your own lessons in the library first.</source>
        <translation>Choisissez d’abord le dossier de vos propres leçons dans la bibliothèque.</translation>
    </message>
    <message>
        <source>There is no lesson in your folder yet: begin with “New lesson”.</source>
        <translation>Il n’y a pas encore de leçon dans votre dossier&#xa0;: commencez par «&#x202f;Nouvelle leçon&#x202f;».</translation>
    </message>
    <message>
        <source>Choose a lesson, or begin a new one.</source>
        <translation>Choisissez une leçon, ou commencez-en une nouvelle.</translation>
    </message>
    <message>
        <source>The text of %1; the preview follows.</source>
        <translation>Le texte de %1&#x202f;; l’aperçu suit.</translation>
    </message>
    <message>
        <source>%1 was changed by another program too. Saving here replaces that.</source>
        <translation>%1 a aussi été modifié par un autre programme. Enregistrer ici remplace cela.</translation>
    </message>
    <message>
        <source>New lesson</source>
        <translation>Nouvelle leçon</translation>
    </message>
    <message>
        <source>Name of its folder: three digits, a hyphen, a name</source>
        <translation>Nom de son dossier&#xa0;: trois chiffres, un trait d’union, un nom</translation>
    </message>
    <message>
        <source>“%1” is no name of a lesson: write three digits, a hyphen and small letters, as 101-my-lesson.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un nom de leçon&#xa0;: écrivez trois chiffres, un trait d’union et des minuscules, comme 101-ma-lecon.</translation>
    </message>
    <message>
        <source>There is a folder %1 already.</source>
        <translation>Il y a déjà un dossier %1.</translation>
    </message>
    <message>
        <source>The folder %1 could not be made.</source>
        <translation>Le dossier %1 n’a pas pu être créé.</translation>
    </message>
    <message>
        <source>The files of %1 could not all be written.</source>
        <translation>Les fichiers de %1 n’ont pas tous pu être écrits.</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 n’a pas pu être écrit&#xa0;: %2</translation>
    </message>
    <message>
        <source>question %1</source>
        <translation>question %1</translation>
    </message>
    <message>
        <source>(has problems)</source>
        <translation>(a des problèmes)</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Questions</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problème</translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>Aucun problème</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problème</numerusform>
            <numerusform>%n problèmes</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no widget in the preview whose state could be kept.</source>
        <translation>Il n’y a pas de module dans l’aperçu dont l’état pourrait être gardé.</translation>
    </message>
    <message>
        <source>Write a lesson.</source>
        <translation>Écrivez une leçon.</translation>
    </message>
    <message>
        <source>%1, line %2, column %3</source>
        <translation>%1, ligne %2, colonne %3</translation>
    </message>
    <message>
        <source>%1. Not saved yet.</source>
        <translation>%1. Pas encore enregistré.</translation>
    </message>
    <message>
        <source>Write a lesson</source>
        <translation>Écrire une leçon</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Insert widget</source>
        <translation>Insérer un module</translation>
    </message>
    <message>
        <source>Capture view</source>
        <translation>Capturer la vue</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Toutes les leçons</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Leçon</translation>
    </message>
    <message>
        <source>The lessons of your own folder.</source>
        <translation>Les leçons de votre propre dossier.</translation>
    </message>
    <message>
        <source>Kind of widget</source>
        <translation>Sorte de module</translation>
    </message>
    <message>
        <source>What “Insert widget” puts into the text.</source>
        <translation>Ce que «&#x202f;Insérer un module&#x202f;» met dans le texte.</translation>
    </message>
    <message>
        <source>Makes a small lesson in your folder, to change into your own.</source>
        <translation>Fait une petite leçon dans votre dossier, à transformer en la vôtre.</translation>
    </message>
    <message>
        <source>Writes the changed files (Ctrl+S).</source>
        <translation>Écrit les fichiers modifiés (Ctrl+S).</translation>
    </message>
    <message>
        <source>Puts an example of the chosen widget after the cursor.</source>
        <translation>Met un exemple du module choisi après le curseur.</translation>
    </message>
    <message>
        <source>Back to the library; what is not saved stays here.</source>
        <translation>Retour à la bibliothèque&#x202f;; ce qui n’est pas enregistré reste ici.</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Pages, widgets and questions; Enter goes there.</source>
        <translation>Pages, modules et questions&#x202f;; Entrée y va.</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>What the linter says; Enter goes to the place.</source>
        <translation>Ce que dit la vérification&#x202f;; Entrée va à l’endroit.</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>The files of the lesson.</source>
        <translation>Les fichiers de la leçon.</translation>
    </message>
    <message>
        <source>The page Decode shows no sentence yet.</source>
        <translation>La page Décoder ne montre pas encore de phrase.</translation>
    </message>
    <message>
        <source>What the page &amp;Decode shows</source>
        <translation>Ce que montre la page &amp;Décoder</translation>
    </message>
    <message>
        <source>The widget in the &amp;preview</source>
        <translation>L’élément dans l’&amp;aperçu</translation>
    </message>
    <message>
        <source>Puts what the page Decode shows, or the state of the live widget in the preview, into the text.</source>
        <translation>Met dans le texte ce que montre la page Décoder, ou l’état de l’élément vivant de l’aperçu.</translation>
    </message>
    <message>
        <source>Not opened here, as saving would change it: %1. A file of a lesson is UTF-8 text of at most %2 KB.</source>
        <translation>Pas ouvert ici, car l’enregistrer le changerait&#xa0;: %1. Un fichier de leçon est du texte UTF-8 de %2 Ko au plus.</translation>
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
        <source>Dimensions as colours on a fixed scale</source>
        <translation>Dimensions en couleurs sur une échelle fixe</translation>
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
    <name>lookback::ui::CellTable</name>
    <message>
        <source>Scroll the columns</source>
        <translation>Défiler les colonnes</translation>
    </message>
    <message>
        <source>Moves along the columns of the map.</source>
        <translation>Se déplace le long des colonnes de la carte.</translation>
    </message>
    <message>
        <source>Scroll the rows</source>
        <translation>Défiler les lignes</translation>
    </message>
    <message>
        <source>Moves along the rows of the map.</source>
        <translation>Se déplace le long des lignes de la carte.</translation>
    </message>
</context>
<context>
    <name>lookback::ui::ChartWidget</name>
    <message>
        <source>model, longest training sentence</source>
        <translation>modèle, plus longue phrase d’entraînement</translation>
    </message>
    <message>
        <source>BLEU, all sentences</source>
        <translation>BLEU, toutes les phrases</translation>
    </message>
    <message>
        <source>BLEU, without unknown words</source>
        <translation>BLEU, sans mots inconnus</translation>
    </message>
    <message>
        <source>Left and Right read the points.</source>
        <translation>Gauche et droite lisent les points.</translation>
    </message>
    <message>
        <source>The paper, table 1</source>
        <translation>L’article, tableau 1</translation>
    </message>
    <message>
        <source>English to French, newstest2014</source>
        <translation>anglais vers français, newstest2014</translation>
    </message>
    <message>
        <source>The paper&apos;s table 1</source>
        <translation>Le tableau 1 de l’article</translation>
    </message>
    <message>
        <source>Scores of the systems in the paper. Arrow keys go from row to row.</source>
        <translation>Scores des systèmes de l’article. Les flèches vont de ligne en ligne.</translation>
    </message>
    <message>
        <source>The paper draws BLEU by sentence length in its figure 2 and prints no numbers of it; these are its numbers for all lengths together. -30 and -50: longest sentences trained on.</source>
        <translation>L’article trace BLEU selon la longueur des phrases dans sa figure 2 et n’en imprime aucun nombre&#x202f;; voici ses nombres pour toutes les longueurs ensemble. -30 et -50&#xa0;: plus longues phrases de l’entraînement.</translation>
    </message>
    <message>
        <source>-30 and -50: longest sentences trained on, in words. ★: trained for much longer.</source>
        <translation>-30 et -50&#xa0;: plus longues phrases de l’entraînement, en mots. ★&#xa0;: entraîné beaucoup plus longtemps.</translation>
    </message>
    <message>
        <source>BLEU by sentence length</source>
        <translation>BLEU selon la longueur des phrases</translation>
    </message>
    <message>
        <source>the models that come with Lookback</source>
        <translation>les modèles fournis avec Lookback</translation>
    </message>
    <message>
        <source>No model with scores by length was found beside the program.</source>
        <translation>Aucun modèle avec des scores par longueur n’a été trouvé à côté du programme.</translation>
    </message>
    <message>
        <source>What it costs</source>
        <translation>Ce que cela coûte</translation>
    </message>
    <message>
        <source>one mark, one score</source>
        <translation>une marque, une évaluation</translation>
    </message>
    <message>
        <source>source words</source>
        <translation>mots source</translation>
    </message>
    <message>
        <source>written words</source>
        <translation>mots écrits</translation>
    </message>
    <message>
        <source>Source words</source>
        <translation>Mots source</translation>
    </message>
    <message>
        <source>From 1 to 100.</source>
        <translation>De 1 à 100.</translation>
    </message>
    <message>
        <source>Written words</source>
        <translation>Mots écrits</translation>
    </message>
    <message>
        <source>run</source>
        <translation>entraînement</translation>
    </message>
    <message>
        <source>updates</source>
        <translation>mises à jour</translation>
    </message>
    <message>
        <source>best dev BLEU</source>
        <translation>meilleur BLEU dév.</translation>
    </message>
    <message>
        <source>best AER</source>
        <translation>meilleur AER</translation>
    </message>
    <message>
        <source>You have not trained a model yet. The page Train does it.</source>
        <translation>Vous n’avez pas encore entraîné de modèle. La page Entraîner le fait.</translation>
    </message>
    <message>
        <source>Each on its own dev set: compare runs with the same set only.</source>
        <translation>Chacun sur son propre jeu de développement&#xa0;: ne comparez que des entraînements du même jeu.</translation>
    </message>
    <message>
        <source>Your runs</source>
        <translation>Vos entraînements</translation>
    </message>
    <message>
        <source>models you trained here</source>
        <translation>les modèles que vous avez entraînés ici</translation>
    </message>
    <message>
        <source>The runs in your store. Arrow keys go from row to row.</source>
        <translation>Les entraînements de votre base. Les flèches vont de ligne en ligne.</translation>
    </message>
    <message>
        <source>Scores: %1 source × %2 written = %3</source>
        <translation>Scores&#xa0;: %1 source × %2 écrits = %3</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Shows it as it opened.</source>
        <translation>Le montre comme à l’ouverture.</translation>
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
    <message>
        <source>Lane B shows where a hidden Markov model, trained by counting and without any network, takes each word of lane A from. It reads both sentences whole, also what is still to come; the decoder does not.</source>
        <translation>La voie B montre d’où un modèle de Markov caché, entraîné en comptant et sans aucun réseau, tire chaque mot de la voie A. Il lit les deux phrases en entier, même ce qui vient encore&#x202f;; le décodeur, non.</translation>
    </message>
    <message>
        <source>The alignment of the statistical baseline</source>
        <translation>L’alignement de la référence statistique</translation>
    </message>
    <message>
        <source>No phrase-based model lies beside the models. Make one in their folder: lookback-cli statistical train.</source>
        <translation>Aucun modèle à segments n’est à côté des modèles. Faites-en un dans leur dossier&#xa0;: lookback-cli statistical train.</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>Alignement</translation>
    </message>
    <message>
        <source>The phrase-based model whose word alignment is shown.</source>
        <translation>Le modèle à segments dont l’alignement des mots est montré.</translation>
    </message>
    <message>
        <source>show the statistical alignment</source>
        <translation>montrer l’alignement statistique</translation>
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
        <translation>Gradient</translation>
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
    <message>
        <source> at %1</source>
        <translation> à %1</translation>
    </message>
    <message>
        <source>not measured yet</source>
        <translation>pas encore mesuré</translation>
    </message>
</context>
<context>
    <name>lookback::ui::CutRaceWidget</name>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lire</translation>
    </message>
    <message numerus="yes">
        <source>The sentence has %n word(s).</source>
        <translation>
            <numerusform>La phrase a %n mot.</numerusform>
            <numerusform>La phrase a %n mots.</numerusform>
        </translation>
    </message>
    <message>
        <source>Words of the sentence</source>
        <translation>Mots de la phrase</translation>
    </message>
    <message>
        <source>Left and Right choose how long the sentence is.</source>
        <translation>Gauche et droite choisissent la longueur de la phrase.</translation>
    </message>
    <message>
        <source>Longer</source>
        <translation>Plus longue</translation>
    </message>
    <message>
        <source>Goes on to the next cut of the sentence.</source>
        <translation>Passe à la coupe suivante de la phrase.</translation>
    </message>
    <message>
        <source>Lets the sentence grow by itself.</source>
        <translation>Fait s’allonger la phrase toute seule.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Réinitialiser</translation>
    </message>
    <message>
        <source>Back to the first cut.</source>
        <translation>Retour à la première coupe.</translation>
    </message>
    <message>
        <source>Your own sentence</source>
        <translation>Votre propre phrase</translation>
    </message>
    <message>
        <source>Type a long sentence and press Enter.</source>
        <translation>Tapez une longue phrase et appuyez sur Entrée.</translation>
    </message>
    <message>
        <source>one vector for the sentence</source>
        <translation>un seul vecteur pour la phrase</translation>
    </message>
    <message>
        <source>looks back at every word</source>
        <translation>revient voir chaque mot</translation>
    </message>
    <message>
        <source>One sentence, two models</source>
        <translation>Une phrase, deux modèles</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modèle</translation>
    </message>
    <message>
        <source>sentence</source>
        <translation>phrase</translation>
    </message>
    <message>
        <source>written</source>
        <translation>écrit</translation>
    </message>
</context>
<context>
    <name>lookback::ui::DataExport</name>
    <message>
        <source>Lookback · %1 · %2</source>
        <translation>Lookback · %1 · %2</translation>
    </message>
    <message>
        <source>First pairs</source>
        <translation>Premières paires</translation>
    </message>
    <message>
        <source>line</source>
        <translation>ligne</translation>
    </message>
    <message>
        <source>source</source>
        <translation>source</translation>
    </message>
    <message>
        <source>target</source>
        <translation>cible</translation>
    </message>
    <message>
        <source>source words</source>
        <translation>mots source</translation>
    </message>
    <message>
        <source>target words</source>
        <translation>mots cible</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnus</translation>
    </message>
    <message>
        <source>%1 lines: %2 pairs kept, %3 skipped; the first %4 are shown.</source>
        <translation>%1 lignes&#xa0;: %2 paires gardées, %3 laissées&#x202f;; les %4 premières sont montrées.</translation>
    </message>
    <message>
        <source>Unknown to vocabularies of %1 words.</source>
        <translation>Inconnus de vocabulaires de %1 mots.</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fait</translation>
    </message>
    <message>
        <source>not done</source>
        <translation>pas fait</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>what is wrong</source>
        <translation>ce qui ne va pas</translation>
    </message>
    <message>
        <source>remedy</source>
        <translation>remède</translation>
    </message>
    <message>
        <source>state</source>
        <translation>état</translation>
    </message>
    <message>
        <source>where</source>
        <translation>où</translation>
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
        <translation>Longueur maximale, en mots</translation>
    </message>
    <message>
        <source>The first column or file is the target</source>
        <translation>La colonne 1 (le fichier 1) est la cible</translation>
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
    <message>
        <source>Paste…</source>
        <translation>Coller…</translation>
    </message>
    <message>
        <source>Paste sentences</source>
        <translation>Coller des phrases</translation>
    </message>
    <message>
        <source>Takes sentence pairs from the clipboard or the keyboard (Ctrl+V on this page).</source>
        <translation>Prend des paires de phrases du presse-papiers ou du clavier (Ctrl+V sur cette page).</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
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
        <translation>Rien de l’importation n’a été gardé.</translation>
    </message>
    <message>
        <source>Store elsewhere…</source>
        <translation>Conserver ailleurs…</translation>
    </message>
    <message>
        <source>Asks for another place for imported text and runs.</source>
        <translation>Demande un autre endroit pour les textes importés et les entraînements.</translation>
    </message>
    <message>
        <source>The pasted text cannot be written to “%1”; free some space there.</source>
        <translation>Le texte collé ne peut pas être écrit dans «&#x202f;%1&#x202f;»&#x202f;; faites-y de la place.</translation>
    </message>
</context>
<context>
    <name>lookback::ui::DataPaste</name>
    <message>
        <source>Paste or write the source sentences on the left.</source>
        <translation>Collez ou écrivez les phrases source à gauche.</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s), source and target parted by a tab.</source>
        <translation>
            <numerusform>%n paire, source et cible séparées par une tabulation.</numerusform>
            <numerusform>%n paires, source et cible séparées par une tabulation.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n source sentence(s): their translations belong on the right.</source>
        <translation>
            <numerusform>%n phrase source&#xa0;: sa traduction va à droite.</numerusform>
            <numerusform>%n phrases source&#xa0;: leurs traductions vont à droite.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 source and %2 target sentences: both sides need as many lines.</source>
        <translation>%1 phrases source et %2 phrases cible&#xa0;: il faut autant de lignes des deux côtés.</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s), line by line.</source>
        <translation>
            <numerusform>%n paire, ligne à ligne.</numerusform>
            <numerusform>%n paires, ligne à ligne.</numerusform>
        </translation>
    </message>
    <message>
        <source>Paste sentence pairs</source>
        <translation>Coller des paires de phrases</translation>
    </message>
    <message>
        <source>One sentence a line, its translation on the same line of the other box. Lines with source, tab, target go into the left box alone.</source>
        <translation>Une phrase par ligne, sa traduction sur la même ligne de l’autre boîte. Des lignes avec source, tabulation, cible vont dans la boîte de gauche seule.</translation>
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
        <source>Read these</source>
        <translation>Lire celles-ci</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Source sentences</source>
        <translation>Phrases source</translation>
    </message>
    <message>
        <source>Target sentences</source>
        <translation>Phrases cible</translation>
    </message>
    <message>
        <source>Shows them on the Data page as if they were files; nothing is kept before you press Import.</source>
        <translation>Les montre à la page Données comme si c’étaient des fichiers&#x202f;; rien n’est gardé avant que vous n’appuyiez sur Importer.</translation>
    </message>
    <message>
        <source>Takes nothing.</source>
        <translation>Ne prend rien.</translation>
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
    <message>
        <source>First pairs: as in the file, and as words (dashed: unknown to the vocabulary)</source>
        <translation>Premières paires&#xa0;: comme dans le fichier, et en mots (tirets&#xa0;: inconnus du vocabulaire)</translation>
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
    <name>lookback::ui::DecodeCapture</name>
    <message>
        <source>Lessons cannot run the model %1; this one runs the first of the lesson&apos;s models.</source>
        <translation>Les leçons ne peuvent pas employer le modèle %1&#x202f;; celle-ci emploie le premier des modèles de la leçon.</translation>
    </message>
    <message>
        <source>A lesson cannot hold edits of energies and weights: it opens with the model&apos;s own.</source>
        <translation>Une leçon ne peut pas garder des énergies ou des poids modifiés&#xa0;: elle s’ouvre avec ceux du modèle.</translation>
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
        <translation>Début</translation>
    </message>
    <message>
        <source>Goes before the first word.</source>
        <translation>Va avant le premier mot.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Goes back by one part of the step.</source>
        <translation>Recule d’une partie du pas.</translation>
    </message>
    <message>
        <source>Takes the last word back.</source>
        <translation>Reprend le dernier mot.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lire</translation>
    </message>
    <message>
        <source>Writes the sentence by itself; pauses when it runs.</source>
        <translation>Écrit la phrase tout seul&#x202f;; met en pause si c’est en marche.</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Avancer</translation>
    </message>
    <message>
        <source>Goes on by one part of the step: score, soften, blend, write.</source>
        <translation>Avance d’une partie du pas&#xa0;: évaluer, adoucir, mélanger, écrire.</translation>
    </message>
    <message>
        <source>Writes the next word.</source>
        <translation>Écrit le mot suivant.</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Goes to the end of the sentence.</source>
        <translation>Va à la fin de la phrase.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Takes the last change back.</source>
        <translation>Reprend le dernier changement.</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Does the change again that was taken back.</source>
        <translation>Refait le changement qui a été repris.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Réinitialiser</translation>
    </message>
    <message>
        <source>Brings the opening sentence and its numbers back.</source>
        <translation>Ramène la phrase du début et ses nombres.</translation>
    </message>
    <message>
        <source>Let it write freely</source>
        <translation>La laisser écrire librement</translation>
    </message>
    <message>
        <source>Give it the right words</source>
        <translation>Lui donner les bons mots</translation>
    </message>
    <message>
        <source>Switches between the given words and the model&apos;s own.</source>
        <translation>Passe des mots donnés à ceux du modèle, et retour.</translation>
    </message>
    <message>
        <source>Your own sentence</source>
        <translation>Votre propre phrase</translation>
    </message>
    <message>
        <source>Type a sentence in the source language and press Enter.</source>
        <translation>Tapez une phrase dans la langue source et appuyez sur Entrée.</translation>
    </message>
    <message>
        <source>Type a sentence and press Enter</source>
        <translation>Tapez une phrase et appuyez sur Entrée</translation>
    </message>
    <message>
        <source>the model&apos;s own weights</source>
        <translation>les poids du modèle</translation>
    </message>
    <message>
        <source>all weights equal</source>
        <translation>tous les poids égaux</translation>
    </message>
    <message>
        <source>weights shuffled</source>
        <translation>poids mélangés</translation>
    </message>
    <message>
        <source>the heaviest taken out</source>
        <translation>sans le plus lourd</translation>
    </message>
    <message>
        <source>all on the end mark</source>
        <translation>tout sur la marque de fin</translation>
    </message>
    <message>
        <source>Weights while it writes</source>
        <translation>Poids pendant l’écriture</translation>
    </message>
    <message>
        <source>What the model&apos;s weights are replaced with at every step; the sentence is written again.</source>
        <translation>Ce qui remplace les poids du modèle à chaque pas&#x202f;; la phrase est écrite à nouveau.</translation>
    </message>
    <message>
        <source>Change a word…</source>
        <translation>Changer un mot…</translation>
    </message>
    <message>
        <source>Replaces, deletes or swaps a source word; the sentence is read again.</source>
        <translation>Remplace, supprime ou échange un mot source&#x202f;; la phrase est relue.</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>How quickly Play goes.</source>
        <translation>À quelle vitesse Lire avance.</translation>
    </message>
    <message>
        <source>Swap rows and columns</source>
        <translation>Échanger lignes et colonnes</translation>
    </message>
    <message>
        <source>Turns the map: rows become columns (T).</source>
        <translation>Tourne la carte&#xa0;: les lignes deviennent des colonnes (T).</translation>
    </message>
    <message>
        <source>RNNencdec: one vector for the whole sentence</source>
        <translation>RNNencdec&#xa0;: un vecteur pour toute la phrase</translation>
    </message>
    <message>
        <source>RNNsearch: looks back at every word</source>
        <translation>RNNsearch&#xa0;: se retourne vers chaque mot</translation>
    </message>
    <message>
        <source>Additive scorer</source>
        <translation>Score additif</translation>
    </message>
    <message>
        <source>Dot scorer</source>
        <translation>Score par produit scalaire</translation>
    </message>
    <message>
        <source>General scorer</source>
        <translation>Score général</translation>
    </message>
    <message numerus="yes">
        <source>Trained on sentences of up to %n word(s)</source>
        <translation>
            <numerusform>Entraîné sur des phrases d’un mot au plus</numerusform>
            <numerusform>Entraîné sur des phrases de %n mots au plus</numerusform>
        </translation>
    </message>
    <message>
        <source>Colours from 0 to 1</source>
        <translation>Couleurs de 0 à 1</translation>
    </message>
    <message>
        <source>Stretch the colours</source>
        <translation>Étirer les couleurs</translation>
    </message>
    <message>
        <source>Switches the colours between the fixed scale from 0 to 1 and one stretched to this picture.</source>
        <translation>Passe de l’échelle fixe de 0 à 1 à une échelle étirée pour cette image, et retour.</translation>
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
    <message>
        <source>Arrow keys move from cell to cell, Home and End to the ends of a row, with Ctrl to the corners, Page Up and Page Down by what is in view.</source>
        <translation>Les flèches vont de case en case, Début et Fin aux bouts d’une ligne, avec Ctrl aux coins, Page préc. et Page suiv. de ce qui est en vue.</translation>
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
    <message>
        <source>Lane A: %1. Lane B: %2; model %3, “%4”.</source>
        <translation>Voie A&#xa0;: %1. Voie B&#xa0;: %2&#x202f;; modèle %3, «&#x202f;%4&#x202f;».</translation>
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
        <translation>Calcul</translation>
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
        <translation>Ce mot seul</translation>
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
        <translation>Rétablir</translation>
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
    <message>
        <source>Gradient</source>
        <translation>Gradient</translation>
    </message>
    <message>
        <source>The calculation on paper, the scorer opened, where the context goes, where learning pulls, or all numbers.</source>
        <translation>Le calcul sur papier, le calcul des énergies ouvert, où va le contexte, où tire l’apprentissage, ou tous les nombres.</translation>
    </message>
    <message>
        <source>the context c</source>
        <translation>le contexte c</translation>
    </message>
    <message>
        <source>Blend</source>
        <translation>Mélange</translation>
    </message>
    <message>
        <source>Plane</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Strips</source>
        <translation>Bandes</translation>
    </message>
    <message>
        <source>How annotations are drawn</source>
        <translation>Comment les annotations sont dessinées</translation>
    </message>
    <message>
        <source>As points of a plane, or as strips of colour with all their numbers.</source>
        <translation>En points d’un plan, ou en bandes de couleur avec tous leurs nombres.</translation>
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
        <translation>Ce mot seul</translation>
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
        <translation>Reste d’arrondi %1. On ne force jamais les chiffres pour le cacher.</translation>
    </message>
    <message>
        <source>Choose %1</source>
        <translation>Choisir %1</translation>
    </message>
    <message>
        <source>The word that “Only this” means.</source>
        <translation>Le mot que désigne «&#x202f;Ce mot seul&#x202f;».</translation>
    </message>
    <message>
        <source>Energy of %1</source>
        <translation>Énergie de %1</translation>
    </message>
    <message>
        <source>Now %1, weight %2. Left and Right change it, Page Up and Page Down by 1.</source>
        <translation>Maintenant %1, poids %2. Gauche et droite le changent, Page préc. et Page suiv. de 1.</translation>
    </message>
    <message>
        <source>Weight of %1</source>
        <translation>Poids de %1</translation>
    </message>
    <message>
        <source>Now %1. When it moves, the others give way in proportion.</source>
        <translation>Maintenant %1. Quand il bouge, les autres cèdent en proportion.</translation>
    </message>
    <message>
        <source>Weight of %1: %2</source>
        <translation>Poids de %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Weights: %1.</source>
        <translation>Poids&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Score, then soften</source>
        <translation>Évaluer, puis adoucir</translation>
    </message>
    <message>
        <source>drag an energy</source>
        <translation>tirez une énergie</translation>
    </message>
    <message>
        <source>source word</source>
        <translation>mot source</translation>
    </message>
    <message>
        <source>energy e</source>
        <translation>énergie e</translation>
    </message>
    <message>
        <source>exp e</source>
        <translation>exp e</translation>
    </message>
    <message>
        <source>weight α</source>
        <translation>poids α</translation>
    </message>
    <message>
        <source>total</source>
        <translation>total</translation>
    </message>
    <message numerus="yes">
        <source>to %n place(s)</source>
        <translation>
            <numerusform>à %n décimale</numerusform>
            <numerusform>à %n décimales</numerusform>
        </translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Verrouiller</translation>
    </message>
    <message>
        <source>Lock %1</source>
        <translation>Verrouiller %1</translation>
    </message>
    <message>
        <source>Keeps the energy of this word where it is, whatever is done to the others.</source>
        <translation>Garde l’énergie de ce mot où elle est, quoi qu’on fasse aux autres.</translation>
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
        <translation>Le modèle lit le deuxième texte (ou la deuxième colonne) et écrit le premier.</translation>
    </message>
    <message>
        <source>Reads the sentences and lets the model read each pair.</source>
        <translation>Lit les phrases et fait lire chaque paire au modèle.</translation>
    </message>
    <message>
        <source>What comes first in the list.</source>
        <translation>Ce qui vient en premier dans la liste.</translation>
    </message>
    <message>
        <source>Lets the model read the sentences with the settings there are now.</source>
        <translation>Fait lire les phrases au modèle avec les réglages actuels.</translation>
    </message>
    <message>
        <source>Gives up reading; what is known so far stays.</source>
        <translation>Abandonne la lecture&#x202f;; ce qui est connu jusqu’ici reste.</translation>
    </message>
    <message>
        <source>The sentences as ranked. Return opens one in Decode along its gold translation.</source>
        <translation>Les phrases dans l’ordre du classement. Entrée en ouvre une dans Décoder le long de sa traduction de référence.</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>Phrases</translation>
    </message>
    <message>
        <source>Decodes the chosen sentence along its translation (Return).</source>
        <translation>Décode la phrase choisie le long de sa traduction (Entrée).</translation>
    </message>
    <message>
        <source>Closes the list; it keeps its place.</source>
        <translation>Ferme la liste&#x202f;; elle garde sa place.</translation>
    </message>
</context>
<context>
    <name>lookback::ui::FinderModel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Phrase</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Mots</translation>
    </message>
    <message>
        <source>Crossings</source>
        <translation>Croisements</translation>
    </message>
    <message>
        <source>Entropy</source>
        <translation>Entropie</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>Défaut</translation>
    </message>
    <message>
        <source>AER</source>
        <translation>AER</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Inconnus</translation>
    </message>
    <message>
        <source>Its line in the file, or its number.</source>
        <translation>Sa ligne dans le fichier, ou son numéro.</translation>
    </message>
    <message>
        <source>The source sentence.</source>
        <translation>La phrase source.</translation>
    </message>
    <message>
        <source>Words of the source sentence, marks counted.</source>
        <translation>Mots de la phrase source, ponctuation comptée.</translation>
    </message>
    <message>
        <source>Pairs of sure gold links that cross; of the model&apos;s own links where there is no gold.</source>
        <translation>Paires de liens de référence sûrs qui se croisent&#x202f;; des liens du modèle là où il n’y a pas de référence.</translation>
    </message>
    <message>
        <source>Mean row entropy as a share of its maximum: 0 reads one word at a time, 1 reads all alike.</source>
        <translation>Entropie moyenne des lignes en part de son maximum&#xa0;: 0 lit un mot à la fois, 1 lit tout également.</translation>
    </message>
    <message>
        <source>Coverage gap: how much of the source words was never read, 0 to 1.</source>
        <translation>Défaut de couverture&#xa0;: la part des mots source jamais lue, de 0 à 1.</translation>
    </message>
    <message>
        <source>Alignment error rate of the model&apos;s links beside the gold, 0 to 1.</source>
        <translation>Taux d’erreur d’alignement des liens du modèle face à la référence, de 0 à 1.</translation>
    </message>
    <message>
        <source>Words of both sides that the model does not know.</source>
        <translation>Mots des deux côtés que le modèle ne connaît pas.</translation>
    </message>
</context>
<context>
    <name>lookback::ui::GlossaryView</name>
    <message>
        <source>No word matches</source>
        <translation>Aucun mot ne correspond</translation>
    </message>
    <message>
        <source>Type fewer letters, or empty the field.</source>
        <translation>Tapez moins de lettres, ou videz le champ.</translation>
    </message>
    <message>
        <source>Words of the course</source>
        <translation>Mots du cours</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Toutes les leçons</translation>
    </message>
    <message>
        <source>Go to its lesson</source>
        <translation>Aller à sa leçon</translation>
    </message>
    <message>
        <source>Search a word or its meaning</source>
        <translation>Chercher un mot ou son sens</translation>
    </message>
    <message>
        <source>Back to the library.</source>
        <translation>Retour à la bibliothèque.</translation>
    </message>
    <message>
        <source>Opens the lesson that explains the word.</source>
        <translation>Ouvre la leçon qui explique le mot.</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Shows only words that contain this text.</source>
        <translation>Ne montre que les mots qui contiennent ce texte.</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Mots</translation>
    </message>
    <message>
        <source>Up and Down choose a word; its meaning stands beside the list.</source>
        <translation>Haut et bas choisissent un mot&#x202f;; son sens est à côté de la liste.</translation>
    </message>
    <message>
        <source>Lookback · words of the course · %1</source>
        <translation>Lookback · mots du cours · %1</translation>
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
        <translation>● trouvé</translation>
    </message>
    <message>
        <source>✕ miss</source>
        <translation>✕ manqué</translation>
    </message>
    <message>
        <source>▲ extra</source>
        <translation>▲ en trop</translation>
    </message>
    <message>
        <source>A link that is only possible in the gold counts as right where it is drawn, and not as missing where it is not.</source>
        <translation>Un lien seulement possible dans la référence compte comme juste là où il est tracé, et non comme manqué là où il ne l’est pas.</translation>
    </message>
    <message>
        <source>This sentence has no gold links: yours and the model&apos;s stand alone.</source>
        <translation>Cette phrase n’a pas de liens de référence&#xa0;: les vôtres et ceux du modèle sont seuls.</translation>
    </message>
    <message>
        <source>You beside gold</source>
        <translation>Vous face à la référence</translation>
    </message>
    <message>
        <source>link, %1</source>
        <translation>lien, %1</translation>
    </message>
    <message>
        <source>no, %1</source>
        <translation>non, %1</translation>
    </message>
    <message>
        <source>Links compared</source>
        <translation>Liens comparés</translation>
    </message>
    <message>
        <source>AER</source>
        <translation>AER</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Précision</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Rappel</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Liens</translation>
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
        <translation>Référence</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation>Copier en CSV</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>Accord</translation>
    </message>
    <message>
        <source>Alignment error rate, precision and recall of each pair of the three.</source>
        <translation>Taux d’erreur d’alignement, précision et rappel de chaque paire parmi les trois.</translation>
    </message>
    <message>
        <source>Every link that the gold, you or the model draws. Return moves the map there.</source>
        <translation>Chaque lien que tracent la référence, vous ou le modèle. Entrée y amène la carte.</translation>
    </message>
    <message>
        <source>Puts the links on the clipboard, comma-separated.</source>
        <translation>Met les liens dans le presse-papiers, séparés par des virgules.</translation>
    </message>
    <message>
        <source>Closes the table.</source>
        <translation>Ferme le tableau.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>%1 beside gold</source>
        <translation>%1 à côté de la référence</translation>
    </message>
    <message>
        <source>%1 beside you</source>
        <translation>%1 à côté de vous</translation>
    </message>
    <message>
        <source>%1 (weight)</source>
        <translation>%1 (poids)</translation>
    </message>
</context>
<context>
    <name>lookback::ui::GoldController</name>
    <message>
        <source>take the link %1–%2 away</source>
        <translation>retirer le lien %1–%2</translation>
    </message>
    <message>
        <source>link %1–%2 as sure</source>
        <translation>lier %1–%2 comme sûr</translation>
    </message>
    <message>
        <source>link %1–%2 as possible</source>
        <translation>lier %1–%2 comme possible</translation>
    </message>
</context>
<context>
    <name>lookback::ui::GradientLensView</name>
    <message>
        <source>learn once</source>
        <translation>apprendre une fois</translation>
    </message>
    <message>
        <source>Decode a sentence first: then its gradient is here.</source>
        <translation>Décodez d’abord une phrase&#xa0;: son gradient sera ici.</translation>
    </message>
    <message>
        <source>This model has no attention, so it has no energies: open an RNNsearch model.</source>
        <translation>Ce modèle n’a pas d’attention, donc pas d’énergies&#xa0;: ouvrez un modèle RNNsearch.</translation>
    </message>
    <message>
        <source>%1, as written</source>
        <translation>%1, tel qu’écrit</translation>
    </message>
    <message>
        <source>%1 (p = %2)</source>
        <translation>%1 (p = %2)</translation>
    </message>
    <message>
        <source>%1 is not a word that this model can write.</source>
        <translation>%1 n’est pas un mot que ce modèle sait écrire.</translation>
    </message>
    <message>
        <source>L = −log p(%1) = %2 nats at step %3</source>
        <translation>L = −log p(%1) = %2 nats à l’étape %3</translation>
    </message>
    <message>
        <source>L = %1 nats for %2 and the words after it</source>
        <translation>L = %1 nats pour %2 et les mots qui suivent</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>Mesure…</translation>
    </message>
    <message>
        <source>Measuring… so far at most %1 apart.</source>
        <translation>Mesure… jusqu’ici un écart d’au plus %1.</translation>
    </message>
    <message>
        <source>Checked: formula and measurement are nowhere more than %1 apart. All gradients add to 0: raising every energy alike changes nothing.</source>
        <translation>Vérifié&#xa0;: formule et mesure ne s’écartent nulle part de plus de %1. Tous les gradients font 0&#xa0;: élever également toutes les énergies ne change rien.</translation>
    </message>
    <message>
        <source>One update of a copy on this pair: the sentence and the words as they stand. The model itself stays as it is.</source>
        <translation>Une mise à jour d’une copie sur cette paire&#xa0;: la phrase et les mots tels qu’ils sont. Le modèle lui-même reste comme il est.</translation>
    </message>
    <message>
        <source>Loss a word %1 → %2 nats by update %3 of the copy.</source>
        <translation>Perte par mot %1 → %2 nats à la mise à jour %3 de la copie.</translation>
    </message>
    <message>
        <source>Model %1</source>
        <translation>Modèle %1</translation>
    </message>
    <message numerus="yes">
        <source>a copy after %n update(s)</source>
        <translation>
            <numerusform>une copie après %n mise à jour</numerusform>
            <numerusform>une copie après %n mises à jour</numerusform>
        </translation>
    </message>
    <message>
        <source>Gradient of the energies</source>
        <translation>Gradient des énergies</translation>
    </message>
    <message>
        <source>loss of</source>
        <translation>perte de</translation>
    </message>
    <message>
        <source>Word whose loss is asked for</source>
        <translation>Mot dont on demande la perte</translation>
    </message>
    <message>
        <source>The word written at this step, or one that the model thought of.</source>
        <translation>Le mot écrit à cette étape, ou l’un de ceux auxquels le modèle a pensé.</translation>
    </message>
    <message>
        <source>another word</source>
        <translation>un autre mot</translation>
    </message>
    <message>
        <source>Another word</source>
        <translation>Un autre mot</translation>
    </message>
    <message>
        <source>Type a word of the target language and press Enter: its loss is asked for.</source>
        <translation>Tapez un mot de la langue cible et appuyez sur Entrée&#xa0;: c’est sa perte qu’on demande.</translation>
    </message>
    <message>
        <source>this word</source>
        <translation>ce mot</translation>
    </message>
    <message>
        <source>to the end</source>
        <translation>jusqu’à la fin</translation>
    </message>
    <message>
        <source>Which loss</source>
        <translation>Quelle perte</translation>
    </message>
    <message>
        <source>The loss of this word alone, or of this and all later words, which stay as they are.</source>
        <translation>La perte de ce mot seul, ou de celui-ci et de tous les suivants, qui restent comme ils sont.</translation>
    </message>
    <message>
        <source>from eq. 5, 6</source>
        <translation>d’après éq. 5, 6</translation>
    </message>
    <message>
        <source>The derivative of the loss by the energy j is alpha j times the inner product of the derivative by c with h j minus c.</source>
        <translation>La dérivée de la perte par l’énergie j est alpha j fois le produit scalaire de la dérivée par c et de h j moins c.</translation>
    </message>
    <message>
        <source>rate</source>
        <translation>taux</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>Taux d’apprentissage</translation>
    </message>
    <message>
        <source>How far one update goes down the gradient, whose length is at most 1.</source>
        <translation>De combien une mise à jour descend le gradient, dont la longueur est d’au plus 1.</translation>
    </message>
    <message>
        <source>Learn once</source>
        <translation>Apprendre une fois</translation>
    </message>
    <message>
        <source>One update of a copy of the model on this pair; the map before and after stands below.</source>
        <translation>Une mise à jour d’une copie du modèle sur cette paire&#x202f;; la carte d’avant et d’après est au-dessous.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>The copy as it was before the last update.</source>
        <translation>La copie telle qu’avant la dernière mise à jour.</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Refaire</translation>
    </message>
    <message>
        <source>The update that was taken back.</source>
        <translation>La mise à jour qui a été reprise.</translation>
    </message>
    <message>
        <source>Map before</source>
        <translation>Carte d’avant</translation>
    </message>
    <message>
        <source>Map after, the same words</source>
        <translation>Carte d’après, mêmes mots</translation>
    </message>
    <message>
        <source>(with the model&apos;s own energies: edits by hand do not count)</source>
        <translation>(avec les énergies du modèle&#xa0;: les modifications à la main ne comptent pas)</translation>
    </message>
</context>
<context>
    <name>lookback::ui::GradientTable</name>
    <message>
        <source>source word</source>
        <translation>mot source</translation>
    </message>
    <message>
        <source>energy → where learning takes it</source>
        <translation>énergie → où l’apprentissage la mène</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>mesuré</translation>
    </message>
    <message>
        <source>apart</source>
        <translation>écart</translation>
    </message>
    <message>
        <source>The knob is e(j); the arrow points against ∂L/∂e(j): to the right, learning raises it.</source>
        <translation>Le bouton est e(j)&#x202f;; la flèche pointe contre ∂L/∂e(j)&#xa0;: vers la droite, l’apprentissage la fait monter.</translation>
    </message>
    <message>
        <source>The weight of the word (equation 6).</source>
        <translation>Le poids du mot (équation 6).</translation>
    </message>
    <message>
        <source>What the loss would gain if the context moved from c towards h(j).</source>
        <translation>Ce que la perte gagnerait si le contexte allait de c vers h(j).</translation>
    </message>
    <message>
        <source>The product of the two columns before.</source>
        <translation>Le produit des deux colonnes précédentes.</translation>
    </message>
    <message>
        <source>(L(e(j)+δ) − L(e(j)−δ)) / 2δ with δ = 0.0001: the step is computed twice.</source>
        <translation>(L(e(j)+δ) − L(e(j)−δ)) / 2δ avec δ = 0.0001&#xa0;: l’étape est calculée deux fois.</translation>
    </message>
    <message>
        <source>Formula less measurement.</source>
        <translation>Formule moins mesure.</translation>
    </message>
    <message>
        <source>Gradient of the loss, word by word</source>
        <translation>Gradient de la perte, mot à mot</translation>
    </message>
    <message>
        <source>For each source word: its energy and where learning takes it, the factors of the formula, the gradient, the measured one, and how far they are apart.</source>
        <translation>Pour chaque mot source&#xa0;: son énergie et où l’apprentissage la mène, les facteurs de la formule, le gradient, celui qui est mesuré, et leur écart.</translation>
    </message>
    <message>
        <source>; measured %1, apart %2</source>
        <translation>&#x202f;; mesuré %1, écart %2</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>reste</translation>
    </message>
    <message>
        <source>goes up</source>
        <translation>monte</translation>
    </message>
    <message>
        <source>goes down</source>
        <translation>descend</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>lookback::ui::GrownRaceWidget</name>
    <message>
        <source>Reset</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Back to the first cut.</source>
        <translation>Revient à la première coupe.</translation>
    </message>
</context>
<context>
    <name>lookback::ui::Handout</name>
    <message>
        <source>%1 could not be written: %2. Choose another place.</source>
        <translation>%1 n’a pas pu être écrit&#xa0;: %2. Choisissez un autre endroit.</translation>
    </message>
    <message>
        <source>In the program: the decoder, step by step.</source>
        <translation>Dans le programme&#xa0;: le décodeur, pas à pas.</translation>
    </message>
    <message>
        <source>In the program: the map of all weights.</source>
        <translation>Dans le programme&#xa0;: la carte de tous les poids.</translation>
    </message>
    <message>
        <source>In the program: arcs between target and source words.</source>
        <translation>Dans le programme&#xa0;: des arcs entre mots cible et mots source.</translation>
    </message>
    <message>
        <source>In the program: energies to move, and the weights they give.</source>
        <translation>Dans le programme&#xa0;: des énergies à déplacer, et les poids qu’elles donnent.</translation>
    </message>
    <message>
        <source>In the program: the calculation on a sheet.</source>
        <translation>Dans le programme&#xa0;: le calcul sur une feuille.</translation>
    </message>
    <message>
        <source>In the program: annotations as points, the context as a diamond among them.</source>
        <translation>Dans le programme&#xa0;: les annotations en points, le contexte en losange parmi eux.</translation>
    </message>
    <message>
        <source>In the program: the scorer opened, unit by unit.</source>
        <translation>Dans le programme&#xa0;: le calcul des énergies ouvert, unité par unité.</translation>
    </message>
    <message>
        <source>In the program: a sentence grows, and models decode it side by side.</source>
        <translation>Dans le programme&#xa0;: une phrase s’allonge, et des modèles la décodent côte à côte.</translation>
    </message>
    <message>
        <source>In the program: a chart of scores.</source>
        <translation>Dans le programme&#xa0;: un graphique de scores.</translation>
    </message>
    <message>
        <source>Guess first; then see in the program what the model did.</source>
        <translation>Devinez d’abord&#x202f;; puis voyez dans le programme ce que le modèle a fait.</translation>
    </message>
    <message>
        <source>Teacher&apos;s copy: with answers, explanations and notes.</source>
        <translation>Exemplaire de l’enseignant&#xa0;: avec réponses, explications et notes.</translation>
    </message>
    <message>
        <source>Name: %1 Date: %2</source>
        <translation>Nom&#xa0;: %1 Date&#xa0;: %2</translation>
    </message>
    <message>
        <source>What you will be able to do:</source>
        <translation>Ce que vous saurez faire&#xa0;:</translation>
    </message>
    <message>
        <source>For the presenter:</source>
        <translation>Pour qui présente&#xa0;:</translation>
    </message>
    <message>
        <source>Question %1</source>
        <translation>Question %1</translation>
    </message>
    <message>
        <source>The error is in line %1. It should read:</source>
        <translation>L’erreur est à la ligne %1. Il faudrait lire&#xa0;:</translation>
    </message>
    <message>
        <source>Say it out loud first, then write it down.</source>
        <translation>Dites-le d’abord à voix haute, puis écrivez-le.</translation>
    </message>
    <message>
        <source>A good answer mentions:</source>
        <translation>Une bonne réponse mentionne&#xa0;:</translation>
    </message>
    <message>
        <source>Answer:</source>
        <translation>Réponse&#xa0;:</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>page %1 sur %2</translation>
    </message>
    <message>
        <source>teacher&apos;s copy</source>
        <translation>exemplaire de l’enseignant</translation>
    </message>
    <message>
        <source>student&apos;s copy</source>
        <translation>exemplaire de l’élève</translation>
    </message>
</context>
<context>
    <name>lookback::ui::HandoutDesk</name>
    <message>
        <source>Handout for &amp;students…</source>
        <translation>Feuilles pour les &amp;élèves…</translation>
    </message>
    <message>
        <source>Saves the open lesson as pages to print: text, figures, and questions with blanks.</source>
        <translation>Enregistre la leçon ouverte en pages à imprimer&#xa0;: texte, figures, et questions avec des blancs.</translation>
    </message>
    <message>
        <source>Handout for &amp;teachers…</source>
        <translation>Feuilles pour les e&amp;nseignants…</translation>
    </message>
    <message>
        <source>Saves the open lesson as pages to print, with answers, explanations and the notes for the presenter.</source>
        <translation>Enregistre la leçon ouverte en pages à imprimer, avec réponses, explications et notes pour qui présente.</translation>
    </message>
    <message>
        <source>Save handout</source>
        <translation>Enregistrer les feuilles</translation>
    </message>
    <message>
        <source>PDF pages (*.pdf)</source>
        <translation>Pages PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Drawing the figures of the handout…</source>
        <translation>Dessin des figures des feuilles…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>No handout is written.</source>
        <translation>Aucune feuille n’est écrite.</translation>
    </message>
    <message>
        <source>The handout is in %1.</source>
        <translation>Les feuilles sont dans %1.</translation>
    </message>
    <message>
        <source>Save again…</source>
        <translation>Enregistrer à nouveau…</translation>
    </message>
    <message>
        <source>Asks for another place.</source>
        <translation>Demande un autre endroit.</translation>
    </message>
</context>
<context>
    <name>lookback::ui::HandoutJob</name>
    <message>
        <source>This lesson has no text that can be read. Open it on the page Learn: its problems stand there.</source>
        <translation>Cette leçon n’a pas de texte lisible. Ouvrez-la à la page Apprendre&#xa0;: ses problèmes y sont.</translation>
    </message>
    <message>
        <source>This lesson has problems, so no handout is written. They stand on the page Learn: mend them first.</source>
        <translation>Cette leçon a des problèmes&#x202f;; aucune feuille n’est donc écrite. Ils sont à la page Apprendre&#xa0;: réparez-les d’abord.</translation>
    </message>
</context>
<context>
    <name>lookback::ui::HonestyLab</name>
    <message>
        <source>Decode a sentence first: then its weights can be replaced here.</source>
        <translation>Décodez d’abord une phrase&#xa0;: ses poids pourront alors être remplacés ici.</translation>
    </message>
    <message>
        <source>This model has no attention, so it has no weights to replace: open an RNNsearch model.</source>
        <translation>Ce modèle n’a pas d’attention, donc pas de poids à remplacer&#xa0;: ouvrez un modèle RNNsearch.</translation>
    </message>
    <message>
        <source>a file…</source>
        <translation>un fichier…</translation>
    </message>
    <message>
        <source>generated sentences, seed 99</source>
        <translation>phrases générées, graine 99</translation>
    </message>
    <message>
        <source>uniform: every word alike</source>
        <translation>uniformes&#xa0;: tous les mots pareils</translation>
    </message>
    <message>
        <source>permuted: the same weights elsewhere</source>
        <translation>permutés&#xa0;: les mêmes poids ailleurs</translation>
    </message>
    <message>
        <source>strongest removed</source>
        <translation>sans le plus fort</translation>
    </message>
    <message>
        <source>last only: the end mark</source>
        <translation>le dernier seul&#xa0;: la marque de fin</translation>
    </message>
    <message>
        <source>%1 reads mostly from %2 (%3)</source>
        <translation>%1 lit surtout %2 (%3)</translation>
    </message>
    <message>
        <source>Replacing the weights…</source>
        <translation>Remplacement des poids…</translation>
    </message>
    <message>
        <source>the model&apos;s own</source>
        <translation>ceux du modèle</translation>
    </message>
    <message>
        <source>✓ stays</source>
        <translation>✓ reste</translation>
    </message>
    <message>
        <source>≠ another</source>
        <translation>≠ un autre</translation>
    </message>
    <message>
        <source>weights of this step</source>
        <translation>poids de cette étape</translation>
    </message>
    <message>
        <source>over the source words, 0 to 1</source>
        <translation>sur les mots source, de 0 à 1</translation>
    </message>
    <message>
        <source>writes</source>
        <translation>écrit</translation>
    </message>
    <message>
        <source>p of %1</source>
        <translation>p de %1</translation>
    </message>
    <message>
        <source>Step %1: %2.</source>
        <translation>Étape %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Under %1 of 4 replacements the model writes the same word; the words before and the state stay as they are. The weights say where a word reads from. They do not say why it is written: a word can stay under other weights, and what goes might have stayed under yet others.</source>
        <translation>Sous %1 remplacements sur 4 le modèle écrit le même mot&#x202f;; les mots d’avant et l’état restent comme ils sont. Les poids disent où un mot lit. Ils ne disent pas pourquoi il est écrit&#xa0;: un mot peut rester sous d’autres poids, et celui qui s’en va serait peut-être resté sous d’autres encore.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>weights of every step</source>
        <translation>poids de toutes les étapes</translation>
    </message>
    <message>
        <source>words that stay</source>
        <translation>mots qui restent</translation>
    </message>
    <message>
        <source>words that do not, each step by itself</source>
        <translation>mots qui ne restent pas, chaque étape seule</translation>
    </message>
    <message>
        <source>all steps changed, one after the other</source>
        <translation>toutes les étapes changées, l’une après l’autre</translation>
    </message>
    <message>
        <source>As the model reads: %1</source>
        <translation>Comme le modèle lit&#xa0;: %1</translation>
    </message>
    <message>
        <source>Third column: one step is changed at a time, the words before it stay the model&apos;s. Last column: every step is changed and each word follows from the ones before. End marks are counted as words.</source>
        <translation>Troisième colonne&#xa0;: une étape est changée à la fois, les mots d’avant restent ceux du modèle. Dernière colonne&#xa0;: toutes les étapes sont changées et chaque mot découle des précédents. Les marques de fin comptent comme des mots.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>%1 to %2 %</source>
        <translation>de %1 à %2&#x202f;%</translation>
    </message>
    <message>
        <source>%1, between %2</source>
        <translation>%1, entre %2</translation>
    </message>
    <message>
        <source>weights of a step</source>
        <translation>poids d’une étape</translation>
    </message>
    <message>
        <source>share</source>
        <translation>part</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>intervalle à 95&#x202f;%</translation>
    </message>
    <message>
        <source>0 to 100 %</source>
        <translation>de 0 à 100&#x202f;%</translation>
    </message>
    <message>
        <source>%1 of %2 sentences</source>
        <translation>%1 phrases sur %2</translation>
    </message>
    <message>
        <source>Reading the sentences…</source>
        <translation>Lecture des phrases…</translation>
    </message>
    <message>
        <source>Choose sentences and press Count: each step of each is changed by itself.</source>
        <translation>Choisissez des phrases et appuyez sur Compter&#xa0;: chaque étape de chacune est changée seule.</translation>
    </message>
    <message>
        <source>%1 of %2 sentences, %3</source>
        <translation>%1 phrases sur %2, %3</translation>
    </message>
    <message>
        <source>A share far from 100 % says that this model uses its weights; one near 100 % that the words before, the state and the average of the sentence would often be enough. Neither makes a weight the reason for a word. Intervals: sentences drawn anew.</source>
        <translation>Une part loin de 100&#x202f;% dit que ce modèle se sert de ses poids&#x202f;; une part proche de 100&#x202f;%, que les mots d’avant, l’état et la moyenne de la phrase suffiraient souvent. Ni l’une ni l’autre ne fait d’un poids la raison d’un mot. Intervalles&#xa0;: phrases tirées à nouveau.</translation>
    </message>
    <message>
        <source>Other weights in the place of the model&apos;s</source>
        <translation>D’autres poids à la place de ceux du modèle</translation>
    </message>
    <message>
        <source>Model %1</source>
        <translation>Modèle %1</translation>
    </message>
    <message>
        <source>seed of the permutations: %1</source>
        <translation>graine des permutations&#xa0;: %1</translation>
    </message>
    <message>
        <source>this word</source>
        <translation>ce mot</translation>
    </message>
    <message>
        <source>this sentence</source>
        <translation>cette phrase</translation>
    </message>
    <message>
        <source>a test set</source>
        <translation>un jeu de test</translation>
    </message>
    <message>
        <source>Where weights are replaced</source>
        <translation>Où les poids sont remplacés</translation>
    </message>
    <message>
        <source>At the step of this word, at every step of the sentence, or over a test set.</source>
        <translation>À l’étape de ce mot, à toutes les étapes de la phrase, ou sur un jeu de test.</translation>
    </message>
    <message>
        <source>Other permutation</source>
        <translation>Autre permutation</translation>
    </message>
    <message>
        <source>Permutes the weights in another way.</source>
        <translation>Permute les poids d’une autre façon.</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Compter</translation>
    </message>
    <message>
        <source>Decodes the sentences and counts the words that stay.</source>
        <translation>Décode les phrases et compte les mots qui restent.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Ends the count; what is counted so far stays.</source>
        <translation>Termine le compte&#x202f;; ce qui est compté jusqu’ici reste.</translation>
    </message>
    <message>
        <source>generated sentences</source>
        <translation>phrases générées</translation>
    </message>
    <message>
        <source>Sentences of the test set</source>
        <translation>Phrases du jeu de test</translation>
    </message>
    <message>
        <source>Sentences that no shipped model was trained on, or a text file with a sentence a line.</source>
        <translation>Des phrases sur lesquelles aucun modèle livré n’a été entraîné, ou un fichier texte avec une phrase par ligne.</translation>
    </message>
    <message>
        <source>Number of sentences</source>
        <translation>Nombre de phrases</translation>
    </message>
    <message>
        <source>How many sentences are decoded at most.</source>
        <translation>Combien de phrases sont décodées au plus.</translation>
    </message>
    <message>
        <source>sentences</source>
        <translation>phrases</translation>
    </message>
    <message>
        <source>Progress of the count</source>
        <translation>Avancement du compte</translation>
    </message>
    <message>
        <source>Replaced weights and words that stay</source>
        <translation>Poids remplacés et mots qui restent</translation>
    </message>
    <message>
        <source>A row for each replacement; arrow keys go from row to row.</source>
        <translation>Une ligne par remplacement&#x202f;; les flèches vont de ligne en ligne.</translation>
    </message>
</context>
<context>
    <name>lookback::ui::HullView</name>
    <message>
        <source>move %1</source>
        <translation>déplacer %1</translation>
    </message>
    <message>
        <source>%1 at (%2, %3)</source>
        <translation>%1 en (%2, %3)</translation>
    </message>
    <message>
        <source>the context c at (%1, %2), inside their hull</source>
        <translation>le contexte c en (%1, %2), dans leur enveloppe</translation>
    </message>
    <message>
        <source>Annotations and context in a plane</source>
        <translation>Annotations et contexte dans un plan</translation>
    </message>
    <message>
        <source>Each annotation h(j) is a point, the context c the diamond. Weights are never negative and sum to 1, so c stays in the hull of the points (equation 5). Drag a point, or move it with Ctrl and the arrow keys.</source>
        <translation>Chaque annotation h(j) est un point, le contexte c le losange. Les poids ne sont jamais négatifs et font 1 en tout, donc c reste dans l’enveloppe des points (équation 5). Tirez un point, ou déplacez-le avec Ctrl et les flèches.</translation>
    </message>
</context>
<context>
    <name>lookback::ui::HullWidget</name>
    <message>
        <source>Where will the context lie? Give your guess, then show it.</source>
        <translation>Où sera le contexte&#x202f;? Devinez, puis montrez-le.</translation>
    </message>
    <message>
        <source>c = Σ α(j) h(j) = %1</source>
        <translation>c = Σ α(j) h(j) = %1</translation>
    </message>
    <message>
        <source>%1. Your guess was %2.</source>
        <translation>%1. Vous aviez deviné %2.</translation>
    </message>
    <message>
        <source>e %1   α %2</source>
        <translation>e %1   α %2</translation>
    </message>
    <message>
        <source>Weight of %1</source>
        <translation>Poids de %1</translation>
    </message>
    <message>
        <source>Energy of %1</source>
        <translation>Énergie de %1</translation>
    </message>
    <message>
        <source>Energy %1, weight %2.</source>
        <translation>Énergie %1, poids %2.</translation>
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
        <source>chosen word</source>
        <translation>mot choisi</translation>
    </message>
    <message>
        <source>The word that “Only this” means.</source>
        <translation>Le mot que désigne «&#x202f;Ce mot seul&#x202f;».</translation>
    </message>
    <message>
        <source>your guess of c</source>
        <translation>votre idée de c</translation>
    </message>
    <message>
        <source>A coordinate of the point.</source>
        <translation>Une coordonnée du point.</translation>
    </message>
    <message>
        <source>Show the context</source>
        <translation>Montrer le contexte</translation>
    </message>
    <message>
        <source>Shows where the context lies, beside your guess.</source>
        <translation>Montre où est le contexte, à côté de votre idée.</translation>
    </message>
</context>
<context>
    <name>lookback::ui::ImportPairsModel</name>
    <message>
        <source>target</source>
        <translation>cible</translation>
    </message>
    <message>
        <source>source</source>
        <translation>source</translation>
    </message>
    <message>
        <source>Line %1, %2: %3</source>
        <translation>Ligne %1, %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>As in the file</source>
        <translation>Comme dans le fichier</translation>
    </message>
    <message>
        <source>As words</source>
        <translation>En mots</translation>
    </message>
    <message>
        <source>Unknown: %1</source>
        <translation>Inconnus&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>lookback::ui::Inspector</name>
    <message>
        <source>before step 1</source>
        <translation>avant l’étape 1</translation>
    </message>
    <message>
        <source>sub-step %1</source>
        <translation>sous-étape %1</translation>
    </message>
    <message>
        <source>Blend</source>
        <translation>Mélange</translation>
    </message>
    <message numerus="yes">
        <source>+ %n other(s)</source>
        <translation>
            <numerusform>+ %n autre</numerusform>
            <numerusform>+ %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Vector</source>
        <translation>Vecteur</translation>
    </message>
    <message>
        <source>States</source>
        <translation>États</translation>
    </message>
    <message>
        <source>the state before</source>
        <translation>l’état d’avant</translation>
    </message>
    <message>
        <source>the new state</source>
        <translation>le nouvel état</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>the first state</source>
        <translation>le premier état</translation>
    </message>
    <message>
        <source>c(%1) enters this step in four places</source>
        <translation>c(%1) entre dans cette étape à quatre endroits</translation>
    </message>
    <message>
        <source>Reset gate</source>
        <translation>Porte de réinitialisation</translation>
    </message>
    <message>
        <source>reset gate</source>
        <translation>porte de réinitialisation</translation>
    </message>
    <message>
        <source>Update gate</source>
        <translation>Porte de mise à jour</translation>
    </message>
    <message>
        <source>update gate</source>
        <translation>porte de mise à jour</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Candidat</translation>
    </message>
    <message>
        <source>candidate</source>
        <translation>candidat</translation>
    </message>
    <message>
        <source>Readout</source>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>readout</source>
        <translation>sortie</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspecteur</translation>
    </message>
    <message>
        <source>The thing in focus: its symbol, equation and numbers.</source>
        <translation>L’objet choisi&#xa0;: son symbole, son équation et ses nombres.</translation>
    </message>
    <message>
        <source>The sentence over its steps</source>
        <translation>La phrase au fil de ses étapes</translation>
    </message>
    <message>
        <source>Context in the %1</source>
        <translation>Contexte dans&#xa0;: %1</translation>
    </message>
    <message>
        <source>Shows the equation through which the context enters here, and its values.</source>
        <translation>Montre l’équation par laquelle le contexte entre ici, et ses valeurs.</translation>
    </message>
    <message>
        <source>Equation</source>
        <translation>Équation</translation>
    </message>
    <message>
        <source>Equation of the place where the context enters</source>
        <translation>Équation de l’endroit où le contexte entre</translation>
    </message>
</context>
<context>
    <name>lookback::ui::InspectorContent</name>
    <message numerus="yes">
        <source>%n other(s)</source>
        <translation>
            <numerusform>%n autre</numerusform>
            <numerusform>%n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>sum</source>
        <translation>somme</translation>
    </message>
    <message>
        <source>all others</source>
        <translation>tous les autres</translation>
    </message>
    <message>
        <source>Luong</source>
        <translation>Luong</translation>
    </message>
    <message>
        <source>the state times the sum of both parts of the annotation</source>
        <translation>l’état fois la somme des deux parties de l’annotation</translation>
    </message>
    <message>
        <source>the state times W a times the annotation</source>
        <translation>l’état fois W a fois l’annotation</translation>
    </message>
    <message>
        <source>A.1.2</source>
        <translation>A.1.2</translation>
    </message>
    <message>
        <source>v a times the hyperbolic tangent of W a times the state before plus U a times the annotation</source>
        <translation>v a fois la tangente hyperbolique de W a fois l’état d’avant plus U a fois l’annotation</translation>
    </message>
    <message>
        <source>Energies</source>
        <translation>Énergies</translation>
    </message>
    <message>
        <source>How well each annotation fits what the state before asks for. No word is read yet.</source>
        <translation>À quel point chaque annotation convient à ce que demande l’état d’avant. Aucun mot n’est encore lu.</translation>
    </message>
    <message>
        <source>eq. 6</source>
        <translation>éq. 6</translation>
    </message>
    <message>
        <source>energy i j is a of the state before and annotation j</source>
        <translation>l’énergie i j est a de l’état d’avant et de l’annotation j</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>The energies softened to shares. Adding the same to all of them changes nothing.</source>
        <translation>Les énergies adoucies en parts. Ajouter le même nombre à toutes ne change rien.</translation>
    </message>
    <message>
        <source>weight i j is the exponential of energy i j over the sum of all exponentials</source>
        <translation>le poids i j est l’exponentielle de l’énergie i j divisée par la somme de toutes les exponentielles</translation>
    </message>
    <message>
        <source>Fixed vector</source>
        <translation>Vecteur fixe</translation>
    </message>
    <message>
        <source>This model reads the whole sentence into one vector and uses it at every step.</source>
        <translation>Ce modèle lit toute la phrase dans un seul vecteur et s’en sert à chaque étape.</translation>
    </message>
    <message>
        <source>Cho 2014</source>
        <translation>Cho 2014</translation>
    </message>
    <message>
        <source>c is the last forward state</source>
        <translation>c est le dernier état avant</translation>
    </message>
    <message>
        <source>Context vector</source>
        <translation>Vecteur de contexte</translation>
    </message>
    <message>
        <source>Weighted sum of annotations.
It never leaves their hull.</source>
        <translation>Somme pondérée des annotations.
Il ne quitte jamais leur enveloppe.</translation>
    </message>
    <message>
        <source>eq. 5</source>
        <translation>éq. 5</translation>
    </message>
    <message>
        <source>context i is the sum over j of weight i j times annotation j</source>
        <translation>le contexte i est la somme sur j du poids i j fois l’annotation j</translation>
    </message>
    <message>
        <source>Next word</source>
        <translation>Mot suivant</translation>
    </message>
    <message>
        <source>The new state, the word before and the context go into the readout; the likeliest word is written.</source>
        <translation>Le nouvel état, le mot d’avant et le contexte entrent dans la sortie&#x202f;; le mot le plus probable est écrit.</translation>
    </message>
    <message>
        <source>sec. 3.1</source>
        <translation>sec. 3.1</translation>
    </message>
    <message>
        <source>state i is f of the state before, the word before and the context</source>
        <translation>l’état i est f de l’état d’avant, du mot d’avant et du contexte</translation>
    </message>
    <message>
        <source>eq. 4</source>
        <translation>éq. 4</translation>
    </message>
    <message>
        <source>the probability of word i is g of the word before, the state and the context</source>
        <translation>la probabilité du mot i est g du mot d’avant, de l’état et du contexte</translation>
    </message>
    <message>
        <source>A.2.2</source>
        <translation>A.2.2</translation>
    </message>
    <message>
        <source>proportional to the exponential of W o times the readout</source>
        <translation>proportionnelle à l’exponentielle de W o fois la sortie</translation>
    </message>
    <message>
        <source>the readout before maxout is U o times the state plus V o times the word before plus C o times the context</source>
        <translation>la sortie avant maxout est U o fois l’état plus V o fois le mot d’avant plus C o fois le contexte</translation>
    </message>
    <message>
        <source>First state</source>
        <translation>Premier état</translation>
    </message>
    <message>
        <source>Before the first word the decoder starts from what the backward encoder knows at the first source word.</source>
        <translation>Avant le premier mot, le décodeur part de ce que l’encodeur arrière sait au premier mot source.</translation>
    </message>
    <message>
        <source>state 0 is the hyperbolic tangent of W s times the backward state at the first word</source>
        <translation>l’état 0 est la tangente hyperbolique de W s fois l’état arrière au premier mot</translation>
    </message>
    <message>
        <source>Nothing decoded yet</source>
        <translation>Rien n’est encore décodé</translation>
    </message>
    <message>
        <source>Choose a model, type a sentence and press Enter.</source>
        <translation>Choisissez un modèle, tapez une phrase et appuyez sur Entrée.</translation>
    </message>
    <message>
        <source>state 0 is the hyperbolic tangent of W s times c</source>
        <translation>l’état 0 est la tangente hyperbolique de W s fois c</translation>
    </message>
    <message>
        <source>Before the first word the decoder starts from the fixed vector.</source>
        <translation>Avant le premier mot, le décodeur part du vecteur fixe.</translation>
    </message>
    <message>
        <source>reset gate</source>
        <translation>porte de réinitialisation</translation>
    </message>
    <message>
        <source>update gate</source>
        <translation>porte de mise à jour</translation>
    </message>
    <message>
        <source>candidate</source>
        <translation>candidat</translation>
    </message>
    <message>
        <source>readout</source>
        <translation>sortie</translation>
    </message>
    <message>
        <source>the reset gate is the sigmoid of W r times the word before plus U r times the state before plus C r times the context</source>
        <translation>la porte de réinitialisation est la sigmoïde de W r fois le mot d’avant plus U r fois l’état d’avant plus C r fois le contexte</translation>
    </message>
    <message>
        <source>the update gate is the sigmoid of W z times the word before plus U z times the state before plus C z times the context</source>
        <translation>la porte de mise à jour est la sigmoïde de W z fois le mot d’avant plus U z fois l’état d’avant plus C z fois le contexte</translation>
    </message>
    <message>
        <source>the candidate is the hyperbolic tangent of W times the word before plus U times the reset state plus C times the context</source>
        <translation>le candidat est la tangente hyperbolique de W fois le mot d’avant plus U fois l’état réinitialisé plus C fois le contexte</translation>
    </message>
    <message>
        <source>the readout is U o times the state plus V o times the word before plus C o times the context</source>
        <translation>la sortie est U o fois l’état plus V o fois le mot d’avant plus C o fois le contexte</translation>
    </message>
</context>
<context>
    <name>lookback::ui::KeyCard</name>
    <message>
        <source>Use this key</source>
        <translation>Utiliser cette touche</translation>
    </message>
    <message>
        <source>Usual key</source>
        <translation>Touche habituelle</translation>
    </message>
    <message>
        <source>All usual keys</source>
        <translation>Toutes les touches habituelles</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Actions and keys</source>
        <translation>Actions et touches</translation>
    </message>
    <message>
        <source>Every action with its key and what it does.</source>
        <translation>Chaque action avec sa touche et ce qu’elle fait.</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nouvelle touche</translation>
    </message>
    <message>
        <source>Press the key that the chosen action shall have.</source>
        <translation>Appuyez sur la touche que l’action choisie doit avoir.</translation>
    </message>
    <message>
        <source>Gives the chosen action the key pressed on the left.</source>
        <translation>Donne à l’action choisie la touche pressée à gauche.</translation>
    </message>
    <message>
        <source>Gives the chosen action its usual key back.</source>
        <translation>Rend à l’action choisie sa touche habituelle.</translation>
    </message>
    <message>
        <source>Gives every action its usual key back.</source>
        <translation>Rend à chaque action sa touche habituelle.</translation>
    </message>
    <message>
        <source>Prints this card.</source>
        <translation>Imprime cette carte.</translation>
    </message>
    <message>
        <source>Closes the card.</source>
        <translation>Ferme la carte.</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Touche</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Ce qu’elle fait</translation>
    </message>
    <message>
        <source>While its pane has the keyboard.</source>
        <translation>Tant que son volet a le clavier.</translation>
    </message>
    <message>
        <source>“%1” has this key already. Choose another one, or change that one first.</source>
        <translation>«&#x202f;%1&#x202f;» a déjà cette touche. Choisissez-en une autre, ou changez d’abord celle-là.</translation>
    </message>
    <message>
        <source>Lookback: keys</source>
        <translation>Lookback&#xa0;: touches</translation>
    </message>
</context>
<context>
    <name>lookback::ui::LaneController</name>
    <message>
        <source>another sentence</source>
        <translation>une autre phrase</translation>
    </message>
    <message numerus="yes">
        <source>another sentence, %n word(s) differ</source>
        <translation>
            <numerusform>une autre phrase, %n mot diffère</numerusform>
            <numerusform>une autre phrase, %n mots diffèrent</numerusform>
        </translation>
    </message>
    <message>
        <source>the same sentence</source>
        <translation>la même phrase</translation>
    </message>
    <message>
        <source>%1, update %2</source>
        <translation>%1, mise à jour %2</translation>
    </message>
    <message>
        <source>reference forced</source>
        <translation>référence forcée</translation>
    </message>
    <message>
        <source>free running</source>
        <translation>écriture libre</translation>
    </message>
    <message>
        <source>this sentence</source>
        <translation>cette phrase</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>telle quelle</translation>
    </message>
    <message>
        <source>edits of this lane</source>
        <translation>modifications de cette voie</translation>
    </message>
    <message>
        <source>without the edits of lane A</source>
        <translation>sans les modifications de la voie A</translation>
    </message>
    <message>
        <source>log p %1 and %2.</source>
        <translation>log p %1 et %2.</translation>
    </message>
    <message>
        <source>Both lanes write the same words;</source>
        <translation>Les deux voies écrivent les mêmes mots&#x202f;;</translation>
    </message>
    <message>
        <source>The lanes part at step %1;</source>
        <translation>Les voies se séparent à l’étape %1&#x202f;;</translation>
    </message>
    <message>
        <source>HMM alignment, %1</source>
        <translation>Alignement HMM, %1</translation>
    </message>
    <message>
        <source>Lane B shows which source word the statistical alignment takes each word of lane A from, p(aᵢ = j); the end mark stands for none.</source>
        <translation>La voie B montre de quel mot source l’alignement statistique tire chaque mot de la voie A, p(aᵢ = j)&#x202f;; la marque de fin vaut pour aucun.</translation>
    </message>
</context>
<context>
    <name>lookback::ui::LaneView</name>
    <message>
        <source>a fixed average</source>
        <translation>une moyenne fixe</translation>
    </message>
    <message>
        <source>BLEU %1</source>
        <translation>BLEU %1</translation>
    </message>
    <message>
        <source>no word lost</source>
        <translation>aucun mot perdu</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n word(s) lost</source>
        <translation>
            <numerusform>%1 de %n mot perdu</numerusform>
            <numerusform>%1 de %n mots perdus</numerusform>
        </translation>
    </message>
    <message>
        <source>never ends</source>
        <translation>ne finit pas</translation>
    </message>
    <message>
        <source>%1 has not translated yet.</source>
        <translation>%1 n’a pas encore traduit.</translation>
    </message>
    <message>
        <source>The first word of the reference that is lost: %1, word %2 of %3.</source>
        <translation>Le premier mot perdu de la référence&#xa0;: %1, mot %2 sur %3.</translation>
    </message>
    <message>
        <source>Word %1, %2: log-probability %3.</source>
        <translation>Mot %1, %2&#xa0;: log-probabilité %3.</translation>
    </message>
    <message>
        <source>Word %1, %2: log-probability %3; not in the reference in this order.</source>
        <translation>Mot %1, %2&#xa0;: log-probabilité %3&#x202f;; absent de la référence dans cet ordre.</translation>
    </message>
    <message>
        <source>First lost word: %1.</source>
        <translation>Premier mot perdu&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Translation of %1</source>
        <translation>Traduction de %1</translation>
    </message>
    <message>
        <source>What %1 writes, word by word. The bar under a word is its log-probability: none for a sure word, full at −5. A wave marks words that the reference does not have in this order, the flag the first word of the reference that is lost. The arrow keys read word after word.</source>
        <translation>Ce que %1 écrit, mot à mot. La barre sous un mot est sa log-probabilité&#xa0;: aucune pour un mot sûr, pleine à −5. Une vague marque les mots que la référence n’a pas dans cet ordre, le drapeau le premier mot perdu de la référence. Les flèches lisent mot après mot.</translation>
    </message>
</context>
<context>
    <name>lookback::ui::LearnPage</name>
    <message numerus="yes">
        <source>%n lesson(s).</source>
        <translation>
            <numerusform>%n leçon.</numerusform>
            <numerusform>%n leçons.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading the lessons…</source>
        <translation>Lecture des leçons…</translation>
    </message>
    <message>
        <source>Choose one, or go on where you left.</source>
        <translation>Choisissez-en une, ou continuez où vous étiez.</translation>
    </message>
    <message>
        <source>&amp;Next step of the lesson</source>
        <translation>Étape &amp;suivante de la leçon</translation>
    </message>
    <message>
        <source>Goes on to the next step.</source>
        <translation>Passe à l’étape suivante.</translation>
    </message>
    <message>
        <source>Step &amp;before</source>
        <translation>Étape précé&amp;dente</translation>
    </message>
    <message>
        <source>Goes to the step before.</source>
        <translation>Va à l’étape d’avant.</translation>
    </message>
    <message>
        <source>All &amp;lessons</source>
        <translation>Toutes les &amp;leçons</translation>
    </message>
    <message>
        <source>Leaves the lesson; it is kept where it is.</source>
        <translation>Quitte la leçon&#x202f;; elle est gardée où elle en est.</translation>
    </message>
    <message>
        <source>Folder of your own lessons</source>
        <translation>Dossier de vos propres leçons</translation>
    </message>
    <message>
        <source>Export my answers</source>
        <translation>Exporter mes réponses</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tableau (*.csv)</translation>
    </message>
    <message>
        <source>my-answers</source>
        <translation>mes-reponses</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Écrit&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>Review: %n due</source>
        <translation>
            <numerusform>Révision&#xa0;: %n due</numerusform>
            <numerusform>Révision&#xa0;: %n dues</numerusform>
        </translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Révision</translation>
    </message>
    <message numerus="yes">
        <source>%n word(s) of the course.</source>
        <translation>
            <numerusform>%n mot du cours.</numerusform>
            <numerusform>%n mots du cours.</numerusform>
        </translation>
    </message>
    <message>
        <source>Asks again what you answered one, three and seven days ago.</source>
        <translation>Repose les questions auxquelles vous avez répondu il y a un, trois et sept jours.</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Mots</translation>
    </message>
    <message>
        <source>The words of the course and what they mean.</source>
        <translation>Les mots du cours et ce qu’ils veulent dire.</translation>
    </message>
    <message>
        <source>My answers…</source>
        <translation>Mes réponses…</translation>
    </message>
    <message>
        <source>Saves your answers as PDF or CSV.</source>
        <translation>Enregistre vos réponses en PDF ou CSV.</translation>
    </message>
    <message>
        <source>Own folder…</source>
        <translation>Mon dossier…</translation>
    </message>
    <message>
        <source>Chooses a folder with lessons of your own; it is watched for changes.</source>
        <translation>Choisit un dossier avec vos propres leçons&#x202f;; ses changements sont suivis.</translation>
    </message>
    <message>
        <source>Write…</source>
        <translation>Écrire…</translation>
    </message>
    <message>
        <source>Writes lessons of your own: text, live preview, problems.</source>
        <translation>Écrit vos propres leçons&#xa0;: texte, aperçu vivant, problèmes.</translation>
    </message>
    <message>
        <source>The folder of this lesson is not there now; this is what was read of it last.</source>
        <translation>Le dossier de cette leçon n’est plus là&#x202f;; voici ce qui en a été lu en dernier.</translation>
    </message>
    <message>
        <source>A lesson is not saved</source>
        <translation>Une leçon n’est pas enregistrée</translation>
    </message>
    <message>
        <source>The lesson that you are writing has changes that are not saved.</source>
        <translation>La leçon que vous écrivez a des changements qui ne sont pas enregistrés.</translation>
    </message>
    <message>
        <source>Save and close</source>
        <translation>Enregistrer et fermer</translation>
    </message>
    <message>
        <source>Close and lose them</source>
        <translation>Fermer et les perdre</translation>
    </message>
    <message>
        <source>Do not close</source>
        <translation>Ne pas fermer</translation>
    </message>
</context>
<context>
    <name>lookback::ui::LengthChart</name>
    <message>
        <source>over %1</source>
        <translation>plus de %1</translation>
    </message>
    <message>
        <source>
n = %1</source>
        <translation>
n = %1</translation>
    </message>
    <message>
        <source>trained up to %1 words</source>
        <translation>entraîné ≤ %1 mots</translation>
    </message>
    <message>
        <source>%1, %2 words: no sentence.</source>
        <translation>%1, %2 mots&#xa0;: aucune phrase.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 words: BLEU %3, 95 % from %4 to %5, %n sentence(s).</source>
        <translation>
            <numerusform>%1, %2 mots&#xa0;: BLEU %3, 95&#x202f;% de %4 à %5, %n phrase.</numerusform>
            <numerusform>%1, %2 mots&#xa0;: BLEU %3, 95&#x202f;% de %4 à %5, %n phrases.</numerusform>
        </translation>
    </message>
    <message>
        <source>Too few to say much.</source>
        <translation>Trop peu pour en dire beaucoup.</translation>
    </message>
    <message>
        <source>%1: BLEU %2 at %3 words, %4 at %5.</source>
        <translation>%1&#xa0;: BLEU %2 à %3 mots, %4 à %5.</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modèle</translation>
    </message>
    <message>
        <source>from words</source>
        <translation>à partir de (mots)</translation>
    </message>
    <message>
        <source>to words</source>
        <translation>jusqu’à (mots)</translation>
    </message>
    <message>
        <source>sentences</source>
        <translation>phrases</translation>
    </message>
    <message>
        <source>BLEU</source>
        <translation>BLEU</translation>
    </message>
    <message>
        <source>95 % low</source>
        <translation>95&#x202f;% bas</translation>
    </message>
    <message>
        <source>95 % high</source>
        <translation>95&#x202f;% haut</translation>
    </message>
    <message>
        <source>BLEU by sentence length</source>
        <translation>BLEU selon la longueur des phrases</translation>
    </message>
    <message>
        <source>BLEU of the sentences of each length, with 95 % bootstrap intervals. Hollow marks stand for fewer than ten sentences. Left and Right read bin after bin, Up and Down change the model.</source>
        <translation>BLEU des phrases de chaque longueur, avec intervalles bootstrap à 95&#x202f;%. Les marques creuses valent pour moins de dix phrases. Gauche et droite lisent classe après classe, haut et bas changent de modèle.</translation>
    </message>
</context>
<context>
    <name>lookback::ui::LensDesk</name>
    <message>
        <source>&amp;Gradient of the energies…</source>
        <translation>&amp;Gradient des énergies…</translation>
    </message>
    <message>
        <source>Where the loss of this step pulls its energies, checked on the spot; and learn once.</source>
        <translation>Où la perte de cette étape tire ses énergies, vérifié sur place&#x202f;; et apprendre une fois.</translation>
    </message>
    <message>
        <source>&amp;Other weights…</source>
        <translation>&amp;Autres poids…</translation>
    </message>
    <message>
        <source>Uniform, permuted, without the strongest or last only: how many words stay.</source>
        <translation>Uniformes, permutés, sans le plus fort ou le dernier seul&#xa0;: combien de mots restent.</translation>
    </message>
    <message>
        <source>Sheet by &amp;hand…</source>
        <translation>Feuille à la &amp;main…</translation>
    </message>
    <message>
        <source>The calculation of this step on paper, with blanks and a key; print it or save it as PDF.</source>
        <translation>Le calcul de cette étape sur papier, avec blancs et corrigé&#x202f;; à imprimer ou à enregistrer en PDF.</translation>
    </message>
    <message>
        <source>Gradient of the energies</source>
        <translation>Gradient des énergies</translation>
    </message>
    <message>
        <source>Honesty lab: other weights</source>
        <translation>Labo d’honnêteté&#xa0;: autres poids</translation>
    </message>
    <message>
        <source>Sentences of the test set</source>
        <translation>Phrases du jeu de test</translation>
    </message>
    <message>
        <source>Texts (*.txt *.tsv);;All files (*)</source>
        <translation>Textes (*.txt *.tsv);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>This step by hand</source>
        <translation>Cette étape à la main</translation>
    </message>
    <message>
        <source>Look closer</source>
        <translation>De plus près</translation>
    </message>
    <message>
        <source>The gradient of the energies, other weights in their place, or the sheet by hand.</source>
        <translation>Le gradient des énergies, d’autres poids à leur place, ou la feuille à la main.</translation>
    </message>
</context>
<context>
    <name>lookback::ui::LensDialog</name>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Saves this as PNG, SVG, PDF or CSV.</source>
        <translation>Enregistre ceci en PNG, SVG, PDF ou CSV.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Puts a picture and the numbers on the clipboard.</source>
        <translation>Met une image et les nombres dans le presse-papiers.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Closes this window; Escape does the same.</source>
        <translation>Ferme cette fenêtre&#x202f;; Échap fait de même.</translation>
    </message>
</context>
<context>
    <name>lookback::ui::LessonCard</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>Lesson %1 · %2</source>
        <translation>Leçon %1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problème</numerusform>
            <numerusform>%n problèmes</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to show</source>
        <translation>Rien à montrer</translation>
    </message>
    <message>
        <source>Not begun</source>
        <translation>Pas commencée</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 question(s) right</source>
        <translation>
            <numerusform>%n question juste sur %1</numerusform>
            <numerusform>%n questions justes sur %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Étape %1 sur %2</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Finie</translation>
    </message>
</context>
<context>
    <name>lookback::ui::LessonDecoder</name>
    <message>
        <source>The model that this widget runs is not on this computer.</source>
        <translation>Le modèle dont ce module se sert n’est pas sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Annotation of %1</source>
        <translation>Annotation de %1</translation>
    </message>
    <message>
        <source>Annotations</source>
        <translation>Annotations</translation>
    </message>
    <message>
        <source>moved %1</source>
        <translation>%1 déplacé</translation>
    </message>
</context>
<context>
    <name>lookback::ui::LessonLibrary</name>
    <message>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>No lessons were found beside the program.</source>
        <translation>Aucune leçon n’a été trouvée à côté du programme.</translation>
    </message>
    <message>
        <source>From the black box to soft alignment in your own words. Five to ten minutes a lesson; leave and come back at any step.</source>
        <translation>De la boîte noire à l’alignement doux, avec vos propres mots. Cinq à dix minutes par leçon&#x202f;; partez et revenez à n’importe quelle étape.</translation>
    </message>
    <message>
        <source>Your own lessons</source>
        <translation>Vos propres leçons</translation>
    </message>
    <message>
        <source>Go on: %1</source>
        <translation>Continuer&#xa0;: %1</translation>
    </message>
    <message>
        <source>Begin: %1</source>
        <translation>Commencer&#xa0;: %1</translation>
    </message>
    <message>
        <source>Opens the lesson where you left it.</source>
        <translation>Ouvre la leçon où vous l’avez laissée.</translation>
    </message>
    <message>
        <source>The folder of your own lessons is not there now: %1. Its lessons show again as soon as it is back; or choose another with “Own folder…”.</source>
        <translation>Le dossier de vos propres leçons n’est plus là&#xa0;: %1. Ses leçons se montreront dès qu’il reviendra&#x202f;; ou choisissez-en un autre avec «&#x202f;Mon dossier…&#x202f;».</translation>
    </message>
</context>
<context>
    <name>lookback::ui::LessonPlayer</name>
    <message>
        <source>Step</source>
        <translation>Avancer</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lire</translation>
    </message>
    <message>
        <source>a sentence of your own</source>
        <translation>une phrase à vous</translation>
    </message>
    <message>
        <source>Enter on a next word</source>
        <translation>Entrée sur un mot suivant</translation>
    </message>
    <message>
        <source>given words or its own</source>
        <translation>les mots donnés ou les siens</translation>
    </message>
    <message>
        <source>the energy sliders</source>
        <translation>les curseurs d’énergie</translation>
    </message>
    <message>
        <source>the weight bars</source>
        <translation>les barres de poids</translation>
    </message>
    <message>
        <source>Equalise</source>
        <translation>Égaliser</translation>
    </message>
    <message>
        <source>Sharpen</source>
        <translation>Accentuer</translation>
    </message>
    <message>
        <source>Flatten</source>
        <translation>Atténuer</translation>
    </message>
    <message>
        <source>Shift all</source>
        <translation>Décaler tout</translation>
    </message>
    <message>
        <source>Only this</source>
        <translation>Ce mot seul</translation>
    </message>
    <message>
        <source>Zero strongest</source>
        <translation>Retirer le plus fort</translation>
    </message>
    <message>
        <source>Permute</source>
        <translation>Permuter</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Verrouiller</translation>
    </message>
    <message>
        <source>the annotations</source>
        <translation>les annotations</translation>
    </message>
    <message>
        <source>the state</source>
        <translation>l’état</translation>
    </message>
    <message>
        <source>the weights of the scorer</source>
        <translation>les poids du calcul des énergies</translation>
    </message>
    <message>
        <source>a word to look at</source>
        <translation>un mot à regarder</translation>
    </message>
    <message>
        <source>the threshold of the arcs</source>
        <translation>le seuil des arcs</translation>
    </message>
    <message>
        <source>the box for crossings</source>
        <translation>la case des croisements</translation>
    </message>
    <message>
        <source>the lengths</source>
        <translation>les longueurs</translation>
    </message>
    <message>
        <source>the gradient</source>
        <translation>le gradient</translation>
    </message>
    <message>
        <source>Learn once</source>
        <translation>Apprendre une fois</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Réinitialiser</translation>
    </message>
    <message>
        <source>You can use here: %1.</source>
        <translation>Vous pouvez utiliser ici&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>Lesson %1, step %2: %3.</source>
        <translation>Leçon %1, étape %2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>Step %1: %2.</source>
        <translation>Étape %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Guess first; then it shows.</source>
        <translation>Devinez d’abord&#x202f;; puis cela s’affiche.</translation>
    </message>
    <message>
        <source>Lesson %1 · %2</source>
        <translation>Leçon %1 · %2</translation>
    </message>
    <message>
        <source>This lesson cannot be shown</source>
        <translation>Cette leçon ne peut pas être montrée</translation>
    </message>
    <message>
        <source>Goes to the step before (Alt+Left).</source>
        <translation>Va à l’étape d’avant (Alt+Gauche).</translation>
    </message>
    <message>
        <source>Goes on to the next step (Alt+Right).</source>
        <translation>Passe à l’étape suivante (Alt+Droite).</translation>
    </message>
    <message>
        <source>Change a word</source>
        <translation>Changer un mot</translation>
    </message>
    <message>
        <source>Swap rows and columns</source>
        <translation>Échanger lignes et colonnes</translation>
    </message>
    <message>
        <source>Stretch the colours</source>
        <translation>Étirer les couleurs</translation>
    </message>
    <message>
        <source>other weights while it writes</source>
        <translation>d’autres poids pendant qu’il écrit</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Lookback · %1, step %2 of %3 · %4</source>
        <translation>Lookback · %1, étape %2 sur %3 · %4</translation>
    </message>
</context>
<context>
    <name>lookback::ui::LessonWidget</name>
    <message>
        <source>This version cannot show the widget “%1”. The text goes on without it.</source>
        <translation>Cette version ne sait pas montrer le module «&#x202f;%1&#x202f;». Le texte continue sans lui.</translation>
    </message>
</context>
<context>
    <name>lookback::ui::LineStyle</name>
    <message>
        <source>blue</source>
        <translation>bleu</translation>
    </message>
    <message>
        <source>vermillion</source>
        <translation>vermillon</translation>
    </message>
    <message>
        <source>green</source>
        <translation>vert</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>pourpre</translation>
    </message>
    <message>
        <source>ink</source>
        <translation>encre</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>violet</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>gris</translation>
    </message>
    <message>
        <source>solid</source>
        <translation>plein</translation>
    </message>
    <message>
        <source>dashed</source>
        <translation>tirets</translation>
    </message>
    <message>
        <source>dotted</source>
        <translation>pointillés</translation>
    </message>
    <message>
        <source>dashes and dots</source>
        <translation>tirets et points</translation>
    </message>
    <message>
        <source>disc</source>
        <translation>disque</translation>
    </message>
    <message>
        <source>square</source>
        <translation>carré</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>triangle</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>losange</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>croix</translation>
    </message>
    <message>
        <source>plus</source>
        <translation>plus</translation>
    </message>
    <message>
        <source>ring</source>
        <translation>anneau</translation>
    </message>
    <message>
        <source>wedge</source>
        <translation>coin</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
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
        <translation>entraînement</translation>
    </message>
    <message>
        <source>dev</source>
        <translation>dév.</translation>
    </message>
</context>
<context>
    <name>lookback::ui::LossAerChart</name>
    <message>
        <source>Update %1, a checkpoint: dev loss %2, AER %3.</source>
        <translation>Mise à jour %1, un point de sauvegarde&#xa0;: perte dév. %2, AER %3.</translation>
    </message>
    <message>
        <source>Update %1: dev loss %2, AER %3.</source>
        <translation>Mise à jour %1&#xa0;: perte dév. %2, AER %3.</translation>
    </message>
    <message>
        <source>No evaluation of this run measured both loss and AER. AER needs gold links: train on the generated corpus, or import links with your own.</source>
        <translation>Aucune évaluation de cet entraînement n’a mesuré à la fois la perte et l’AER. L’AER demande des liens de référence&#xa0;: entraînez sur le corpus généré, ou importez des liens avec le vôtre.</translation>
    </message>
    <message>
        <source>One evaluation only; nothing to compare yet.</source>
        <translation>Une seule évaluation&#x202f;; rien à comparer encore.</translation>
    </message>
    <message numerus="yes">
        <source>%n evaluation(s)</source>
        <translation>
            <numerusform>%n évaluation</numerusform>
            <numerusform>%n évaluations</numerusform>
        </translation>
    </message>
    <message>
        <source>all alike in one of the two</source>
        <translation>toutes égales pour l’une des deux</translation>
    </message>
    <message>
        <source>rank correlation of loss and AER %1</source>
        <translation>corrélation des rangs entre perte et AER %1</translation>
    </message>
    <message>
        <source>The lowest loss (update %1) has the lowest AER, %2.</source>
        <translation>La perte la plus basse (mise à jour %1) a l’AER le plus bas, %2.</translation>
    </message>
    <message>
        <source>The lowest loss (update %1) has AER %2; the lowest AER, %3, is at update %4.</source>
        <translation>La perte la plus basse (mise à jour %1) a l’AER %2&#x202f;; l’AER le plus bas, %3, est à la mise à jour %4.</translation>
    </message>
    <message>
        <source>%1; %2. %3</source>
        <translation>%1&#x202f;; %2. %3</translation>
    </message>
    <message>
        <source>Loss and alignment error of the run</source>
        <translation>Perte et erreur d’alignement de l’entraînement</translation>
    </message>
    <message>
        <source>Each point is an evaluation: dev loss across, AER up, joined in the order of the updates. Left and Right go along the run; triangles are checkpoints, Return opens one.</source>
        <translation>Chaque point est une évaluation&#xa0;: perte dév. en largeur, AER en hauteur, reliés dans l’ordre des mises à jour. Gauche et droite suivent l’entraînement&#x202f;; les triangles sont des points de sauvegarde, Entrée en ouvre un.</translation>
    </message>
    <message>
        <source>dev loss (nats a word, lower is better)</source>
        <translation>perte dév. (nats par mot, plus bas est mieux)</translation>
    </message>
    <message>
        <source>AER (lower is better)</source>
        <translation>AER (plus bas est mieux)</translation>
    </message>
</context>
<context>
    <name>lookback::ui::LossAerDialog</name>
    <message>
        <source>Reading the run…</source>
        <translation>Lecture de l’entraînement…</translation>
    </message>
    <message>
        <source>Does a lower loss mean a better alignment? %1</source>
        <translation>Une perte plus basse veut-elle dire un meilleur alignement&#x202f;? %1</translation>
    </message>
    <message>
        <source>Open in Decode</source>
        <translation>Ouvrir dans Décoder</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation>Copier en CSV</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Opens the model of the chosen checkpoint on the Decode page.</source>
        <translation>Ouvre le modèle du point de sauvegarde choisi à la page Décoder.</translation>
    </message>
    <message>
        <source>Puts the points on the clipboard, comma-separated.</source>
        <translation>Met les points dans le presse-papiers, séparés par des virgules.</translation>
    </message>
    <message>
        <source>Closes the chart.</source>
        <translation>Ferme le graphique.</translation>
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
        <translation>Arrête ceci&#x202f;; ce que montre la fenêtre reste.</translation>
    </message>
    <message>
        <source>No model was found beside the program. Open a model file (.safetensors), or train one with “lookback-cli train”.</source>
        <translation>Aucun modèle n’a été trouvé à côté du programme. Ouvrez un fichier de modèle (.safetensors), ou entraînez-en un avec «&#x202f;lookback-cli train&#x202f;».</translation>
    </message>
    <message>
        <source>Open model…</source>
        <translation>Ouvrir un modèle…</translation>
    </message>
    <message>
        <source>Opens a model file from disk.</source>
        <translation>Ouvre un fichier de modèle du disque.</translation>
    </message>
    <message>
        <source>Reading the model…</source>
        <translation>Lecture du modèle…</translation>
    </message>
    <message>
        <source>No sentence is decoded yet.</source>
        <translation>Aucune phrase n’est encore décodée.</translation>
    </message>
    <message>
        <source>The sentence above is not decoded yet: press Enter.</source>
        <translation>La phrase en haut n’est pas encore décodée&#xa0;: appuyez sur Entrée.</translation>
    </message>
    <message>
        <source>%1 – Lookback</source>
        <translation>%1 – Lookback</translation>
    </message>
    <message>
        <source>Unknown to this model: %1. It reads &lt;unk&gt; there.</source>
        <translation>Inconnu de ce modèle&#xa0;: %1. Il y lit &lt;unk&gt;.</translation>
    </message>
    <message numerus="yes">
        <source>The model wrote no end mark; the translation is cut after %n word(s).</source>
        <translation>
            <numerusform>Le modèle n’a pas écrit de marque de fin&#x202f;; la traduction est coupée après %n mot.</numerusform>
            <numerusform>Le modèle n’a pas écrit de marque de fin&#x202f;; la traduction est coupée après %n mots.</numerusform>
        </translation>
    </message>
    <message>
        <source>What the window showed before is still here.</source>
        <translation>Ce que la fenêtre montrait avant est toujours là.</translation>
    </message>
    <message>
        <source>Opens another model file from disk.</source>
        <translation>Ouvre un autre fichier de modèle du disque.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Reads the same file again.</source>
        <translation>Relit le même fichier.</translation>
    </message>
    <message>
        <source>Change the sentence</source>
        <translation>Changer la phrase</translation>
    </message>
    <message>
        <source>Puts the keyboard into the source sentence.</source>
        <translation>Place le clavier dans la phrase source.</translation>
    </message>
    <message>
        <source>Decodes again.</source>
        <translation>Décode à nouveau.</translation>
    </message>
    <message>
        <source>Size %1 %</source>
        <translation>Taille %1&#x202f;%</translation>
    </message>
    <message>
        <source>&amp;Panes</source>
        <translation>&amp;Volets</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lire</translation>
    </message>
    <message>
        <source>Lookback</source>
        <translation>Lookback</translation>
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
        <translation>Exporter %1</translation>
    </message>
    <message>
        <source>Export again…</source>
        <translation>Exporter à nouveau…</translation>
    </message>
    <message>
        <source>Asks for another place.</source>
        <translation>Demande un autre endroit.</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>Exporté vers %1.</translation>
    </message>
    <message>
        <source>Copied: %1 as a picture and as numbers.</source>
        <translation>Copié&#xa0;: %1 en image et en nombres.</translation>
    </message>
    <message>
        <source>About Lookback</source>
        <translation>À propos de Lookback</translation>
    </message>
    <message>
        <source>Lookback %1</source>
        <translation>Lookback %1</translation>
    </message>
    <message>
        <source>Takes apart, drives and trains the attention model of Bahdanau, Cho and Bengio, “Neural Machine Translation by Jointly Learning to Align and Translate” (arXiv 1409.0473).

GPL-3.0-or-later. Charts: QCustomPlot.</source>
        <translation>Démonte, conduit et entraîne le modèle d’attention de Bahdanau, Cho et Bengio, «&#x202f;Neural Machine Translation by Jointly Learning to Align and Translate&#x202f;» (arXiv 1409.0473).

GPL-3.0-or-later. Graphiques&#xa0;: QCustomPlot.</translation>
    </message>
</context>
<context>
    <name>lookback::ui::MapCanvas</name>
    <message>
        <source>No map yet</source>
        <translation>Aucune carte encore</translation>
    </message>
    <message>
        <source>Type a sentence above, or choose an example, and press Decode.</source>
        <translation>Tapez une phrase en haut, ou choisissez un exemple, et appuyez sur Décoder.</translation>
    </message>
    <message>
        <source>This model has no alignment to show</source>
        <translation>Ce modèle n’a pas d’alignement à montrer</translation>
    </message>
    <message>
        <source>RNNencdec reads the whole sentence into one fixed vector c and writes every word from it, so there is no table of weights. Open an RNNsearch model to see one.</source>
        <translation>RNNencdec lit toute la phrase dans un seul vecteur fixe c et en écrit chaque mot&#xa0;: il n’y a donc pas de tableau de poids. Ouvrez un modèle RNNsearch pour en voir un.</translation>
    </message>
    <message>
        <source>Arrow keys move from cell to cell, Home and End to the ends of a row, T exchanges rows and columns, F fits the cells into the pane.</source>
        <translation>Les flèches vont de case en case, Début et Fin aux bouts d’une ligne, T échange lignes et colonnes, F adapte les cases au volet.</translation>
    </message>
    <message>
        <source>You are annotating: S links the two words of the cell as sure, P as possible, Delete takes the link away.</source>
        <translation>Vous annotez&#xa0;: S lie les deux mots de la case comme sûr, P comme possible, Suppr retire le lien.</translation>
    </message>
    <message>
        <source>%1, %2, not computable</source>
        <translation>%1, %2, non calculable</translation>
    </message>
    <message>
        <source>%1, %2, %3 percent</source>
        <translation>%1, %2, %3 pour cent</translation>
    </message>
    <message>
        <source>No sentence yet.</source>
        <translation>Aucune phrase encore.</translation>
    </message>
    <message>
        <source>No map: this model has no alignment; it reads the sentence into one fixed vector.</source>
        <translation>Pas de carte&#xa0;: ce modèle n’a pas d’alignement&#x202f;; il lit la phrase dans un seul vecteur fixe.</translation>
    </message>
    <message>
        <source>%1 rows, %2; %3 columns, %4.</source>
        <translation>%1 lignes, %2&#x202f;; %3 colonnes, %4.</translation>
    </message>
    <message>
        <source>Or press R: a statistical alignment explains these words too.</source>
        <translation>Ou appuyez sur R&#xa0;: un alignement statistique explique aussi ces mots.</translation>
    </message>
</context>
<context>
    <name>lookback::ui::MapGoldBar</name>
    <message>
        <source>Argmax</source>
        <translation>Argmax</translation>
    </message>
    <message>
        <source>Intersection</source>
        <translation>Intersection</translation>
    </message>
    <message>
        <source>Weights become links</source>
        <translation>Les poids deviennent des liens</translation>
    </message>
    <message>
        <source>Argmax: each target word is linked to the source word it reads most from. Intersection: only where row and column have their largest weight in the same cell. α ≥ t: every weight of at least t is a link.</source>
        <translation>Argmax&#xa0;: chaque mot cible est lié au mot source qu’il lit le plus. Intersection&#xa0;: seulement là où ligne et colonne ont leur plus grand poids dans la même case. α ≥ t&#xa0;: chaque poids d’au moins t est un lien.</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Décalage</translation>
    </message>
    <message>
        <source>Shift the links by rows</source>
        <translation>Décaler les liens par lignes</translation>
    </message>
    <message>
        <source>Moves every link of the model one target word back or on. If AER falls, attention sits one word off the gold links.</source>
        <translation>Déplace chaque lien du modèle d’un mot cible en arrière ou en avant. Si l’AER baisse, l’attention est à un mot des liens de référence.</translation>
    </message>
    <message>
        <source>Follow the gold translation</source>
        <translation>Suivre la traduction de référence</translation>
    </message>
    <message>
        <source>Forces the model to write the words of the gold translation (teacher forcing), so that rows and links match.</source>
        <translation>Oblige le modèle à écrire les mots de la traduction de référence, pour que lignes et liens correspondent.</translation>
    </message>
    <message>
        <source>Annotate</source>
        <translation>Annoter</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Comparer…</translation>
    </message>
    <message>
        <source>Draw links of your own: S sure, P possible, Delete none, or click a cell. The gold is hidden meanwhile.</source>
        <translation>Tracez vos propres liens&#xa0;: S sûr, P possible, Suppr aucun, ou cliquez sur une case. La référence est masquée pendant ce temps.</translation>
    </message>
    <message>
        <source>Shows or hides the gold links (G).</source>
        <translation>Montre ou masque les liens de référence (G).</translation>
    </message>
    <message>
        <source>Lists the links of the gold, of yours and of the model side by side (C).</source>
        <translation>Liste côte à côte les liens de la référence, les vôtres et ceux du modèle (C).</translation>
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
        <translation>Un tableau de tous les poids&#xa0;: chaque ligne est un mot cible et montre combien il lit de chaque mot source, sur une échelle fixe de 0 à 1. Les flèches vont de case en case.</translation>
    </message>
    <message>
        <source>40 px</source>
        <translation>40 px</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Adapter</translation>
    </message>
    <message>
        <source>Cell size</source>
        <translation>Taille des cases</translation>
    </message>
    <message>
        <source>Cells of 40 pixels with their values, or as small as needed for the whole sentence.</source>
        <translation>Des cases de 40 pixels avec leurs valeurs, ou aussi petites qu’il faut pour toute la phrase.</translation>
    </message>
    <message>
        <source>Colour scale of the weights, fixed from 0 to 1</source>
        <translation>Échelle de couleurs des poids, fixe de 0 à 1</translation>
    </message>
    <message>
        <source>Exchange rows and columns</source>
        <translation>Échanger lignes et colonnes</translation>
    </message>
    <message>
        <source>Fit the map into the pane</source>
        <translation>Adapter la carte au volet</translation>
    </message>
    <message>
        <source>Show the gold links</source>
        <translation>Montrer les liens de référence</translation>
    </message>
    <message>
        <source>Draw links of your own</source>
        <translation>Tracer vos propres liens</translation>
    </message>
    <message>
        <source>Link as sure</source>
        <translation>Lier comme sûr</translation>
    </message>
    <message>
        <source>Link as possible</source>
        <translation>Lier comme possible</translation>
    </message>
    <message>
        <source>Take the link away</source>
        <translation>Retirer le lien</translation>
    </message>
    <message>
        <source>Compare the links…</source>
        <translation>Comparer les liens…</translation>
    </message>
    <message>
        <source>Rows source, columns target; fixed scale from 0 to 1.</source>
        <translation>Lignes source, colonnes cible&#x202f;; échelle fixe de 0 à 1.</translation>
    </message>
    <message>
        <source>Rows target, columns source; fixed scale from 0 to 1.</source>
        <translation>Lignes cible, colonnes source&#x202f;; échelle fixe de 0 à 1.</translation>
    </message>
    <message>
        <source>Frame: gold link, dashed where only possible; disc: hit, cross: miss, triangle: extra.</source>
        <translation>Cadre&#xa0;: lien de référence, en tirets s’il est seulement possible&#x202f;; disque&#xa0;: trouvé, croix&#xa0;: manqué, triangle&#xa0;: en trop.</translation>
    </message>
    <message>
        <source>stretched</source>
        <translation>étirée</translation>
    </message>
    <message>
        <source>Colour scale of the weights, stretched to this picture: from %1 to %2</source>
        <translation>Échelle de couleurs des poids, étirée pour cette image&#xa0;: de %1 à %2</translation>
    </message>
    <message>
        <source>Rows source, columns target; scale STRETCHED, from %1 to %2.</source>
        <translation>Lignes&#xa0;: source, colonnes&#xa0;: cible&#x202f;; échelle ÉTIRÉE, de %1 à %2.</translation>
    </message>
    <message>
        <source>Rows target, columns source; scale STRETCHED, from %1 to %2.</source>
        <translation>Lignes&#xa0;: cible, colonnes&#xa0;: source&#x202f;; échelle ÉTIRÉE, de %1 à %2.</translation>
    </message>
    <message>
        <source>Map, %1</source>
        <translation>Carte, %1</translation>
    </message>
    <message>
        <source>A table of posteriors: each row is a target word and shows how likely a statistical alignment takes it from every source word, on the same fixed scale from 0 to 1. Arrow keys move from cell to cell.</source>
        <translation>Une table de probabilités a posteriori&#xa0;: chaque ligne est un mot cible et montre avec quelle probabilité un alignement statistique le tire de chaque mot source, sur la même échelle fixe de 0 à 1. Les flèches vont de case en case.</translation>
    </message>
    <message>
        <source>Whose weights</source>
        <translation>Poids de qui</translation>
    </message>
    <message>
        <source>The attention of the decoder, or how a statistical alignment, trained by counting, explains the same words: in the same cells, on the same scale, beside the same gold links (R).</source>
        <translation>L’attention du décodeur, ou la façon dont un alignement statistique, appris en comptant, explique les mêmes mots&#xa0;: dans les mêmes cases, à la même échelle, à côté des mêmes liens de référence (R).</translation>
    </message>
    <message>
        <source>Show the next: attention, HMM, Model 1</source>
        <translation>Montrer le suivant&#xa0;: attention, HMM, Modèle 1</translation>
    </message>
</context>
<context>
    <name>lookback::ui::ModelCard</name>
    <message>
        <source>About this model</source>
        <translation>À propos de ce modèle</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>What the model is and where it comes from.</source>
        <translation>Ce qu’est le modèle et d’où il vient.</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Direction</translation>
    </message>
    <message>
        <source>Scorer</source>
        <translation>Calcul des énergies</translation>
    </message>
    <message>
        <source>First state</source>
        <translation>Premier état</translation>
    </message>
    <message>
        <source>s(0) = tanh(W_s c), c the fixed vector</source>
        <translation>s(0) = tanh(W_s c), c le vecteur fixe</translation>
    </message>
    <message>
        <source>s(0) = tanh(W_s h←(1)), the backward state at the first source word</source>
        <translation>s(0) = tanh(W_s h←(1)), l’état arrière au premier mot source</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>Tailles</translation>
    </message>
    <message>
        <source>embedding m = %1, hidden n = %2, scorer n′ = %3, readout l = %4</source>
        <translation>plongement m = %1, cachées n = %2, calcul des énergies n′ = %3, sortie l = %4</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Mots</translation>
    </message>
    <message>
        <source>source %1, target %2</source>
        <translation>source %1, cible %2</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Nombres</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Closes the card.</source>
        <translation>Ferme la carte.</translation>
    </message>
</context>
<context>
    <name>lookback::ui::ModelSheetWidget</name>
    <message>
        <source>By hand</source>
        <translation>À la main</translation>
    </message>
    <message>
        <source>step %1 of a real model</source>
        <translation>étape %1 d’un vrai modèle</translation>
    </message>
</context>
<context>
    <name>lookback::ui::NextWordsCanvas</name>
    <message>
        <source>No words yet</source>
        <translation>Aucun mot encore</translation>
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
        <translation>Appuyez sur Pas&#xa0;: un mot est choisi à la dernière sous-étape, «&#x202f;écrire&#x202f;».</translation>
    </message>
    <message>
        <source>Not chosen yet</source>
        <translation>Pas encore choisi</translation>
    </message>
    <message>
        <source>The next word is chosen in the last sub-step, write.</source>
        <translation>Le mot suivant est choisi à la dernière sous-étape, «&#x202f;écrire&#x202f;».</translation>
    </message>
    <message>
        <source>Up and down choose a word, Enter writes it instead of the likeliest and decoding goes on from it, Delete lets the model choose again.</source>
        <translation>Haut et bas choisissent un mot, Entrée l’écrit au lieu du plus probable et le décodage continue de là, Suppr laisse le modèle choisir à nouveau.</translation>
    </message>
    <message>
        <source>%1, forced by hand</source>
        <translation>%1, forcé à la main</translation>
    </message>
    <message>
        <source>%1, chosen</source>
        <translation>%1, choisi</translation>
    </message>
    <message>
        <source>%1, the unknown word</source>
        <translation>%1, le mot inconnu</translation>
    </message>
    <message>
        <source>%1 percent</source>
        <translation>%1 pour cent</translation>
    </message>
    <message>
        <source>%1 percent, model at most %2 percent</source>
        <translation>%1 pour cent, modèle au plus %2 pour cent</translation>
    </message>
    <message>
        <source>%1 percent, model %2 percent</source>
        <translation>%1 pour cent, modèle %2 pour cent</translation>
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
        <translation>Mots les plus probables de l’étape %1&#xa0;: %2. Les %3 autres ensemble %4 pour cent.</translation>
    </message>
</context>
<context>
    <name>lookback::ui::NextWordsView</name>
    <message>
        <source>model</source>
        <translation>modèle</translation>
    </message>
    <message>
        <source>after edit</source>
        <translation>modifié</translation>
    </message>
    <message>
        <source>Next word</source>
        <translation>Mot suivant</translation>
    </message>
    <message>
        <source>The ten words that the step could write, with their shares before and after your edits. Enter or a double click writes the chosen word by force, Delete lets the model choose again.</source>
        <translation>Les dix mots que l’étape pourrait écrire, avec leurs parts avant et après vos modifications. Entrée ou un double clic écrit le mot choisi de force, Suppr laisse le modèle choisir à nouveau.</translation>
    </message>
    <message>
        <source>Outlined bars: the model. Filled bars: after the edit.</source>
        <translation>Barres creuses&#xa0;: le modèle. Barres pleines&#xa0;: après modification.</translation>
    </message>
    <message>
        <source>Force this word</source>
        <translation>Forcer ce mot</translation>
    </message>
    <message>
        <source>Writes the word under the cursor and decodes the rest from it.</source>
        <translation>Écrit le mot sous le curseur et décode la suite à partir de lui.</translation>
    </message>
    <message>
        <source>Let the model choose again</source>
        <translation>Laisser le modèle choisir</translation>
    </message>
    <message>
        <source>Takes the forced word of this step out; its other edits stay.</source>
        <translation>Retire le mot forcé de cette étape&#x202f;; ses autres modifications restent.</translation>
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
        <translation>%1, nombre %2</translation>
    </message>
</context>
<context>
    <name>lookback::ui::NumberPopup</name>
    <message>
        <source>Enter applies, Escape closes.</source>
        <translation>Entrée applique, Échap ferme.</translation>
    </message>
</context>
<context>
    <name>lookback::ui::NumberTable</name>
    <message>
        <source>%1: model %2, now %3</source>
        <translation>%1&#xa0;: modèle %2, maintenant %3</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Nombres</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modèle</translation>
    </message>
    <message>
        <source>now</source>
        <translation>actuel</translation>
    </message>
</context>
<context>
    <name>lookback::ui::OverlayChart</name>
    <message>
        <source>%1: nothing measured.</source>
        <translation>%1&#xa0;: rien de mesuré.</translation>
    </message>
    <message>
        <source>ended before</source>
        <translation>terminé avant</translation>
    </message>
    <message>
        <source>%1 (%2): %3 at %4.</source>
        <translation>%1 (%2)&#xa0;: %3 à %4.</translation>
    </message>
    <message>
        <source>%1 (%2): from %3 to %4.</source>
        <translation>%1 (%2)&#xa0;: de %3 à %4.</translation>
    </message>
    <message>
        <source>No curve is drawn.</source>
        <translation>Aucune courbe n’est tracée.</translation>
    </message>
    <message>
        <source>%1 of the chosen runs</source>
        <translation>%1 des entraînements choisis</translation>
    </message>
    <message>
        <source>The curves of the runs chosen in the list, each with a colour, a dash and a marker of its own. Left and Right read them at one place; Escape ends reading.</source>
        <translation>Les courbes des entraînements choisis dans la liste, chacune avec sa couleur, son trait et sa marque. Gauche et droite les lisent à un endroit&#x202f;; Échap termine la lecture.</translation>
    </message>
</context>
<context>
    <name>lookback::ui::PaneExport</name>
    <message>
        <source>With %1 edits by hand.</source>
        <translation>Avec %1 modifications à la main.</translation>
    </message>
    <message>
        <source>%1 could not be written: %2. Choose another folder or name.</source>
        <translation>%1 n’a pas pu être écrit&#xa0;: %2. Choisissez un autre dossier ou un autre nom.</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>Image PNG (*.png)</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>Dessin SVG (*.svg)</translation>
    </message>
    <message>
        <source>PDF page (*.pdf)</source>
        <translation>Page PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Numbers as CSV (*.csv)</source>
        <translation>Nombres en CSV (*.csv)</translation>
    </message>
    <message>
        <source>Export %1</source>
        <translation>Exporter %1</translation>
    </message>
    <message>
        <source>Export again…</source>
        <translation>Exporter à nouveau…</translation>
    </message>
    <message>
        <source>Asks for another place.</source>
        <translation>Demande un autre endroit.</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>Exporté vers %1.</translation>
    </message>
    <message>
        <source>Width and opacity: weights on a fixed scale from 0 to 1.</source>
        <translation>Largeur et opacité&#xa0;: poids sur une échelle fixe de 0 à 1.</translation>
    </message>
    <message>
        <source>%1 Shown: the strongest links that cover %2 % of each word.</source>
        <translation>%1 Montrés&#xa0;: les liens les plus forts qui couvrent %2&#x202f;% de chaque mot.</translation>
    </message>
    <message>
        <source>%1 Shown: links from %2 on.</source>
        <translation>%1 Montrés&#xa0;: les liens à partir de %2.</translation>
    </message>
    <message>
        <source>Energies on an axis from %1 to %2; weights on a fixed scale from 0 to 1.</source>
        <translation>Énergies sur un axe de %1 à %2&#x202f;; poids sur une échelle fixe de 0 à 1.</translation>
    </message>
    <message>
        <source>Probabilities: bars on a fixed scale from 0 to 1.</source>
        <translation>Probabilités&#xa0;: barres sur une échelle fixe de 0 à 1.</translation>
    </message>
    <message>
        <source>Numbers are natural logarithms of probabilities; from top to bottom by rank.</source>
        <translation>Les nombres sont des logarithmes naturels de probabilités&#x202f;; de haut en bas selon le rang.</translation>
    </message>
    <message>
        <source>Weights of lane B less those of lane A on a fixed scale from −1 to 1.</source>
        <translation>Poids de la voie B moins ceux de la voie A sur une échelle fixe de −1 à 1.</translation>
    </message>
    <message>
        <source>Lookback · model %1 (%2 → %3)</source>
        <translation>Lookback · modèle %1 (%2 → %3)</translation>
    </message>
    <message>
        <source>checkpoint at update %1</source>
        <translation>point de sauvegarde à la mise à jour %1</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>graine %1</translation>
    </message>
</context>
<context>
    <name>lookback::ui::PaneView</name>
    <message>
        <source>updating</source>
        <translation>mise à jour</translation>
    </message>
    <message>
        <source>Maximise %1</source>
        <translation>Agrandir %1</translation>
    </message>
    <message>
        <source>Lets this pane fill the page, and back.</source>
        <translation>Fait remplir la page par ce volet, et retour.</translation>
    </message>
    <message>
        <source>Maximise</source>
        <translation>Agrandir</translation>
    </message>
    <message>
        <source>The weights of 1 step are not computable (nan).</source>
        <translation>Les poids de 1 étape ne peuvent pas être calculés (nan).</translation>
    </message>
    <message>
        <source>The weights of %1 steps are not computable (nan).</source>
        <translation>Les poids de %1 étapes ne peuvent pas être calculés (nan).</translation>
    </message>
</context>
<context>
    <name>lookback::ui::PredictWidget</name>
    <message>
        <source>Nothing is written yet.</source>
        <translation>Rien n’est encore écrit.</translation>
    </message>
    <message>
        <source>Written so far: %1 …</source>
        <translation>Écrit jusqu’ici&#xa0;: %1 …</translation>
    </message>
    <message>
        <source>These are the model&apos;s shares.</source>
        <translation>Voici les parts du modèle.</translation>
    </message>
    <message>
        <source>Your guess and the model overlap by %1 %.</source>
        <translation>Votre idée et le modèle se recouvrent à %1&#x202f;%.</translation>
    </message>
    <message>
        <source>You gave more to: %1.</source>
        <translation>Vous avez donné plus à&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The model gives more to: %1.</source>
        <translation>Le modèle donne plus à&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1   %2 %</source>
        <translation>%1   %2&#x202f;%</translation>
    </message>
    <message>
        <source>The model writes %1.</source>
        <translation>Le modèle écrit %1.</translation>
    </message>
    <message>
        <source>Yes: the model writes %1 too.</source>
        <translation>Oui&#xa0;: le modèle écrit aussi %1.</translation>
    </message>
    <message>
        <source>The model writes %1 instead.</source>
        <translation>Le modèle écrit plutôt %1.</translation>
    </message>
    <message>
        <source>Guess first</source>
        <translation>Devinez d’abord</translation>
    </message>
    <message>
        <source>which word comes next?</source>
        <translation>quel mot vient ensuite&#x202f;?</translation>
    </message>
    <message>
        <source>share out the tokens, then see</source>
        <translation>répartissez les jetons, puis voyez</translation>
    </message>
    <message>
        <source>That is my guess</source>
        <translation>Voilà mon idée</translation>
    </message>
    <message>
        <source>Keeps your guess and shows what the model does.</source>
        <translation>Garde votre idée et montre ce que fait le modèle.</translation>
    </message>
    <message>
        <source>Show without a guess</source>
        <translation>Montrer sans deviner</translation>
    </message>
    <message>
        <source>Goes past the gate without a guess.</source>
        <translation>Passe la porte sans deviner.</translation>
    </message>
    <message>
        <source>Guess again</source>
        <translation>Deviner encore</translation>
    </message>
    <message>
        <source>Hides the answer for another guess.</source>
        <translation>Masque la réponse pour deviner à nouveau.</translation>
    </message>
    <message>
        <source>One of the words the model considers.</source>
        <translation>Un des mots auxquels le modèle pense.</translation>
    </message>
</context>
<context>
    <name>lookback::ui::Presenter</name>
    <message>
        <source>&amp;Present from the start</source>
        <translation>&amp;Présenter depuis le début</translation>
    </message>
    <message>
        <source>Shows the page to a class, from its first step; on a second screen if there is one.</source>
        <translation>Montre la page à une classe, depuis sa première étape&#x202f;; sur un deuxième écran s’il y en a un.</translation>
    </message>
    <message>
        <source>Present from &amp;here</source>
        <translation>Présenter à partir d’&amp;ici</translation>
    </message>
    <message>
        <source>Shows the page to a class as it stands.</source>
        <translation>Montre la page à une classe telle qu’elle est.</translation>
    </message>
    <message>
        <source>&amp;End presenting</source>
        <translation>T&amp;erminer la présentation</translation>
    </message>
    <message>
        <source>The window is as before; Escape does the same.</source>
        <translation>La fenêtre est comme avant&#x202f;; Échap fait de même.</translation>
    </message>
    <message>
        <source>In a &amp;window of its own</source>
        <translation>Dans sa propre &amp;fenêtre</translation>
    </message>
    <message>
        <source>The audience&apos;s view is an ordinary window, for a video call; takes effect with the next start.</source>
        <translation>La vue du public est une fenêtre ordinaire, pour un appel vidéo&#x202f;; prend effet au prochain démarrage.</translation>
    </message>
    <message>
        <source>&amp;Black screen</source>
        <translation>Écran &amp;noir</translation>
    </message>
    <message>
        <source>The audience sees nothing until this is pressed again.</source>
        <translation>Le public ne voit rien jusqu’à ce qu’on appuie à nouveau.</translation>
    </message>
    <message>
        <source>&amp;Freeze</source>
        <translation>&amp;Geler</translation>
    </message>
    <message>
        <source>The audience&apos;s picture stands still while you prepare the next.</source>
        <translation>L’image du public s’arrête pendant que vous préparez la suite.</translation>
    </message>
    <message>
        <source>&amp;Spotlight</source>
        <translation>Pro&amp;jecteur</translation>
    </message>
    <message>
        <source>Dims all but one place of the audience&apos;s picture.</source>
        <translation>Assombrit tout sauf un endroit de l’image du public.</translation>
    </message>
    <message>
        <source>&amp;Magnify</source>
        <translation>&amp;Loupe</translation>
    </message>
    <message>
        <source>Lets one region fill the audience&apos;s picture.</source>
        <translation>Fait remplir par une région l’image du public.</translation>
    </message>
    <message>
        <source>Show &amp;keys</source>
        <translation>Montrer les &amp;touches</translation>
    </message>
    <message>
        <source>The audience sees which key was pressed.</source>
        <translation>Le public voit quelle touche a été pressée.</translation>
    </message>
    <message>
        <source>The whole page in smaller letters, instead of the part where you work. Decode always shows the pane where you work.</source>
        <translation>La page entière en lettres plus petites, au lieu de la partie où vous travaillez. Décoder montre toujours le volet où vous travaillez.</translation>
    </message>
    <message>
        <source>Previous pa&amp;rt</source>
        <translation>Pa&amp;rtie précédente</translation>
    </message>
    <message>
        <source>Goes to the part of the lesson, or to the word, before.</source>
        <translation>Va à la partie de la leçon, ou au mot, d’avant.</translation>
    </message>
    <message>
        <source>&amp;Next part</source>
        <translation>Partie &amp;suivante</translation>
    </message>
    <message>
        <source>Goes to the next part of the lesson, or to the next word.</source>
        <translation>Va à la partie suivante de la leçon, ou au mot suivant.</translation>
    </message>
    <message>
        <source>N&amp;otes</source>
        <translation>N&amp;otes</translation>
    </message>
    <message>
        <source>Shows the notes for the presenter; on a screen that is shared, the audience sees them too.</source>
        <translation>Montre les notes pour qui présente&#x202f;; sur un écran partagé, le public les voit aussi.</translation>
    </message>
    <message>
        <source>&amp;Pause timer</source>
        <translation>Minuteur en &amp;pause</translation>
    </message>
    <message>
        <source>The timer stands still until this is pressed again.</source>
        <translation>Le minuteur s’arrête jusqu’à ce qu’on appuie à nouveau.</translation>
    </message>
    <message>
        <source>&amp;Timer to zero</source>
        <translation>Minuteur à &amp;zéro</translation>
    </message>
    <message>
        <source>The timer begins anew.</source>
        <translation>Le minuteur repart.</translation>
    </message>
    <message>
        <source>Region to the &amp;left</source>
        <translation>Région vers la &amp;gauche</translation>
    </message>
    <message>
        <source>Moves spotlight and magnified region to the left.</source>
        <translation>Déplace vers la gauche le projecteur et la région agrandie.</translation>
    </message>
    <message>
        <source>Region to the r&amp;ight</source>
        <translation>Région vers la &amp;droite</translation>
    </message>
    <message>
        <source>Moves spotlight and magnified region to the right.</source>
        <translation>Déplace vers la droite le projecteur et la région agrandie.</translation>
    </message>
    <message>
        <source>Region &amp;up</source>
        <translation>Région vers le &amp;haut</translation>
    </message>
    <message>
        <source>Moves spotlight and magnified region up.</source>
        <translation>Déplace vers le haut le projecteur et la région agrandie.</translation>
    </message>
    <message>
        <source>Region &amp;down</source>
        <translation>Région vers le &amp;bas</translation>
    </message>
    <message>
        <source>Moves spotlight and magnified region down.</source>
        <translation>Déplace vers le bas le projecteur et la région agrandie.</translation>
    </message>
    <message>
        <source>A larger spotlight, less magnified.</source>
        <translation>Un projecteur plus grand, moins agrandi.</translation>
    </message>
    <message>
        <source>A smaller spotlight, more magnified.</source>
        <translation>Un projecteur plus petit, plus agrandi.</translation>
    </message>
    <message>
        <source>&amp;Present</source>
        <translation>&amp;Présenter</translation>
    </message>
    <message>
        <source>%1 of %2 min</source>
        <translation>%1 sur %2 min</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 sur %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Ensuite&#xa0;: %1</translation>
    </message>
    <message>
        <source>This is the last part.</source>
        <translation>C’est la dernière partie.</translation>
    </message>
    <message>
        <source>The lesson has no notes for this part.</source>
        <translation>La leçon n’a pas de notes pour cette partie.</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Étape %1 sur %2</translation>
    </message>
    <message>
        <source>Notes come from the lesson: open one on the page Learn, and they stand here, part by part.</source>
        <translation>Les notes viennent de la leçon&#xa0;: ouvrez-en une à la page Apprendre, et elles seront ici, partie par partie.</translation>
    </message>
    <message>
        <source>Next p&amp;ane for the audience</source>
        <translation>&amp;Volet suivant pour le public</translation>
    </message>
    <message>
        <source>On the page Decode: arcs, next word, map, energies, one after the other.</source>
        <translation>À la page Décoder&#xa0;: arcs, mot suivant, carte, énergies, l’un après l’autre.</translation>
    </message>
    <message>
        <source>Whole pa&amp;ge</source>
        <translation>Page &amp;entière</translation>
    </message>
    <message>
        <source>Region wid&amp;er</source>
        <translation>Région plus lar&amp;ge</translation>
    </message>
    <message>
        <source>Region narrowe&amp;r</source>
        <translation>Région plus étro&amp;ite</translation>
    </message>
</context>
<context>
    <name>lookback::ui::PresenterPanel</name>
    <message>
        <source>For the presenter</source>
        <translation>Pour qui présente</translation>
    </message>
    <message>
        <source>Time since the talk began</source>
        <translation>Temps depuis le début</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>What the lesson says to the presenter about the part on screen. The audience does not see it.</source>
        <translation>Ce que la leçon dit à qui présente sur la partie à l’écran. Le public ne le voit pas.</translation>
    </message>
</context>
<context>
    <name>lookback::ui::PreviewPad</name>
    <message>
        <source>What the audience sees</source>
        <translation>Ce que voit le public</translation>
    </message>
    <message>
        <source>A small picture of the audience&apos;s screen. Click, or use the arrow keys, to move the spotlight and the magnified region; + and - make it wider and narrower.</source>
        <translation>Une petite image de l’écran du public. Cliquez, ou servez-vous des flèches, pour déplacer le projecteur et la région agrandie&#x202f;; + et - l’élargissent et la rétrécissent.</translation>
    </message>
    <message>
        <source>Region at %1 % from the left, %2 % from the top, %3 % wide. Arrow keys move it, + and - change its width.</source>
        <translation>Région à %1&#x202f;% de la gauche, %2&#x202f;% du haut, large de %3&#x202f;%. Les flèches la déplacent, + et - changent sa largeur.</translation>
    </message>
</context>
<context>
    <name>lookback::ui::ProbePanel</name>
    <message>
        <source>(no word)</source>
        <translation>(aucun mot)</translation>
    </message>
    <message>
        <source>source</source>
        <translation>source</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>référence</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>(aucune)</translation>
    </message>
    <message>
        <source>output</source>
        <translation>sortie</translation>
    </message>
    <message>
        <source>There are no probe sentences yet.</source>
        <translation>Il n’y a pas encore de phrases témoins.</translation>
    </message>
    <message>
        <source>Source: %1. Reference: %2. Output: %3.</source>
        <translation>Source&#xa0;: %1. Référence&#xa0;: %2. Sortie&#xa0;: %3.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>%1 reads mostly %2, %3 percent</source>
        <translation>%1 lit surtout %2, %3 pour cent</translation>
    </message>
    <message>
        <source>Probe sentences</source>
        <translation>Phrases témoins</translation>
    </message>
    <message>
        <source>✓ as the reference</source>
        <translation>✓ comme la référence</translation>
    </message>
    <message>
        <source>≠ reference</source>
        <translation>≠ référence</translation>
    </message>
    <message>
        <source>row entropy %1</source>
        <translation>entropie de la ligne %1</translation>
    </message>
    <message>
        <source>Press Start: six sentences that are never trained on appear here, and their alignment sharpens while the model learns.</source>
        <translation>Appuyez sur Démarrer&#xa0;: six phrases sur lesquelles on n’entraîne jamais apparaissent ici, et leur alignement se précise pendant que le modèle apprend.</translation>
    </message>
    <message>
        <source>Sentences of the development set, never trained on: source, reference, output. The map shows the weights while the model is led through the reference: rows target words, columns source words, 0 dark, 1 bright. Output is what it writes alone. Row entropy is a share of its maximum. Up and Down choose the sentence of the timeline, which shows all its words, and below them the same weights as arcs: source above, reference below, weights from 0.05. A crossing is a pair of words whose strongest arcs cross.</source>
        <translation>Phrases de l’ensemble de développement, jamais apprises&#xa0;: source, référence, sortie. La carte montre les poids pendant que le modèle est conduit le long de la référence&#xa0;: lignes mots cible, colonnes mots source, 0 sombre, 1 clair. La sortie est ce qu’il écrit seul. L’entropie de ligne est une part de son maximum. Haut et Bas choisissent la phrase de la frise, qui montre tous ses mots et, dessous, les mêmes poids en arcs&#xa0;: la source en haut, la référence en bas, poids à partir de 0.05. Un croisement est une paire de mots dont les arcs les plus forts se croisent.</translation>
    </message>
    <message numerus="yes">
        <source>%n crossing(s)</source>
        <translation>
            <numerusform>%n croisement</numerusform>
            <numerusform>%n croisements</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lookback::ui::ProblemList</name>
    <message numerus="yes">
        <source>%n problem(s) in this place of the lesson</source>
        <translation>
            <numerusform>%n problème à cet endroit de la leçon</numerusform>
            <numerusform>%n problèmes à cet endroit de la leçon</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lookback::ui::QuizBody</name>
    <message>
        <source>rated %1 of %2</source>
        <translation>note %1 sur %2</translation>
    </message>
    <message>
        <source>This is not divided by the total yet, so the weights do not add to 1.</source>
        <translation>Ce n’est pas encore divisé par le total, les poids ne font donc pas 1.</translation>
    </message>
    <message>
        <source>This is the plain average: it gives every word the same weight.</source>
        <translation>C’est la moyenne simple&#xa0;: elle donne à chaque mot le même poids.</translation>
    </message>
    <message>
        <source>This scores with the state after the word; energies come from the state before it.</source>
        <translation>Ceci évalue avec l’état d’après le mot&#x202f;; les énergies viennent de l’état d’avant.</translation>
    </message>
    <message>
        <source>This is another component: rows and columns are swapped.</source>
        <translation>C’est une autre composante&#xa0;: lignes et colonnes sont échangées.</translation>
    </message>
    <message>
        <source>This would be right for %1.</source>
        <translation>Ce serait juste pour %1.</translation>
    </message>
    <message>
        <source>The energies themselves were divided; softmax takes exp of each first.</source>
        <translation>Les énergies elles-mêmes ont été divisées&#x202f;; softmax prend d’abord l’exp de chacune.</translation>
    </message>
    <message>
        <source>This takes the heaviest word alone; the others have weight too.</source>
        <translation>Ceci prend le mot le plus lourd seul&#x202f;; les autres ont aussi un poids.</translation>
    </message>
    <message>
        <source>This weighs the annotations with the energies; they need softmax first.</source>
        <translation>Ceci pondère les annotations avec les énergies&#x202f;; il leur faut d’abord softmax.</translation>
    </message>
    <message>
        <source>This scores with the state alone; the annotation h(j) is missing.</source>
        <translation>Ceci évalue avec l’état seul&#x202f;; l’annotation h(j) manque.</translation>
    </message>
    <message>
        <source>The tanh was left out.</source>
        <translation>Le tanh a été oublié.</translation>
    </message>
    <message>
        <source>Right; the weights were rounded before they were used. Round only at the end.</source>
        <translation>Juste&#x202f;; les poids ont été arrondis avant de servir. N’arrondissez qu’à la fin.</translation>
    </message>
    <message>
        <source>This is per cent; the weight itself lies between 0 and 1.</source>
        <translation>C’est en pour cent&#x202f;; le poids lui-même est entre 0 et 1.</translation>
    </message>
    <message>
        <source>Right but for the sign.</source>
        <translation>Juste au signe près.</translation>
    </message>
    <message>
        <source>find the line with the error</source>
        <translation>trouvez la ligne fautive</translation>
    </message>
    <message>
        <source>choose one</source>
        <translation>choisissez-en une</translation>
    </message>
    <message>
        <source>choose all that are right</source>
        <translation>choisissez toutes celles qui sont justes</translation>
    </message>
    <message>
        <source>right</source>
        <translation>juste</translation>
    </message>
    <message>
        <source>not right yet</source>
        <translation>pas encore juste</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un nombre entier</translation>
    </message>
    <message>
        <source>Your number</source>
        <translation>Votre nombre</translation>
    </message>
    <message>
        <source>put in order</source>
        <translation>mettez dans l’ordre</translation>
    </message>
    <message>
        <source>Up: %1</source>
        <translation>Monter&#xa0;: %1</translation>
    </message>
    <message>
        <source>Moves the step that stands at place %1 one up.</source>
        <translation>Monte d’un rang l’étape qui est à la place %1.</translation>
    </message>
    <message>
        <source>Down: %1</source>
        <translation>Descendre&#xa0;: %1</translation>
    </message>
    <message>
        <source>Moves the step that stands at place %1 one down.</source>
        <translation>Descend d’un rang l’étape qui est à la place %1.</translation>
    </message>
    <message>
        <source>mark cells</source>
        <translation>marquez des cases</translation>
    </message>
    <message>
        <source>Space marks the cell or takes the mark away; the arrow keys go to the neighbours.</source>
        <translation>Espace marque la case ou retire la marque&#x202f;; les flèches vont aux voisines.</translation>
    </message>
    <message numerus="yes">
        <source>share out %n token(s)</source>
        <translation>
            <numerusform>répartissez %n jeton</numerusform>
            <numerusform>répartissez %n jetons</numerusform>
        </translation>
    </message>
    <message>
        <source>match</source>
        <translation>associez</translation>
    </message>
    <message>
        <source>choose…</source>
        <translation>choisir…</translation>
    </message>
    <message>
        <source>Choose what belongs to it.</source>
        <translation>Choisissez ce qui va avec.</translation>
    </message>
    <message>
        <source>say it aloud, then rate yourself</source>
        <translation>dites-le à voix haute, puis notez-vous</translation>
    </message>
    <message>
        <source>Say it aloud first. Notes, if you like, go here.</source>
        <translation>Dites-le d’abord à voix haute. Des notes, si vous voulez, vont ici.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>What you said, in a few words; may stay empty.</source>
        <translation>Ce que vous avez dit, en quelques mots&#x202f;; peut rester vide.</translation>
    </message>
    <message>
        <source>Compare with an answer</source>
        <translation>Comparer avec une réponse</translation>
    </message>
    <message>
        <source>Shows one good answer and what it mentions.</source>
        <translation>Montre une bonne réponse et ce qu’elle mentionne.</translation>
    </message>
    <message>
        <source>One good answer:</source>
        <translation>Une bonne réponse&#xa0;:</translation>
    </message>
    <message>
        <source>Tick it if you said this.</source>
        <translation>Cochez si vous l’avez dit.</translation>
    </message>
    <message>
        <source>How much of it did you say? Tick what you mentioned, then choose.</source>
        <translation>Combien en avez-vous dit&#x202f;? Cochez ce que vous avez mentionné, puis choisissez.</translation>
    </message>
    <message>
        <source>I could not say it yet</source>
        <translation>Je n’ai pas encore su le dire</translation>
    </message>
    <message>
        <source>Parts of it</source>
        <translation>Une partie</translation>
    </message>
    <message>
        <source>Most of it</source>
        <translation>La plus grande partie</translation>
    </message>
    <message>
        <source>All of it</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Your own rating.</source>
        <translation>Votre propre note.</translation>
    </message>
    <message>
        <source>marked, right</source>
        <translation>marqué, juste</translation>
    </message>
    <message>
        <source>marked, not right</source>
        <translation>marqué, pas juste</translation>
    </message>
    <message>
        <source>a mark is missing here</source>
        <translation>il manque une marque ici</translation>
    </message>
    <message>
        <source>marked</source>
        <translation>marqué</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s)</source>
        <translation>
            <numerusform>%n nombre</numerusform>
            <numerusform>%n nombres</numerusform>
        </translation>
    </message>
    <message>
        <source>0.84 and 0,84 are both read. Enter goes on to the next number, then checks.</source>
        <translation>0.84 et 0,84 sont lus tous deux. Entrée passe au nombre suivant, puis vérifie.</translation>
    </message>
    <message numerus="yes">
        <source>to %n place(s)</source>
        <translation>
            <numerusform>à %n décimale</numerusform>
            <numerusform>à %n décimales</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lookback::ui::QuizCard</name>
    <message>
        <source>Not complete yet</source>
        <translation>Pas encore complet</translation>
    </message>
    <message>
        <source>Kept. You can say it.</source>
        <translation>Gardé. Vous savez le dire.</translation>
    </message>
    <message>
        <source>Kept. It comes back for review.</source>
        <translation>Gardé. Cela reviendra en révision.</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Juste</translation>
    </message>
    <message>
        <source>Worked line</source>
        <translation>Ligne calculée</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Pas encore</translation>
    </message>
    <message>
        <source>that is no number</source>
        <translation>ce n’est pas un nombre</translation>
    </message>
    <message>
        <source>not this number</source>
        <translation>pas ce nombre</translation>
    </message>
    <message numerus="yes">
        <source>%n right one(s) still missing</source>
        <translation>
            <numerusform>il en manque encore %n juste</numerusform>
            <numerusform>il en manque encore %n justes</numerusform>
        </translation>
    </message>
    <message>
        <source>Your shares and the true ones overlap by %1 %.</source>
        <translation>Vos parts et les vraies se recouvrent à %1&#x202f;%.</translation>
    </message>
    <message>
        <source>Too much on: %1.</source>
        <translation>Trop sur&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Too little on: %1.</source>
        <translation>Trop peu sur&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) not right yet; they are marked.</source>
        <translation>
            <numerusform>%n place pas encore juste&#x202f;; elle est marquée.</numerusform>
            <numerusform>%n places pas encore justes&#x202f;; elles sont marquées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Do you still know it?</source>
        <translation>Le savez-vous encore&#x202f;?</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À vous</translation>
    </message>
    <message>
        <source>Keep my rating</source>
        <translation>Garder ma note</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Judges your answer; you may try again.</source>
        <translation>Juge votre réponse&#x202f;; vous pouvez réessayer.</translation>
    </message>
    <message>
        <source>Shows how it is done.</source>
        <translation>Montre comment on fait.</translation>
    </message>
    <message numerus="yes">
        <source>right as far as it goes; it is asked to %n place(s)</source>
        <translation>
            <numerusform>juste jusque-là&#x202f;; on demande %n décimale</numerusform>
            <numerusform>juste jusque-là&#x202f;; on demande %n décimales</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mark(s) in another place than expected</source>
        <translation>
            <numerusform>%n marque ailleurs qu’attendu</numerusform>
            <numerusform>%n marques ailleurs qu’attendu</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lookback::ui::RaceMeter</name>
    <message>
        <source>%1 chains of pairs of the file</source>
        <translation>%1 chaînes de paires du fichier</translation>
    </message>
    <message>
        <source>%1 generated pairs of 5 to 60 words</source>
        <translation>%1 paires générées de 5 à 60 mots</translation>
    </message>
</context>
<context>
    <name>lookback::ui::RaceTraining</name>
    <message>
        <source>Measuring system %1 of %2: %3 of %4 sentences</source>
        <translation>Mesure du système %1 sur %2&#xa0;: %3 phrases sur %4</translation>
    </message>
    <message>
        <source>The four systems are kept as runs, and there is no file for runs. Choose one on the page Train.</source>
        <translation>Les quatre systèmes sont gardés comme entraînements, et il n’y a pas de fichier pour eux. Choisissez-en un à la page Entraîner.</translation>
    </message>
    <message>
        <source>Writing the sentence pairs…</source>
        <translation>Écriture des paires de phrases…</translation>
    </message>
    <message>
        <source>Training %1 (%2 of %3): update %4 of %5</source>
        <translation>Entraînement de %1 (%2 sur %3)&#xa0;: mise à jour %4 sur %5</translation>
    </message>
    <message>
        <source>The run could not be stored, so its model cannot be kept. Choose another file for runs on the page Train.</source>
        <translation>L’entraînement n’a pas pu être conservé, son modèle ne peut donc pas être gardé. Choisissez un autre fichier d’entraînements à la page Entraîner.</translation>
    </message>
</context>
<context>
    <name>lookback::ui::RaceView</name>
    <message numerus="yes">
        <source>%n word(s), stage %1 of %2</source>
        <translation>
            <numerusform>%n mot, palier %1 sur %2</numerusform>
            <numerusform>%n mots, palier %1 sur %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Open sentence pairs</source>
        <translation>Ouvrir des paires de phrases</translation>
    </message>
    <message>
        <source>Sentence pairs (*.tsv *.txt *.gz)</source>
        <translation>Paires de phrases (*.tsv *.txt *.gz)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>No race yet.</source>
        <translation>Aucune course encore.</translation>
    </message>
    <message>
        <source>system</source>
        <translation>système</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modèle</translation>
    </message>
    <message>
        <source>source words</source>
        <translation>mots source</translation>
    </message>
    <message>
        <source>position</source>
        <translation>position</translation>
    </message>
    <message>
        <source>word</source>
        <translation>mot</translation>
    </message>
    <message>
        <source>log-probability</source>
        <translation>log-probabilité</translation>
    </message>
    <message>
        <source>in the reference</source>
        <translation>dans la référence</translation>
    </message>
    <message>
        <source>first lost word</source>
        <translation>premier mot perdu</translation>
    </message>
    <message>
        <source>BLEU</source>
        <translation>BLEU</translation>
    </message>
    <message>
        <source>Bottleneck race</source>
        <translation>Course du goulot</translation>
    </message>
    <message>
        <source>Models: %1 and %2. Greedy decoding.</source>
        <translation>Modèles&#xa0;: %1 et %2. Décodage glouton.</translation>
    </message>
    <message>
        <source>Bars: log-probability of each word, full at −5. Flag: the first word of the reference that is not said in its order. BLEU of one sentence.</source>
        <translation>Barres&#xa0;: log-probabilité de chaque mot, pleine à −5. Drapeau&#xa0;: le premier mot de la référence qui n’est pas dit dans son ordre. BLEU d’une seule phrase.</translation>
    </message>
    <message>
        <source>BLEU by length: %1, greedy.</source>
        <translation>BLEU selon la longueur&#xa0;: %1, glouton.</translation>
    </message>
    <message>
        <source>BLEU by sentence length</source>
        <translation>BLEU selon la longueur des phrases</translation>
    </message>
    <message>
        <source>Measuring system %1 of %2</source>
        <translation>Mesure du système %1 sur %2</translation>
    </message>
    <message>
        <source>Stopped. Runs that were complete are kept on the page Train.</source>
        <translation>Arrêté. Les entraînements complets sont gardés à la page Entraîner.</translation>
    </message>
    <message>
        <source>A race needs a model of RNNencdec and one with attention. Open them (Ctrl+O), or train all four systems here.</source>
        <translation>Une course demande un modèle RNNencdec et un modèle avec attention. Ouvrez-les (Ctrl+O), ou entraînez ici les quatre systèmes.</translation>
    </message>
    <message>
        <source>Not measured yet. Press Measure.</source>
        <translation>Pas encore mesuré. Appuyez sur Mesurer.</translation>
    </message>
    <message>
        <source>Not measured yet. Choose generated sentences or a file, then press Measure.</source>
        <translation>Pas encore mesuré. Choisissez des phrases générées ou un fichier, puis appuyez sur Mesurer.</translation>
    </message>
    <message>
        <source>Making the test sentences…</source>
        <translation>Préparation des phrases de test…</translation>
    </message>
    <message>
        <source>All four systems are trained and measured. Their runs are on the page Train, their models in %1.</source>
        <translation>Les quatre systèmes sont entraînés et mesurés. Leurs entraînements sont à la page Entraîner, leurs modèles dans %1.</translation>
    </message>
    <message>
        <source>Bars: log-probability of each word, full at −5. Wave: not in the reference in this order. Flag: the first word that is lost.</source>
        <translation>Barres&#xa0;: log-probabilité de chaque mot, pleine à −5. Vague&#xa0;: absent de la référence dans cet ordre. Drapeau&#xa0;: le premier mot perdu.</translation>
    </message>
    <message>
        <source>Source:</source>
        <translation>Source&#xa0;:</translation>
    </message>
    <message>
        <source>Reference:</source>
        <translation>Référence&#xa0;:</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Source&#xa0;: %1</translation>
    </message>
    <message>
        <source>Reference: %1</source>
        <translation>Référence&#xa0;: %1</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Grow</source>
        <translation>Allonger</translation>
    </message>
    <message>
        <source>One sentence that grows</source>
        <translation>Une phrase qui s’allonge</translation>
    </message>
    <message>
        <source>new words are bold · greedy decoding</source>
        <translation>les mots nouveaux sont gras · décodage glouton</translation>
    </message>
    <message>
        <source>Generated sentence</source>
        <translation>Phrase générée</translation>
    </message>
    <message>
        <source>Everyday sentences</source>
        <translation>Phrases de tous les jours</translation>
    </message>
    <message>
        <source>Pairs from a file…</source>
        <translation>Paires d’un fichier…</translation>
    </message>
    <message>
        <source>New sentence</source>
        <translation>Nouvelle phrase</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Mesurer</translation>
    </message>
    <message>
        <source>Train all four</source>
        <translation>Entraîner les quatre</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Updating…</source>
        <translation>Mise à jour…</translation>
    </message>
    <message>
        <source>Model with a fixed vector</source>
        <translation>Modèle à vecteur fixe</translation>
    </message>
    <message>
        <source>The RNNencdec of the first lane.</source>
        <translation>Le RNNencdec de la première voie.</translation>
    </message>
    <message>
        <source>Model with attention</source>
        <translation>Modèle avec attention</translation>
    </message>
    <message>
        <source>The model of the second lane, and of the third with all energies equal.</source>
        <translation>Le modèle de la deuxième voie, et de la troisième avec toutes les énergies égales.</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Phrase</translation>
    </message>
    <message>
        <source>Where the growing sentence comes from: a grammar that joins clauses, everyday sentences one behind the other, or sentences of a file of pairs.</source>
        <translation>D’où vient la phrase qui s’allonge&#xa0;: une grammaire qui joint des propositions, des phrases de tous les jours l’une derrière l’autre, ou les phrases d’un fichier de paires.</translation>
    </message>
    <message>
        <source>Draws another sentence.</source>
        <translation>Tire une autre phrase.</translation>
    </message>
    <message>
        <source>Lets the sentence grow clause by clause, or pauses it.</source>
        <translation>Fait s’allonger la phrase proposition après proposition, ou met en pause.</translation>
    </message>
    <message>
        <source>Source words</source>
        <translation>Mots source</translation>
    </message>
    <message>
        <source>How long the sentence may be, from 5 to 60 words.</source>
        <translation>La longueur que la phrase peut atteindre, de 5 à 60 mots.</translation>
    </message>
    <message>
        <source>Translates 400 sentences of 5 to 60 words with the three systems and counts BLEU by length.</source>
        <translation>Traduit 400 phrases de 5 à 60 mots avec les trois systèmes et compte BLEU selon la longueur.</translation>
    </message>
    <message>
        <source>Trains RNNencdec and RNNsearch on generated pairs of at most 30 and of at most 50 words, keeps the runs and measures them. Takes up to 20 minutes; everything else goes on meanwhile.</source>
        <translation>Entraîne RNNencdec et RNNsearch sur des paires générées d’au plus 30 et d’au plus 50 mots, garde les entraînements et les mesure. Prend jusqu’à 20 minutes&#x202f;; tout le reste continue pendant ce temps.</translation>
    </message>
    <message>
        <source>Ends measuring or training.</source>
        <translation>Termine la mesure ou l’entraînement.</translation>
    </message>
    <message numerus="yes">
        <source>%n word(s): RNNencdec BLEU %1, RNNsearch %2, a fixed average %3.</source>
        <translation>
            <numerusform>%n mot&#xa0;: RNNencdec BLEU %1, RNNsearch %2, une moyenne fixe %3.</numerusform>
            <numerusform>%n mots&#xa0;: RNNencdec BLEU %1, RNNsearch %2, une moyenne fixe %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>all energies equal</source>
        <translation>toutes énergies égales</translation>
    </message>
</context>
<context>
    <name>lookback::ui::ReviewView</name>
    <message>
        <source>Review, question %1 of %2.</source>
        <translation>Révision, question %1 sur %2.</translation>
    </message>
    <message>
        <source>Nothing is due for review now.</source>
        <translation>Rien n’est à réviser maintenant.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Révision</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Nothing is due today. Questions you answered come back after one, three and seven days.</source>
        <translation>Rien n’est dû aujourd’hui. Les questions répondues reviennent après un, trois et sept jours.</translation>
    </message>
    <message>
        <source>That was all for today.</source>
        <translation>C’était tout pour aujourd’hui.</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Question suivante</translation>
    </message>
    <message>
        <source>Leave for later</source>
        <translation>Laisser pour plus tard</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Toutes les leçons</translation>
    </message>
    <message>
        <source>Goes on; a question without an answer stays due.</source>
        <translation>Continue&#x202f;; une question sans réponse reste due.</translation>
    </message>
    <message>
        <source>Back to the library.</source>
        <translation>Retour à la bibliothèque.</translation>
    </message>
</context>
<context>
    <name>lookback::ui::RunCurves</name>
    <message>
        <source>Dev loss</source>
        <translation>Perte dév.</translation>
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
        <translation>Perte d’entraînement</translation>
    </message>
    <message>
        <source>Gradient norm</source>
        <translation>Norme du gradient</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>Taux d’apprentissage</translation>
    </message>
    <message>
        <source>nats a word, lower is better</source>
        <translation>nats par mot, plus bas est mieux</translation>
    </message>
    <message>
        <source>0 to 100, greedy, higher is better</source>
        <translation>de 0 à 100, glouton, plus haut est mieux</translation>
    </message>
    <message>
        <source>0 to 1, lower is better</source>
        <translation>de 0 à 1, plus bas est mieux</translation>
    </message>
    <message>
        <source>nats a word</source>
        <translation>nats par mot</translation>
    </message>
    <message>
        <source>before clipping</source>
        <translation>avant écrêtage</translation>
    </message>
    <message>
        <source>factor of each update</source>
        <translation>facteur de chaque mise à jour</translation>
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
        <translation>minutes d’entraînement</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Run %1 “%2”: %3, %4 scorer, %5, seed %6, %7 updates, begun %8</source>
        <translation>Entraînement %1 «&#x202f;%2&#x202f;»&#xa0;: %3, énergies %4, %5, graine %6, %7 mises à jour, commencé %8</translation>
    </message>
</context>
<context>
    <name>lookback::ui::RunDetailsPanel</name>
    <message>
        <source>Run %1: %2, %3, %4</source>
        <translation>Entraînement %1&#xa0;: %2, %3, %4</translation>
    </message>
    <message>
        <source>%1 parameters, seed %2</source>
        <translation>%1 paramètres, graine %2</translation>
    </message>
    <message>
        <source>Begun %1, %2 updates in %3</source>
        <translation>Commencé %1, %2 mises à jour en %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Branch of run %1 from update %2</source>
        <translation>Branche de l’entraînement %1 à partir de la mise à jour %2</translation>
    </message>
    <message>
        <source>best</source>
        <translation>meilleur</translation>
    </message>
    <message>
        <source>last</source>
        <translation>dernier</translation>
    </message>
    <message>
        <source>Update %1, dev loss %2, BLEU %3, %4</source>
        <translation>Mise à jour %1, perte dév. %2, BLEU %3, %4</translation>
    </message>
    <message>
        <source>Update %1 · pass %2 · dev loss %3 · BLEU %4 · AER %5 · %6</source>
        <translation>Mise à jour %1 · passage %2 · perte dév. %3 · BLEU %4 · AER %5 · %6</translation>
    </message>
    <message numerus="yes">
        <source>Move %n runs to the trash</source>
        <translation>
            <numerusform>Mettre %n entraînement à la corbeille</numerusform>
            <numerusform>Mettre %n entraînements à la corbeille</numerusform>
        </translation>
    </message>
    <message>
        <source>Move to the trash</source>
        <translation>Mettre à la corbeille</translation>
    </message>
    <message numerus="yes">
        <source>Restore %n runs</source>
        <translation>
            <numerusform>Restaurer %n entraînement</numerusform>
            <numerusform>Restaurer %n entraînements</numerusform>
        </translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>Points de sauvegarde</translation>
    </message>
    <message>
        <source>No checkpoint was kept</source>
        <translation>Aucun point de sauvegarde gardé</translation>
    </message>
    <message>
        <source>Choose a run in the list to see what it is, to name, tag and note it, and to open one of its checkpoints in Decode.</source>
        <translation>Choisissez un entraînement dans la liste pour voir ce que c’est, le nommer, l’étiqueter et l’annoter, et ouvrir l’un de ses points de sauvegarde dans Décoder.</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Open in Decode</source>
        <translation>Ouvrir dans Décoder</translation>
    </message>
    <message>
        <source>Opens the model of the chosen checkpoint on the page Decode.</source>
        <translation>Ouvre le modèle du point de sauvegarde choisi à la page Décoder.</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Shows curves, maps and timeline of the run again, under Live.</source>
        <translation>Montre à nouveau courbes, cartes et frise de l’entraînement, sous En direct.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Trains on from the chosen checkpoint; from an older one as a branch.</source>
        <translation>Continue l’entraînement depuis le point de sauvegarde choisi&#x202f;; depuis un plus ancien, comme branche.</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>Relancer</translation>
    </message>
    <message>
        <source>Puts the settings and the seed of the run on the form.</source>
        <translation>Met les réglages et la graine de l’entraînement dans le formulaire.</translation>
    </message>
    <message>
        <source>Line style</source>
        <translation>Style de ligne</translation>
    </message>
    <message>
        <source>Colour, dash and marker of the run&apos;s curves.</source>
        <translation>Couleur, trait et marque des courbes de l’entraînement.</translation>
    </message>
    <message>
        <source>Moves the chosen runs to the trash, from where they can be taken back.</source>
        <translation>Met les entraînements choisis à la corbeille, d’où ils peuvent revenir.</translation>
    </message>
    <message>
        <source>Takes the chosen runs out of the trash.</source>
        <translation>Sort de la corbeille les entraînements choisis.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Name of the run; Return keeps it.</source>
        <translation>Nom de l’entraînement&#x202f;; Entrée le garde.</translation>
    </message>
    <message>
        <source>Add a tag</source>
        <translation>Ajouter une étiquette</translation>
    </message>
    <message>
        <source>Return adds the tag to the run; commas separate several.</source>
        <translation>Entrée ajoute l’étiquette à l’entraînement&#x202f;; des virgules en séparent plusieurs.</translation>
    </message>
    <message>
        <source>Anything about the run, on as many lines as it needs; kept as you type.</source>
        <translation>Tout ce qu’il y a à dire de l’entraînement, sur autant de lignes qu’il faut&#x202f;; gardé pendant que vous tapez.</translation>
    </message>
    <message>
        <source>What was tried, and what came of it</source>
        <translation>Ce qui a été essayé, et ce qui en est sorti</translation>
    </message>
    <message>
        <source>Moments of the run whose model was kept; Return opens one in Decode.</source>
        <translation>Moments de l’entraînement dont le modèle a été gardé&#x202f;; Entrée en ouvre un dans Décoder.</translation>
    </message>
    <message>
        <source>Update</source>
        <translation>Mise à jour</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Perte</translation>
    </message>
    <message>
        <source>BLEU</source>
        <translation>BLEU</translation>
    </message>
    <message>
        <source>no language</source>
        <translation>aucune langue</translation>
    </message>
</context>
<context>
    <name>lookback::ui::RunDiffModel</name>
    <message>
        <source>Size of a word&apos;s vector (m)</source>
        <translation>Taille du vecteur d’un mot (m)</translation>
    </message>
    <message>
        <source>Hidden units (n)</source>
        <translation>Unités cachées (n)</translation>
    </message>
    <message>
        <source>Units of the scorer (n′)</source>
        <translation>Unités du calcul des énergies (n′)</translation>
    </message>
    <message>
        <source>Units of the readout (l)</source>
        <translation>Unités de la sortie (l)</translation>
    </message>
    <message>
        <source>Source vocabulary</source>
        <translation>Vocabulaire source</translation>
    </message>
    <message>
        <source>Target vocabulary</source>
        <translation>Vocabulaire cible</translation>
    </message>
    <message>
        <source>Biases</source>
        <translation>Biais</translation>
    </message>
    <message>
        <source>Scorer</source>
        <translation>Calcul des énergies</translation>
    </message>
    <message>
        <source>Readout</source>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>State that the readout sees</source>
        <translation>État que voit la sortie</translation>
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
        <translation>Optimiseur</translation>
    </message>
    <message>
        <source>Sentences in a batch</source>
        <translation>Phrases par lot</translation>
    </message>
    <message>
        <source>Dropout of embeddings</source>
        <translation>Dropout des plongements</translation>
    </message>
    <message>
        <source>Dropout of the readout</source>
        <translation>Dropout de la sortie</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Fils d’exécution</translation>
    </message>
    <message>
        <source>End: updates</source>
        <translation>Fin&#xa0;: mises à jour</translation>
    </message>
    <message>
        <source>End: passes over the data</source>
        <translation>Fin&#xa0;: passages sur les données</translation>
    </message>
    <message>
        <source>End: minutes</source>
        <translation>Fin&#xa0;: minutes</translation>
    </message>
    <message>
        <source>Patience</source>
        <translation>Patience</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation>Échauffement</translation>
    </message>
    <message>
        <source>Learning rate at the end</source>
        <translation>Taux d’apprentissage à la fin</translation>
    </message>
    <message>
        <source>Updates between evaluations</source>
        <translation>Mises à jour entre évaluations</translation>
    </message>
    <message>
        <source>Spread of first weights</source>
        <translation>Écart des premiers poids</translation>
    </message>
    <message>
        <source>Spread of the scorer&apos;s first weights</source>
        <translation>Écart des premiers poids du calcul des énergies</translation>
    </message>
    <message>
        <source>Spread of first v_a</source>
        <translation>Écart des premiers v_a</translation>
    </message>
    <message>
        <source>Clipping of the gradient</source>
        <translation>Écrêtage du gradient</translation>
    </message>
    <message>
        <source>Adadelta: rho</source>
        <translation>Adadelta&#xa0;: rho</translation>
    </message>
    <message>
        <source>Adadelta: epsilon</source>
        <translation>Adadelta&#xa0;: epsilon</translation>
    </message>
    <message>
        <source>Adam: beta 1</source>
        <translation>Adam&#xa0;: bêta 1</translation>
    </message>
    <message>
        <source>Adam: beta 2</source>
        <translation>Adam&#xa0;: bêta 2</translation>
    </message>
    <message>
        <source>Adam: epsilon</source>
        <translation>Adam&#xa0;: epsilon</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>Taux d’apprentissage</translation>
    </message>
    <message>
        <source>Training data</source>
        <translation>Données d’entraînement</translation>
    </message>
    <message>
        <source>Development data</source>
        <translation>Données de développement</translation>
    </message>
    <message>
        <source>Test data</source>
        <translation>Données de test</translation>
    </message>
    <message>
        <source>Updates</source>
        <translation>Mises à jour</translation>
    </message>
    <message>
        <source>Passes over the data</source>
        <translation>Passages sur les données</translation>
    </message>
    <message>
        <source>Time of training</source>
        <translation>Durée de l’entraînement</translation>
    </message>
    <message>
        <source>Last training loss</source>
        <translation>Dernière perte d’entraînement</translation>
    </message>
    <message>
        <source>Best dev loss (lower is better)</source>
        <translation>Meilleure perte dév. (plus bas est mieux)</translation>
    </message>
    <message>
        <source>Best BLEU (higher is better)</source>
        <translation>Meilleur BLEU (plus haut est mieux)</translation>
    </message>
    <message>
        <source>Best AER (lower is better)</source>
        <translation>Meilleur AER (plus bas est mieux)</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Checkpoints on disk</source>
        <translation>Points de sauvegarde sur le disque</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>(aucune)</translation>
    </message>
    <message>
        <source>same</source>
        <translation>égal</translation>
    </message>
    <message>
        <source>No setting differs</source>
        <translation>Aucun réglage ne diffère</translation>
    </message>
    <message>
        <source>Changed settings (%1)</source>
        <translation>Réglages changés (%1)</translation>
    </message>
    <message>
        <source>≠</source>
        <translation>≠</translation>
    </message>
    <message>
        <source>What came of it</source>
        <translation>Ce qui en est sorti</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Equal settings (%1)</source>
        <translation>Réglages égaux (%1)</translation>
    </message>
    <message>
        <source>The curves are the same to the last bit.</source>
        <translation>Les courbes sont les mêmes au bit près.</translation>
    </message>
    <message>
        <source>The curves are the same up to update %1.</source>
        <translation>Les courbes sont les mêmes jusqu’à la mise à jour %1.</translation>
    </message>
    <message>
        <source>The curves differ from the first update.</source>
        <translation>Les courbes diffèrent dès la première mise à jour.</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 (run %2)</source>
        <translation>%1 (entraînement %2)</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Changement</translation>
    </message>
    <message>
        <source>Setting or score</source>
        <translation>Réglage ou score</translation>
    </message>
</context>
<context>
    <name>lookback::ui::RunLegend</name>
    <message>
        <source>Legend</source>
        <translation>Légende</translation>
    </message>
    <message>
        <source>The runs in the chart with the value that is read. Return changes colour, dash and marker.</source>
        <translation>Les entraînements du graphique avec la valeur lue. Entrée change couleur, trait et marque.</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1&#xa0;: %2, %3</translation>
    </message>
</context>
<context>
    <name>lookback::ui::RunLibrary</name>
    <message>
        <source>Reading the list of runs</source>
        <translation>Lecture de la liste des entraînements</translation>
    </message>
    <message>
        <source>Measuring the disk use</source>
        <translation>Mesure de la place sur le disque</translation>
    </message>
    <message>
        <source>Reading run %1</source>
        <translation>Lecture de l’entraînement %1</translation>
    </message>
    <message>
        <source>Reading curves</source>
        <translation>Lecture des courbes</translation>
    </message>
    <message>
        <source>Comparing two runs</source>
        <translation>Comparaison de deux entraînements</translation>
    </message>
    <message>
        <source>Renaming the run</source>
        <translation>Changement du nom</translation>
    </message>
    <message>
        <source>Keeping the note</source>
        <translation>Enregistrement de la note</translation>
    </message>
    <message>
        <source>Keeping the tags</source>
        <translation>Enregistrement des étiquettes</translation>
    </message>
    <message>
        <source>Keeping the line style</source>
        <translation>Enregistrement du style de ligne</translation>
    </message>
    <message>
        <source>Moving to the trash</source>
        <translation>Mise à la corbeille</translation>
    </message>
    <message>
        <source>Taking out of the trash</source>
        <translation>Sortie de la corbeille</translation>
    </message>
    <message>
        <source>Emptying the trash</source>
        <translation>Vidage de la corbeille</translation>
    </message>
    <message>
        <source>Exporting the list of runs</source>
        <translation>Exportation de la liste des entraînements</translation>
    </message>
    <message>
        <source>Exporting the metric rows</source>
        <translation>Exportation des mesures</translation>
    </message>
</context>
<context>
    <name>lookback::ui::RunStyleDialog</name>
    <message>
        <source>Line style of %1</source>
        <translation>Style de ligne de %1</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Colour of the run&apos;s curves.</source>
        <translation>Couleur des courbes de l’entraînement.</translation>
    </message>
    <message>
        <source>Dash</source>
        <translation>Trait</translation>
    </message>
    <message>
        <source>Dash of the run&apos;s curves, which tells them apart without colour.</source>
        <translation>Trait des courbes de l’entraînement, qui les distingue sans couleur.</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>Marque</translation>
    </message>
    <message>
        <source>Marker on the run&apos;s curves, which tells them apart without colour.</source>
        <translation>Marque sur les courbes de l’entraînement, qui les distingue sans couleur.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatique</translation>
    </message>
    <message>
        <source>Lets the window choose, so that runs shown together differ.</source>
        <translation>Laisse la fenêtre choisir, pour que les entraînements montrés ensemble diffèrent.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Closes this; the choice is kept.</source>
        <translation>Ferme ceci&#x202f;; le choix est gardé.</translation>
    </message>
</context>
<context>
    <name>lookback::ui::RunTableModel</name>
    <message>
        <source>training</source>
        <translation>entraînement</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fini</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>arrêté</translation>
    </message>
    <message>
        <source>diverged</source>
        <translation>divergent</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>interrompu</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>échoué</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 octets</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 min %2 s</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Updates</source>
        <translation>Mises à jour</translation>
    </message>
    <message>
        <source>Dev loss</source>
        <translation>Perte dév.</translation>
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
        <translation>Perte</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Commencé</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Supprimé</translation>
    </message>
</context>
<context>
    <name>lookback::ui::RunsPane</name>
    <message>
        <source>rename a run</source>
        <translation>renommer un entraînement</translation>
    </message>
    <message>
        <source>note about a run</source>
        <translation>note sur un entraînement</translation>
    </message>
    <message>
        <source>tags of a run</source>
        <translation>étiquettes d’un entraînement</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Reads the stored runs again.</source>
        <translation>Relit les entraînements conservés.</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) deleted; the store is %1 smaller.</source>
        <translation>
            <numerusform>%n entraînement supprimé&#x202f;; la base a %1 de moins.</numerusform>
            <numerusform>%n entraînements supprimés&#x202f;; la base a %1 de moins.</numerusform>
        </translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>Exporté vers %1.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Gives up the questions to the store; what is shown stays.</source>
        <translation>Abandonne les questions à la base&#x202f;; ce qui est montré reste.</translation>
    </message>
    <message>
        <source>Any tag</source>
        <translation>Toute étiquette</translation>
    </message>
    <message>
        <source>Show all runs</source>
        <translation>Montrer tous les entraînements</translation>
    </message>
    <message>
        <source>Takes the filter away.</source>
        <translation>Retire le filtre.</translation>
    </message>
    <message>
        <source>The stored runs cannot be read. %1</source>
        <translation>Les entraînements conservés ne peuvent pas être lus. %1</translation>
    </message>
    <message>
        <source>Reading the stored runs…</source>
        <translation>Lecture des entraînements conservés…</translation>
    </message>
    <message>
        <source>No run in the trash fits the filter.</source>
        <translation>Aucun entraînement de la corbeille ne répond au filtre.</translation>
    </message>
    <message>
        <source>No run fits the filter.</source>
        <translation>Aucun entraînement ne répond au filtre.</translation>
    </message>
    <message>
        <source>The trash is empty.</source>
        <translation>La corbeille est vide.</translation>
    </message>
    <message>
        <source>No run is stored yet. Go to Live and press Start: every run is kept here.</source>
        <translation>Aucun entraînement n’est encore conservé. Allez à En direct et appuyez sur Démarrer&#xa0;: chaque entraînement est gardé ici.</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n entraînement</numerusform>
            <numerusform>%n entraînements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n choisi</numerusform>
            <numerusform>%n choisis</numerusform>
        </translation>
    </message>
    <message>
        <source>Checkpoints in the trash: %1</source>
        <translation>Points de sauvegarde dans la corbeille&#xa0;: %1</translation>
    </message>
    <message>
        <source>On disk %1, checkpoints %2, trash %3</source>
        <translation>Sur le disque %1, points de sauvegarde %2, corbeille %3</translation>
    </message>
    <message>
        <source>Choose runs in the list, several with Ctrl or Shift: their curves are drawn here over each other.</source>
        <translation>Choisissez des entraînements dans la liste, plusieurs avec Ctrl ou Maj&#xa0;: leurs courbes sont tracées ici l’une sur l’autre.</translation>
    </message>
    <message>
        <source>None of the chosen runs has measured this. Choose another curve or other runs.</source>
        <translation>Aucun des entraînements choisis n’a mesuré cela. Choisissez une autre courbe ou d’autres entraînements.</translation>
    </message>
    <message>
        <source>the first %1 of %2 runs</source>
        <translation>les %1 premiers entraînements sur %2</translation>
    </message>
    <message>
        <source>Choose exactly two runs in the list (hold Ctrl, or Shift with the arrows): their settings and scores are compared here.</source>
        <translation>Choisissez exactement deux entraînements dans la liste (avec Ctrl, ou Maj et les flèches)&#xa0;: leurs réglages et leurs scores sont comparés ici.</translation>
    </message>
    <message>
        <source>line style of a run</source>
        <translation>style de ligne d’un entraînement</translation>
    </message>
    <message numerus="yes">
        <source>move %n run(s) to the trash</source>
        <translation>
            <numerusform>mettre %n entraînement à la corbeille</numerusform>
            <numerusform>mettre %n entraînements à la corbeille</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) moved to the trash.</source>
        <translation>
            <numerusform>%n entraînement mis à la corbeille.</numerusform>
            <numerusform>%n entraînements mis à la corbeille.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Takes them out of the trash again.</source>
        <translation>Les sort de la corbeille.</translation>
    </message>
    <message numerus="yes">
        <source>restore %n run(s)</source>
        <translation>
            <numerusform>restaurer %n entraînement</numerusform>
            <numerusform>restaurer %n entraînements</numerusform>
        </translation>
    </message>
    <message>
        <source>Empty the trash</source>
        <translation>Vider la corbeille</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n run(s) for good?</source>
        <translation>
            <numerusform>Supprimer %n entraînement définitivement&#x202f;?</numerusform>
            <numerusform>Supprimer %n entraînements définitivement&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>About %1 of checkpoints are given back to the disk. This cannot be undone.</source>
        <translation>Environ %1 de points de sauvegarde sont rendus au disque. Cela ne peut pas être annulé.</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Supprimer définitivement</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Les garder</translation>
    </message>
    <message>
        <source>Export the list of runs</source>
        <translation>Exporter la liste des entraînements</translation>
    </message>
    <message>
        <source>Numbers as CSV (*.csv)</source>
        <translation>Nombres en CSV (*.csv)</translation>
    </message>
    <message>
        <source>Export the metric rows</source>
        <translation>Exporter les mesures</translation>
    </message>
    <message>
        <source>Lookback · %1 · y axis linear, from %2 to %3</source>
        <translation>Lookback · %1 · axe y linéaire, de %2 à %3</translation>
    </message>
    <message>
        <source>Two runs compared</source>
        <translation>Deux entraînements comparés</translation>
    </message>
    <message>
        <source>Lookback · %1</source>
        <translation>Lookback · %1</translation>
    </message>
    <message>
        <source>Smallest or oldest first</source>
        <translation>Du plus petit ou plus ancien</translation>
    </message>
    <message>
        <source>Largest or newest first</source>
        <translation>Du plus grand ou plus récent</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Gardés</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>Corbeille</translation>
    </message>
    <message>
        <source>Which runs</source>
        <translation>Quels entraînements</translation>
    </message>
    <message>
        <source>Runs that are kept, or the trash.</source>
        <translation>Les entraînements gardés, ou la corbeille.</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtre</translation>
    </message>
    <message>
        <source>Only runs with this in name, note or tags.</source>
        <translation>Seulement les entraînements qui ont ceci dans le nom, la note ou les étiquettes.</translation>
    </message>
    <message>
        <source>Filter by name, note or tag</source>
        <translation>Filtrer par nom, note ou étiquette</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Étiquette</translation>
    </message>
    <message>
        <source>Only runs with this tag.</source>
        <translation>Seulement les entraînements de cette étiquette.</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Trier</translation>
    </message>
    <message>
        <source>Orders the list by any column; a click on a heading does the same.</source>
        <translation>Ordonne la liste selon une colonne&#x202f;; un clic sur un en-tête fait de même.</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Actions</translation>
    </message>
    <message>
        <source>Everything that can be done with the chosen runs.</source>
        <translation>Tout ce qui peut être fait avec les entraînements choisis.</translation>
    </message>
    <message>
        <source>Stored runs</source>
        <translation>Entraînements conservés</translation>
    </message>
    <message>
        <source>Arrows choose a run, with Shift several; Return shows one again under Live. What is chosen is drawn and compared below.</source>
        <translation>Les flèches choisissent un entraînement, avec Maj plusieurs&#x202f;; Entrée en montre un à nouveau sous En direct. Ce qui est choisi est tracé et comparé au-dessous.</translation>
    </message>
    <message>
        <source>Empty the trash…</source>
        <translation>Vider la corbeille…</translation>
    </message>
    <message>
        <source>Deletes all runs in the trash for good.</source>
        <translation>Supprime définitivement tous les entraînements de la corbeille.</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Courbes</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Curves or comparison</source>
        <translation>Courbes ou comparaison</translation>
    </message>
    <message>
        <source>The curves of the chosen runs over each other, or two runs side by side.</source>
        <translation>Les courbes des entraînements choisis l’une sur l’autre, ou deux entraînements côte à côte.</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Courbe</translation>
    </message>
    <message>
        <source>What is drawn of each run.</source>
        <translation>Ce qui est tracé de chaque entraînement.</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Selon</translation>
    </message>
    <message>
        <source>What the curves are drawn over.</source>
        <translation>Ce selon quoi les courbes sont tracées.</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Saves what is shown here as PNG, SVG, PDF or CSV.</source>
        <translation>Enregistre ce qui est montré ici en PNG, SVG, PDF ou CSV.</translation>
    </message>
    <message>
        <source>Changed settings first, then what came of them, then equal settings.</source>
        <translation>Les réglages changés d’abord, puis ce qui en est sorti, puis les réglages égaux.</translation>
    </message>
    <message>
        <source>Loss, AER…</source>
        <translation>Perte, AER…</translation>
    </message>
    <message>
        <source>Draws loss against alignment error of the chosen run: does a lower loss mean a better alignment?</source>
        <translation>Trace la perte contre l’erreur d’alignement de l’entraînement choisi&#xa0;: une perte plus basse veut-elle dire un meilleur alignement&#x202f;?</translation>
    </message>
    <message>
        <source>All runs are in the trash. Go to Live and press Start for a new one.</source>
        <translation>Tous les entraînements sont à la corbeille. Allez à En direct et appuyez sur Démarrer pour un nouveau.</translation>
    </message>
</context>
<context>
    <name>lookback::ui::SaveFile</name>
    <message>
        <source>it is not an ordinary file</source>
        <translation>ce n’est pas un fichier ordinaire</translation>
    </message>
</context>
<context>
    <name>lookback::ui::ScoreBreakdown</name>
    <message>
        <source>%1, as published: BLEU %2 on all sentences of newstest2014, %3 on those without unknown words.</source>
        <translation>%1, tel que publié&#xa0;: BLEU %2 sur toutes les phrases de newstest2014, %3 sur celles sans mots inconnus.</translation>
    </message>
    <message>
        <source>Table 2: %1 updates of 80 sentences, %2 passes over the data, %3 hours on a %4. Negative log-likelihood of a sentence: training %5, development %6.</source>
        <translation>Tableau 2&#xa0;: %1 mises à jour de 80 phrases, %2 passages sur les données, %3 heures sur une %4. Log-vraisemblance négative d’une phrase&#xa0;: entraînement %5, développement %6.</translation>
    </message>
    <message>
        <source>Moses is a phrase-based system; the paper gave it 418 million words of French more than the others had.</source>
        <translation>Moses est un système à segments&#x202f;; l’article lui a donné 418 millions de mots français de plus qu’aux autres.</translation>
    </message>
    <message>
        <source>Figure 2 (BLEU by length) prints no numbers, so none are shown here. Its text says: RNNencdec drops dramatically as sentences grow; both RNNsearch are more robust, and RNNsearch-50 shows no deterioration even with sentences of length 50 or more.</source>
        <translation>La figure 2 (BLEU selon la longueur) n’imprime aucun nombre, il n’y en a donc pas ici. Son texte dit&#xa0;: RNNencdec chute fortement quand les phrases s’allongent&#x202f;; les deux RNNsearch sont plus robustes, et RNNsearch-50 ne montre aucune dégradation même sur des phrases de 50 mots ou plus.</translation>
    </message>
    <message>
        <source>The paper&apos;s translations were not published with it, so none can be worked through.</source>
        <translation>Les traductions de l’article n’ont pas été publiées avec lui&#xa0;: on ne peut en suivre aucune.</translation>
    </message>
    <message>
        <source>tokenised BLEU as published; not comparable with other signatures</source>
        <translation>BLEU sur mots découpés tel que publié&#x202f;; non comparable à d’autres signatures</translation>
    </message>
    <message>
        <source>Reading the sentences…</source>
        <translation>Lecture des phrases…</translation>
    </message>
    <message numerus="yes">
        <source>of %n sentence(s); this one&apos;s score is like the whole&apos;s</source>
        <translation>
            <numerusform>sur %n phrase&#x202f;; le score de celle-ci est comme celui de l’ensemble</numerusform>
            <numerusform>sur %n phrases&#x202f;; le score de celle-ci est comme celui de l’ensemble</numerusform>
        </translation>
    </message>
    <message>
        <source> (%1 count)</source>
        <translation> (%1 comptent)</translation>
    </message>
    <message>
        <source>%1-grams: %2 of %3</source>
        <translation>%1-grammes&#xa0;: %2 sur %3</translation>
    </message>
    <message>
        <source>  found: %1</source>
        <translation>  trouvés&#xa0;: %1</translation>
    </message>
    <message>
        <source>  not found: %1</source>
        <translation>  non trouvés&#xa0;: %1</translation>
    </message>
    <message>
        <source>Source  </source>
        <translation>Source  </translation>
    </message>
    <message>
        <source>Reference  </source>
        <translation>Référence  </translation>
    </message>
    <message>
        <source>Translation  </source>
        <translation>Traduction  </translation>
    </message>
    <message>
        <source>Lengths %1 and %2: brevity penalty %3. BLEU of this sentence = %3 × %4 = %5.</source>
        <translation>Longueurs %1 et %2&#xa0;: pénalité de brièveté %3. BLEU de cette phrase = %3 × %4 = %5.</translation>
    </message>
    <message>
        <source>It is 0 because %1.</source>
        <translation>Il est nul parce que %1.</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>(aucune)</translation>
    </message>
    <message>
        <source>Settings that differ:</source>
        <translation>Réglages qui diffèrent&#xa0;:</translation>
    </message>
    <message>
        <source>%1 − %2 = %3 BLEU on the same sentences; 95 % from %4 to %5 (paired bootstrap, 1000 draws).</source>
        <translation>%1 − %2 = %3 BLEU sur les mêmes phrases&#x202f;; 95&#x202f;% de %4 à %5 (bootstrap apparié, 1000 tirages).</translation>
    </message>
    <message>
        <source>The interval leaves out 0: %1 is better on sentences like these.</source>
        <translation>L’intervalle exclut 0&#xa0;: %1 est meilleur sur de telles phrases.</translation>
    </message>
    <message>
        <source>The interval holds 0: these sentences do not tell which is better.</source>
        <translation>L’intervalle contient 0&#xa0;: ces phrases ne disent pas lequel est meilleur.</translation>
    </message>
    <message>
        <source>%1 is above in %2 % of the draws.</source>
        <translation>%1 est au-dessus dans %2&#x202f;% des tirages.</translation>
    </message>
    <message>
        <source>These two were scored on different test sets or with different definitions of BLEU. Their scores must not be compared.</source>
        <translation>Ces deux-là ont été évalués sur des jeux de test différents ou avec des définitions différentes de BLEU. Leurs scores ne doivent pas être comparés.</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>One sentence</source>
        <translation>Une phrase</translation>
    </message>
    <message>
        <source>Two runs</source>
        <translation>Comparaison</translation>
    </message>
    <message>
        <source>Score breakdown</source>
        <translation>Détail du score</translation>
    </message>
    <message>
        <source>All sentences together, one sentence worked through, or two runs compared.</source>
        <translation>Toutes les phrases ensemble, une phrase suivie pas à pas, ou deux entraînements comparés.</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Phrase</translation>
    </message>
    <message>
        <source>Which sentence is worked through.</source>
        <translation>La phrase suivie pas à pas.</translation>
    </message>
    <message>
        <source>As published</source>
        <translation>Tel que publié</translation>
    </message>
    <message>
        <source>What the paper says of this model.</source>
        <translation>Ce que l’article dit de ce modèle.</translation>
    </message>
    <message>
        <source>Underlined words of the translation count as matches; then the n-grams that are in the reference, and those that are not.</source>
        <translation>Les mots soulignés de la traduction comptent comme trouvés&#x202f;; puis les n-grammes qui sont dans la référence, et ceux qui n’y sont pas.</translation>
    </message>
    <message>
        <source>The settings in which two runs differ, and how sure the difference of their scores is.</source>
        <translation>Les réglages par lesquels deux entraînements diffèrent, et à quel point la différence de leurs scores est sûre.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy the signature</source>
        <translation>Copier la signature</translation>
    </message>
    <message>
        <source>Puts the line that defines this BLEU on the clipboard. Scores with other signatures must not be compared.</source>
        <translation>Met dans le presse-papiers la ligne qui définit ce BLEU. Des scores d’autres signatures ne doivent pas être comparés.</translation>
    </message>
    <message>
        <source>Choose two scored rows of your runs: Ctrl and click, or Shift and an arrow key.</source>
        <translation>Choisissez deux lignes évaluées de vos entraînements&#xa0;: Ctrl et clic, ou Maj et une flèche.</translation>
    </message>
</context>
<context>
    <name>lookback::ui::ScoreExport</name>
    <message>
        <source>Your runs: test set %1.</source>
        <translation>Vos entraînements&#xa0;: jeu de test %1.</translation>
    </message>
    <message>
        <source>BLEU %1</source>
        <translation>BLEU %1</translation>
    </message>
    <message>
        <source>The paper&apos;s rows: Table 1 of arXiv 1409.0473, newstest2014, en → fr; not comparable with the rows below the line. Lookback · %1</source>
        <translation>Les lignes de l’article&#xa0;: tableau 1 de arXiv 1409.0473, newstest2014, en → fr&#x202f;; non comparables aux lignes sous le trait. Lookback · %1</translation>
    </message>
    <message>
        <source>Paper (2014)</source>
        <translation>Article (2014)</translation>
    </message>
    <message>
        <source>Your runs</source>
        <translation>Vos entraînements</translation>
    </message>
    <message>
        <source>Scoreboard</source>
        <translation>Tableau des scores</translation>
    </message>
    <message>
        <source>block</source>
        <translation>bloc</translation>
    </message>
    <message>
        <source>95 % low</source>
        <translation>95&#x202f;% bas</translation>
    </message>
    <message>
        <source>95 % high</source>
        <translation>95&#x202f;% haut</translation>
    </message>
    <message>
        <source>no unknown, 95 % low</source>
        <translation>sans inconnus, 95&#x202f;% bas</translation>
    </message>
    <message>
        <source>no unknown, 95 % high</source>
        <translation>sans inconnus, 95&#x202f;% haut</translation>
    </message>
    <message>
        <source>sentences</source>
        <translation>phrases</translation>
    </message>
    <message>
        <source>test set</source>
        <translation>jeu de test</translation>
    </message>
    <message>
        <source>signature</source>
        <translation>signature</translation>
    </message>
    <message>
        <source>paper</source>
        <translation>article</translation>
    </message>
    <message>
        <source>own</source>
        <translation>vous</translation>
    </message>
    <message>
        <source>%1 could not be written: %2. Choose another folder or name.</source>
        <translation>%1 n’a pas pu être écrit&#xa0;: %2. Choisissez un autre dossier ou un autre nom.</translation>
    </message>
    <message>
        <source>its ending is none of csv, svg, pdf and png</source>
        <translation>sa terminaison n’est ni csv, ni svg, ni pdf, ni png</translation>
    </message>
    <message>
        <source>no unknown, sentences</source>
        <translation>sans inconnus, phrases</translation>
    </message>
    <message>
        <source>no unknown, words of</source>
        <translation>sans inconnus, mots de</translation>
    </message>
</context>
<context>
    <name>lookback::ui::ScoreRows</name>
    <message>
        <source>stack</source>
        <translation>piles</translation>
    </message>
    <message>
        <source>greedy</source>
        <translation>glouton</translation>
    </message>
    <message>
        <source>beam</source>
        <translation>faisceau</translation>
    </message>
    <message>
        <source>, &lt;unk&gt; replaced</source>
        <translation>, &lt;unk&gt; remplacés</translation>
    </message>
    <message>
        <source>%1 phrase-based: it copies what it does not know, so the sentences counted here are those of which %2 knows every word.</source>
        <translation>%1 à segments&#xa0;: il recopie ce qu’il ne connaît pas&#x202f;; on compte donc ici les phrases dont %2 connaît chaque mot.</translation>
    </message>
    <message>
        <source>%1 phrase-based, evaluated without a network: the sentences counted here are those of which it knows every word itself.</source>
        <translation>%1 à segments, évalué sans réseau&#xa0;: on compte ici les phrases dont il connaît lui-même chaque mot.</translation>
    </message>
</context>
<context>
    <name>lookback::ui::ScoreTable</name>
    <message>
        <source>All test sets</source>
        <translation>Tous les jeux de test</translation>
    </message>
    <message>
        <source>These rows were scored on different test sets: their BLEU must not be compared. Choose one test set at the right.</source>
        <translation>Ces lignes ont été évaluées sur des jeux de test différents&#xa0;: leurs BLEU ne doivent pas être comparés. Choisissez un jeu de test à droite.</translation>
    </message>
    <message>
        <source>These rows were scored with different definitions of BLEU (tokenisation, references): compare only rows with the same signature.</source>
        <translation>Ces lignes ont été évaluées avec des définitions différentes de BLEU (découpage, références)&#xa0;: ne comparez que des lignes de même signature.</translation>
    </message>
    <message>
        <source>None of these is scored yet. Press Evaluate: 500 generated sentences take a minute or two, and scores are kept.</source>
        <translation>Rien de ceci n’est encore évalué. Appuyez sur Évaluer&#xa0;: 500 phrases générées prennent une minute ou deux, et les scores sont gardés.</translation>
    </message>
    <message>
        <source>There is no model yet. Open one (Ctrl+O) or train one on the page Train; then Evaluate.</source>
        <translation>Il n’y a pas encore de modèle. Ouvrez-en un (Ctrl+O) ou entraînez-en un à la page Entraîner&#x202f;; puis Évaluer.</translation>
    </message>
    <message>
        <source>95 % bootstrap intervals · not comparable with the rows above</source>
        <translation>intervalles bootstrap à 95&#x202f;% · non comparables aux lignes du dessus</translation>
    </message>
    <message>
        <source>Paper (2014)</source>
        <translation>Article (2014)</translation>
    </message>
    <message>
        <source>Table 1, newstest2014 · en → fr · locked reference</source>
        <translation>Tableau 1, newstest2014 · en → fr · référence verrouillée</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Verrouillé</translation>
    </message>
    <message>
        <source>Comparable to Moses in the right-hand column only. ★ trained until the development score stopped improving. Minutes: table 2.</source>
        <translation>Comparables à Moses dans la colonne de droite seulement. ★ entraîné jusqu’à ce que le score de développement n’augmente plus. Minutes&#xa0;: tableau 2.</translation>
    </message>
    <message>
        <source>Your runs</source>
        <translation>Vos entraînements</translation>
    </message>
    <message>
        <source>The paper&apos;s scores</source>
        <translation>Les scores de l’article</translation>
    </message>
    <message>
        <source>BLEU as published, for all sentences and for those without unknown words. Nothing here changes.</source>
        <translation>BLEU tel que publié, pour toutes les phrases et pour celles sans mots inconnus. Rien ne change ici.</translation>
    </message>
    <message>
        <source>Models and stored runs with their scores. Choose one to see its score broken down; two (Ctrl and click, or Shift and arrow) to compare them.</source>
        <translation>Modèles et entraînements conservés avec leurs scores. Choisissez-en un pour voir le détail de son score&#x202f;; deux (Ctrl et clic, ou Maj et flèche) pour les comparer.</translation>
    </message>
    <message>
        <source>Test set</source>
        <translation>Jeu de test</translation>
    </message>
    <message>
        <source>Only scores on the same sentences can be compared, so the table shows one test set at a time.</source>
        <translation>Seuls des scores sur les mêmes phrases peuvent être comparés, le tableau montre donc un jeu de test à la fois.</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Trier par</translation>
    </message>
    <message>
        <source>The column that orders your runs.</source>
        <translation>La colonne qui ordonne vos entraînements.</translation>
    </message>
    <message>
        <source>Sort: as evaluated</source>
        <translation>Tri&#xa0;: dans l’ordre d’évaluation</translation>
    </message>
    <message>
        <source>Sort: %1</source>
        <translation>Tri&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>lookback::ui::ScoreTableModel</name>
    <message>
        <source>%1 M</source>
        <comment>millions</comment>
        <translation>%1 M</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modèle</translation>
    </message>
    <message>
        <source>length</source>
        <translation>long.</translation>
    </message>
    <message>
        <source>BLEU, all</source>
        <translation>BLEU, tout</translation>
    </message>
    <message>
        <source>no unknown words</source>
        <translation>sans inconnus</translation>
    </message>
    <message>
        <source>AER</source>
        <translation>AER</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>paramètres</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>minutes</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>paires</translation>
    </message>
    <message>
        <source>beam</source>
        <translation>fais.</translation>
    </message>
    <message>
        <source>mode</source>
        <translation>mode</translation>
    </message>
    <message>
        <source>date</source>
        <translation>date</translation>
    </message>
    <message numerus="yes">
        <source>%1 %2, 95 % from %3 to %4, %n sentence(s)</source>
        <translation>
            <numerusform>%1 %2, 95&#x202f;% de %3 à %4, %n phrase</numerusform>
            <numerusform>%1 %2, 95&#x202f;% de %3 à %4, %n phrases</numerusform>
        </translation>
    </message>
    <message>
        <source>, of which it knows every word itself</source>
        <translation>, dont il connaît lui-même chaque mot</translation>
    </message>
    <message>
        <source>, of which %1 knows every word</source>
        <translation>, dont %1 connaît chaque mot</translation>
    </message>
</context>
<context>
    <name>lookback::ui::ScoreboardPage</name>
    <message>
        <source>%1: %2 of %3 sentences</source>
        <translation>%1&#xa0;: %2 phrases sur %3</translation>
    </message>
    <message>
        <source>BLEU by sentence length</source>
        <translation>BLEU selon la longueur des phrases</translation>
    </message>
    <message>
        <source>source words, 95 % intervals; hollow: under ten sentences</source>
        <translation>mots source, intervalles à 95&#x202f;%&#x202f;; creux&#xa0;: moins de dix phrases</translation>
    </message>
    <message>
        <source>Score breakdown</source>
        <translation>Détail du score</translation>
    </message>
    <message>
        <source>Choose a row of the table above.</source>
        <translation>Choisissez une ligne du tableau ci-dessus.</translation>
    </message>
    <message>
        <source>%1 is not scored on this test set. Press Evaluate.</source>
        <translation>%1 n’est pas évalué sur ce jeu de test. Appuyez sur Évaluer.</translation>
    </message>
    <message>
        <source>Choose one test set to see its scores by length.</source>
        <translation>Choisissez un jeu de test pour voir ses scores selon la longueur.</translation>
    </message>
    <message>
        <source>Nothing is scored yet. Press Evaluate.</source>
        <translation>Rien n’est encore évalué. Appuyez sur Évaluer.</translation>
    </message>
    <message>
        <source>Reading the test set…</source>
        <translation>Lecture du jeu de test…</translation>
    </message>
    <message>
        <source>Export scores</source>
        <translation>Exporter les scores</translation>
    </message>
    <message>
        <source>Export again…</source>
        <translation>Exporter à nouveau…</translation>
    </message>
    <message>
        <source>Asks for another place.</source>
        <translation>Demande un autre endroit.</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>Exporté vers %1.</translation>
    </message>
    <message>
        <source>Evaluating. %1</source>
        <translation>Évaluation. %1</translation>
    </message>
    <message>
        <source>Nothing is chosen.</source>
        <translation>Rien n’est choisi.</translation>
    </message>
    <message>
        <source>%1 is not scored on this test set.</source>
        <translation>%1 n’est pas évalué sur ce jeu de test.</translation>
    </message>
    <message>
        <source>%1: BLEU %2, without unknown words %3, as published.</source>
        <translation>%1&#xa0;: BLEU %2, sans mots inconnus %3, tel que publié.</translation>
    </message>
    <message numerus="yes">
        <source>%1: BLEU %2, 95 % from %3 to %4, on %n sentence(s).</source>
        <translation>
            <numerusform>%1&#xa0;: BLEU %2, 95&#x202f;% de %3 à %4, sur %n phrase.</numerusform>
            <numerusform>%1&#xa0;: BLEU %2, 95&#x202f;% de %3 à %4, sur %n phrases.</numerusform>
        </translation>
    </message>
    <message>
        <source>The paper&apos;s rows use another test set and direction.</source>
        <translation>Les lignes de l’article ont un autre jeu de test et une autre direction.</translation>
    </message>
    <message>
        <source>Evaluate…</source>
        <translation>Évaluer…</translation>
    </message>
    <message>
        <source>Translates a test set with a model or a stored run and scores it.</source>
        <translation>Traduit un jeu de test avec un modèle ou un entraînement conservé et l’évalue.</translation>
    </message>
    <message>
        <source>Compare two</source>
        <translation>Comparer deux</translation>
    </message>
    <message>
        <source>Shows what differs between the two chosen rows, changed settings first.</source>
        <translation>Montre ce qui diffère entre les deux lignes choisies, les réglages changés d’abord.</translation>
    </message>
    <message>
        <source>Run again, same seed</source>
        <translation>Relancer, même graine</translation>
    </message>
    <message>
        <source>Puts the settings and the seed of this run on the form of the page Train.</source>
        <translation>Met les réglages et la graine de cet entraînement dans le formulaire de la page Entraîner.</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Saves both blocks and the chart as PNG, SVG or PDF, or the numbers as CSV.</source>
        <translation>Enregistre les deux blocs et le graphique en PNG, SVG ou PDF, ou les nombres en CSV.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Stops evaluating; scores that are complete stay.</source>
        <translation>Arrête l’évaluation&#x202f;; les scores complets restent.</translation>
    </message>
    <message>
        <source>Evaluating</source>
        <translation>Évaluation</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Course</translation>
    </message>
    <message>
        <source>Scores or race</source>
        <translation>Scores ou course</translation>
    </message>
    <message>
        <source>Scores of models, or one sentence that grows while a fixed vector and attention translate it.</source>
        <translation>Les scores des modèles, ou une phrase qui s’allonge pendant qu’un vecteur fixe et l’attention la traduisent.</translation>
    </message>
</context>
<context>
    <name>lookback::ui::ScorerView</name>
    <message>
        <source>state and annotation of %1</source>
        <translation>état et annotation de %1</translation>
    </message>
    <message>
        <source>times v_a, added</source>
        <translation>fois v_a, additionné</translation>
    </message>
    <message>
        <source>unit %1: tanh %2 times %3</source>
        <translation>unité %1&#xa0;: tanh %2 fois %3</translation>
    </message>
    <message>
        <source>The scorer, opened</source>
        <translation>Le calcul des énergies, ouvert</translation>
    </message>
    <message>
        <source>%1: %2; energy %3</source>
        <translation>%1&#xa0;: %2&#x202f;; énergie %3</translation>
    </message>
    <message>
        <source>e(j) = v_a · tanh(W_a s(i−1) + U_a h(j) + b_a), Appendix A.1.2 of the paper. The state is the one before the word is written. Full lines raise a unit, dashed ones lower it.</source>
        <translation>e(j) = v_a · tanh(W_a s(i−1) + U_a h(j) + b_a), annexe A.1.2 de l’article. L’état est celui d’avant l’écriture du mot. Les traits pleins font monter une unité, les tirets la font descendre.</translation>
    </message>
    <message>
        <source>times W, U; tanh</source>
        <translation>fois W, U&#x202f;; tanh</translation>
    </message>
</context>
<context>
    <name>lookback::ui::ScorerWidget</name>
    <message>
        <source>Energies: %1</source>
        <translation>Énergies&#xa0;: %1</translation>
    </message>
    <message>
        <source>The scorer opened</source>
        <translation>Le calcul des énergies, ouvert</translation>
    </message>
    <message>
        <source>full lines raise a unit, dashed ones lower it</source>
        <translation>les traits pleins font monter une unité, les tirets la font descendre</translation>
    </message>
    <message>
        <source>word</source>
        <translation>mot</translation>
    </message>
    <message>
        <source>Shows the lines of this word.</source>
        <translation>Montre les traits de ce mot.</translation>
    </message>
</context>
<context>
    <name>lookback::ui::SentenceChart</name>
    <message>
        <source>Nothing is decoded yet.</source>
        <translation>Rien n’est encore décodé.</translation>
    </message>
    <message numerus="yes">
        <source>Probability and row entropy of each of %n word(s).</source>
        <translation>
            <numerusform>Probabilité et entropie de ligne de %n mot.</numerusform>
            <numerusform>Probabilité et entropie de ligne de chacun des %n mots.</numerusform>
        </translation>
    </message>
    <message>
        <source>At step %1 the written word has probability %2; the row entropy is %3 of its maximum.</source>
        <translation>À l’étape %1 le mot écrit a la probabilité %2&#x202f;; l’entropie de la ligne est à %3 de son maximum.</translation>
    </message>
    <message>
        <source>not defined</source>
        <translation>non définie</translation>
    </message>
    <message>
        <source>▮ word probability</source>
        <translation>▮ probabilité</translation>
    </message>
    <message>
        <source>•‐ row entropy</source>
        <translation>•‐ entropie</translation>
    </message>
    <message>
        <source>step</source>
        <translation>étape</translation>
    </message>
    <message>
        <source>The sentence over its steps</source>
        <translation>La phrase au fil de ses étapes</translation>
    </message>
    <message>
        <source>Bars: probability of each written word, p(y) of equation 4. Dashed line: entropy of each row of weights as a share of its maximum; 0 reads one word, 1 reads all alike.</source>
        <translation>Barres&#xa0;: probabilité de chaque mot écrit, p(y) de l’équation 4. Tirets&#xa0;: entropie de chaque ligne de poids en part de son maximum&#x202f;; 0 lit un mot, 1 lit tout également.</translation>
    </message>
</context>
<context>
    <name>lookback::ui::SettingsNote</name>
    <message>
        <source>The settings could not be read, so Lookback starts with its defaults. The old file is kept as %1.</source>
        <translation>Les réglages n’ont pas pu être lus, Lookback démarre donc avec les siens. L’ancien fichier est gardé sous %1.</translation>
    </message>
    <message>
        <source>The settings file %1 cannot be read, so Lookback starts with its defaults. Check who may read it.</source>
        <translation>Le fichier de réglages %1 ne peut pas être lu, Lookback démarre donc avec les siens. Vérifiez qui a le droit de le lire.</translation>
    </message>
</context>
<context>
    <name>lookback::ui::Sheet</name>
    <message>
        <source>%1 could not be written: %2. Choose another place.</source>
        <translation>%1 n’a pas pu être écrit&#xa0;: %2. Choisissez un autre endroit.</translation>
    </message>
    <message>
        <source>given</source>
        <translation>donné</translation>
    </message>
    <message>
        <source>(without rounding on the way: %1)</source>
        <translation>(sans arrondi en chemin&#xa0;: %1)</translation>
    </message>
    <message>
        <source>This is exp e, not yet divided by the sum of all of them.</source>
        <translation>C’est exp e, pas encore divisé par la somme de tous.</translation>
    </message>
    <message>
        <source>The energies themselves were used; softmax takes exp of each first.</source>
        <translation>Les énergies elles-mêmes ont servi&#x202f;; softmax prend d’abord l’exp de chacune.</translation>
    </message>
    <message>
        <source>The largest energy does not take everything; softmax shares.</source>
        <translation>La plus grande énergie ne prend pas tout&#x202f;; softmax partage.</translation>
    </message>
    <message>
        <source>This is the plain average: it gives every word the same weight.</source>
        <translation>C’est la moyenne simple&#xa0;: elle donne à chaque mot le même poids.</translation>
    </message>
    <message>
        <source>The weights are missing: each annotation counts only by its α.</source>
        <translation>Les poids manquent&#xa0;: chaque annotation ne compte que par son α.</translation>
    </message>
    <message>
        <source>This number belongs to another source word.</source>
        <translation>Ce nombre appartient à un autre mot source.</translation>
    </message>
    <message>
        <source>This is another component: rows and columns are swapped.</source>
        <translation>C’est une autre composante&#xa0;: lignes et colonnes sont échangées.</translation>
    </message>
    <message>
        <source>This scores with the new state s(i); the paper scores with s(i−1).</source>
        <translation>Ceci évalue avec le nouvel état s(i)&#x202f;; l’article évalue avec s(i−1).</translation>
    </message>
    <message>
        <source>The division is the wrong way round.</source>
        <translation>La division est à l’envers.</translation>
    </message>
    <message>
        <source>The sign is the wrong one.</source>
        <translation>Le signe n’est pas le bon.</translation>
    </message>
    <message>
        <source>Right so far, but rounded to too few places.</source>
        <translation>Juste jusque-là, mais arrondi à trop peu de décimales.</translation>
    </message>
    <message>
        <source>The digits are right; the decimal point stands elsewhere.</source>
        <translation>Les chiffres sont justes&#x202f;; le point décimal est ailleurs.</translation>
    </message>
    <message>
        <source>α(j) = exp e(j) / Σ exp e (equation 6), c = Σ α(j) h(j) (equation 5). Round every number to %1 places.</source>
        <translation>α(j) = exp e(j) / Σ exp e (équation 6), c = Σ α(j) h(j) (équation 5). Arrondissez chaque nombre à %1 décimales.</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>somme</translation>
    </message>
    <message>
        <source>1 score: e</source>
        <translation>1 évaluer&#xa0;: e</translation>
    </message>
    <message>
        <source>2 soften: exp e</source>
        <translation>2 adoucir&#xa0;: exp e</translation>
    </message>
    <message>
        <source>α</source>
        <translation>α</translation>
    </message>
    <message>
        <source>h, component %1</source>
        <translation>h, composante %1</translation>
    </message>
    <message>
        <source>3 weigh, 4 sum: α · h</source>
        <translation>3 pondérer, 4 additionner&#xa0;: α · h</translation>
    </message>
    <message>
        <source>Answer key</source>
        <translation>Corrigé</translation>
    </message>
    <message>
        <source>The rounded weights leave %1 to 1: digits are never bent to hide it.</source>
        <translation>Il manque %1 aux poids arrondis pour faire 1&#xa0;: on ne force jamais les chiffres pour le cacher.</translation>
    </message>
    <message>
        <source>3 weigh: α · h</source>
        <translation>3 pondérer&#xa0;: α · h</translation>
    </message>
    <message>
        <source>4 sum</source>
        <translation>4 additionner</translation>
    </message>
    <message>
        <source>Take the energy above and press the key eˣ.</source>
        <translation>Prenez l’énergie ci-dessus et appuyez sur la touche eˣ.</translation>
    </message>
    <message>
        <source>Add the exponentials of this row.</source>
        <translation>Additionnez les exponentielles de cette ligne.</translation>
    </message>
    <message>
        <source>Divide the exponential above by the sum of all of them.</source>
        <translation>Divisez l’exponentielle ci-dessus par la somme de toutes.</translation>
    </message>
    <message>
        <source>Multiply the weight of this word by the number of its annotation above.</source>
        <translation>Multipliez le poids de ce mot par le nombre de son annotation ci-dessus.</translation>
    </message>
    <message>
        <source>Add the products of this row.</source>
        <translation>Additionnez les produits de cette ligne.</translation>
    </message>
    <message>
        <source>Go back to the row above and try again.</source>
        <translation>Revenez à la ligne du dessus et réessayez.</translation>
    </message>
</context>
<context>
    <name>lookback::ui::SheetPanel</name>
    <message numerus="yes">
        <source>Your number, to %n place(s). Enter checks it.</source>
        <translation>
            <numerusform>Votre nombre, à %n décimale. Entrée le vérifie.</numerusform>
            <numerusform>Votre nombre, à %n décimales. Entrée le vérifie.</numerusform>
        </translation>
    </message>
    <message>
        <source>= 1</source>
        <translation>= 1</translation>
    </message>
    <message>
        <source>remainder %1</source>
        <translation>reste %1</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>somme</translation>
    </message>
    <message>
        <source>1 Score: energy e</source>
        <translation>1 Évaluer&#xa0;: énergie e</translation>
    </message>
    <message>
        <source>2 Soften: exp e</source>
        <translation>2 Adoucir&#xa0;: exp e</translation>
    </message>
    <message>
        <source>   weight α = exp e / sum</source>
        <translation>   poids α = exp e / somme</translation>
    </message>
    <message>
        <source>Fill in what is missing and press Enter.</source>
        <translation>Complétez ce qui manque et appuyez sur Entrée.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;: type a decimal number.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;&#xa0;: tapez un nombre décimal.</translation>
    </message>
    <message>
        <source>✓ &lt;b&gt;%1&lt;/b&gt; is right.</source>
        <translation>✓ &lt;b&gt;%1&lt;/b&gt; est juste.</translation>
    </message>
    <message>
        <source>✓ All of it is right.</source>
        <translation>✓ Tout est juste.</translation>
    </message>
    <message>
        <source>✗ &lt;b&gt;%1: not yet.&lt;/b&gt; %2</source>
        <translation>✗ &lt;b&gt;%1&#xa0;: pas encore.&lt;/b&gt; %2</translation>
    </message>
    <message>
        <source>Save sheet and key</source>
        <translation>Enregistrer la feuille et le corrigé</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saved to %1: the sheet, and the key on a page of its own.</source>
        <translation>Enregistré vers %1&#xa0;: la feuille, et le corrigé sur une page à part.</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Observer</translation>
    </message>
    <message>
        <source>Finish one</source>
        <translation>Compléter</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Seul</translation>
    </message>
    <message>
        <source>How much to work out</source>
        <translation>Ce qu’il y a à calculer</translation>
    </message>
    <message>
        <source>Watch a whole calculation, finish one with a number missing, or do all of it.</source>
        <translation>Observer un calcul entier, en compléter un où un nombre manque, ou tout faire.</translation>
    </message>
    <message>
        <source>Other blanks</source>
        <translation>Autres blancs</translation>
    </message>
    <message>
        <source>Leaves out other numbers.</source>
        <translation>Laisse d’autres nombres en blanc.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Says of each number whether it is right.</source>
        <translation>Dit de chaque nombre s’il est juste.</translation>
    </message>
    <message>
        <source>Worked line</source>
        <translation>Ligne calculée</translation>
    </message>
    <message>
        <source>Shows how the missing numbers come about.</source>
        <translation>Montre d’où viennent les nombres qui manquent.</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Prints the sheet with blanks and, on a page of its own, the key.</source>
        <translation>Imprime la feuille avec ses blancs et, sur une page à part, le corrigé.</translation>
    </message>
    <message>
        <source>PDF…</source>
        <translation>PDF…</translation>
    </message>
    <message>
        <source>Saves the sheet with blanks and the key as one PDF.</source>
        <translation>Enregistre la feuille avec ses blancs et le corrigé en un seul PDF.</translation>
    </message>
    <message>
        <source>What the check says</source>
        <translation>Ce que dit la vérification</translation>
    </message>
    <message>
        <source>   h, component %1</source>
        <translation>   h, composante %1</translation>
    </message>
    <message>
        <source>3 Weigh, 4 sum: α · h → c%1</source>
        <translation>3 Pondérer, 4 additionner&#xa0;: α · h → c%1</translation>
    </message>
    <message>
        <source>Worked with rounded numbers, as on paper. Without rounding on the way: %1.</source>
        <translation>Calculé avec les nombres arrondis, comme sur papier. Sans arrondi en chemin&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>lookback::ui::SheetView</name>
    <message numerus="yes">
        <source>%1, to %n place(s)</source>
        <translation>
            <numerusform>%1, à %n décimale</numerusform>
            <numerusform>%1, à %n décimales</numerusform>
        </translation>
    </message>
    <message>
        <source>Type the number and press Enter.</source>
        <translation>Tapez le nombre et appuyez sur Entrée.</translation>
    </message>
    <message>
        <source>annotation h, number %1</source>
        <translation>annotation h, nombre %1</translation>
    </message>
    <message>
        <source>energy e</source>
        <translation>énergie e</translation>
    </message>
    <message>
        <source>exp e</source>
        <translation>exp e</translation>
    </message>
    <message>
        <source>weight α = exp e / total</source>
        <translation>poids α = exp e / total</translation>
    </message>
    <message>
        <source>Σ = %1</source>
        <translation>Σ = %1</translation>
    </message>
    <message>
        <source>weight α</source>
        <translation>poids α</translation>
    </message>
    <message>
        <source>α · h, number %1</source>
        <translation>α · h, nombre %1</translation>
    </message>
    <message>
        <source>total, then c</source>
        <translation>total, puis c</translation>
    </message>
    <message>
        <source>sum: c</source>
        <translation>somme&#xa0;: c</translation>
    </message>
    <message>
        <source>total</source>
        <translation>total</translation>
    </message>
    <message>
        <source>%1: that is no number. Type it like 0.84 or 0,84.</source>
        <translation>%1&#xa0;: ce n’est pas un nombre. Tapez-le comme 0.84 ou 0,84.</translation>
    </message>
    <message>
        <source>%1: right.</source>
        <translation>%1&#xa0;: juste.</translation>
    </message>
    <message>
        <source>%1: not yet.</source>
        <translation>%1&#xa0;: pas encore.</translation>
    </message>
    <message>
        <source>All of them are right.</source>
        <translation>Tous sont justes.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Checks the numbers you typed.</source>
        <translation>Vérifie les nombres que vous avez tapés.</translation>
    </message>
    <message>
        <source>Worked line</source>
        <translation>Ligne calculée</translation>
    </message>
    <message>
        <source>Shows how the missing numbers come about.</source>
        <translation>Montre d’où viennent les nombres qui manquent.</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>À la main</translation>
    </message>
    <message numerus="yes">
        <source>Round the missing numbers to %n place(s). 0.84 and 0,84 are both read.</source>
        <translation>
            <numerusform>Arrondissez les nombres manquants à %n décimale. 0.84 et 0,84 sont lus tous deux.</numerusform>
            <numerusform>Arrondissez les nombres manquants à %n décimales. 0.84 et 0,84 sont lus tous deux.</numerusform>
        </translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Prints the sheet with blanks, and its key on a page of its own.</source>
        <translation>Imprime la feuille à trous, et son corrigé sur une page à part.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Takes the last row away.</source>
        <translation>Retire la dernière ligne.</translation>
    </message>
    <message>
        <source>Shows the next row of the calculation.</source>
        <translation>Montre la ligne suivante du calcul.</translation>
    </message>
</context>
<context>
    <name>lookback::ui::SheetWidget</name>
    <message>
        <source>energy e = v · tanh(W s + U h)</source>
        <translation>énergie e = v · tanh(W s + U h)</translation>
    </message>
    <message>
        <source>energy e = s(i−1) · h</source>
        <translation>énergie e = s(i−1) · h</translation>
    </message>
    <message>
        <source>Weights: %1.</source>
        <translation>Poids&#xa0;: %1.</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>À la main</translation>
    </message>
    <message>
        <source>word</source>
        <translation>mot</translation>
    </message>
    <message>
        <source>Marks the numbers of this word.</source>
        <translation>Marque les nombres de ce mot.</translation>
    </message>
</context>
<context>
    <name>lookback::ui::StageOverlay</name>
    <message>
        <source>The audience sees a black screen.</source>
        <translation>Le public voit un écran noir.</translation>
    </message>
    <message>
        <source>The audience sees a picture that stands still.</source>
        <translation>Le public voit une image arrêtée.</translation>
    </message>
    <message>
        <source>The audience sees a region of the page, magnified.</source>
        <translation>Le public voit une région de la page, agrandie.</translation>
    </message>
    <message>
        <source>The audience sees the page, dimmed outside the spotlight.</source>
        <translation>Le public voit la page, assombrie hors du projecteur.</translation>
    </message>
    <message>
        <source>The audience sees the page as it changes.</source>
        <translation>Le public voit la page telle qu’elle change.</translation>
    </message>
</context>
<context>
    <name>lookback::ui::StepDots</name>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>Étape %1 sur %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Left and Right choose a step, Enter goes there.</source>
        <translation>Gauche et droite choisissent une étape, Entrée y va.</translation>
    </message>
</context>
<context>
    <name>lookback::ui::StepSheet</name>
    <message>
        <source>Decode a sentence first: each of its steps is a sheet.</source>
        <translation>Décodez d’abord une phrase&#xa0;: chacune de ses étapes est une feuille.</translation>
    </message>
    <message>
        <source>Go to a step: press the right arrow key on the page.</source>
        <translation>Allez à une étape&#xa0;: appuyez sur la flèche droite sur la page.</translation>
    </message>
    <message>
        <source>This model has no attention, so there are no energies to work out: open an RNNsearch model.</source>
        <translation>Ce modèle n’a pas d’attention, donc pas d’énergies à calculer&#xa0;: ouvrez un modèle RNNsearch.</translation>
    </message>
    <message>
        <source>Step %1 writes %2</source>
        <translation>L’étape %1 écrit %2</translation>
    </message>
    <message>
        <source>One context vector by hand</source>
        <translation>Un vecteur de contexte à la main</translation>
    </message>
    <message>
        <source>Model %1, step %2 of “%3”</source>
        <translation>Modèle %1, étape %2 de «&#x202f;%3&#x202f;»</translation>
    </message>
    <message>
        <source>places</source>
        <translation>décimales</translation>
    </message>
    <message>
        <source>components</source>
        <translation>composantes</translation>
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
        <source>Components</source>
        <translation>Composantes</translation>
    </message>
    <message>
        <source>How many numbers of each annotation are worked: those that differ most between the words.</source>
        <translation>Combien de nombres de chaque annotation sont calculés&#xa0;: ceux qui diffèrent le plus entre les mots.</translation>
    </message>
</context>
<context>
    <name>lookback::ui::StoreDialog</name>
    <message>
        <source>Store runs in</source>
        <translation>Conserver les entraînements dans</translation>
    </message>
    <message>
        <source>Runs (*.lookback)</source>
        <translation>Entraînements (*.lookback)</translation>
    </message>
</context>
<context>
    <name>lookback::ui::StripPicture</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>lookback::ui::TagChips</name>
    <message>
        <source>Tag %1</source>
        <translation>Étiquette %1</translation>
    </message>
    <message>
        <source>Takes the tag off the run.</source>
        <translation>Retire l’étiquette de l’entraînement.</translation>
    </message>
    <message>
        <source>Takes “%1” off the run.</source>
        <translation>Retire «&#x202f;%1&#x202f;» de l’entraînement.</translation>
    </message>
</context>
<context>
    <name>lookback::ui::TimelineView</name>
    <message>
        <source>Timeline</source>
        <translation>Frise</translation>
    </message>
    <message>
        <source>Snapshot %1 of %2, update %3.</source>
        <translation>Cliché %1 sur %2, mise à jour %3.</translation>
    </message>
    <message>
        <source>There are no snapshots yet.</source>
        <translation>Il n’y a pas encore de clichés.</translation>
    </message>
    <message>
        <source>Snapshots gather here while a model learns; then you can go back to any of them.</source>
        <translation>Des clichés s’accumulent ici pendant qu’un modèle apprend&#x202f;; vous pourrez alors revenir à n’importe lequel.</translation>
    </message>
</context>
<context>
    <name>lookback::ui::TokenShares</name>
    <message>
        <source>α %1</source>
        <translation>α %1</translation>
    </message>
    <message>
        <source>You gave %1 of %2, the weight is %3.</source>
        <translation>Vous avez donné %1 sur %2, le poids est %3.</translation>
    </message>
    <message numerus="yes">
        <source>Up and Down give and take a token; %n left.</source>
        <translation>
            <numerusform>Haut et bas donnent et reprennent un jeton&#x202f;; il en reste %n.</numerusform>
            <numerusform>Haut et bas donnent et reprennent un jeton&#x202f;; il en reste %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tokens for %1</source>
        <translation>Jetons pour %1</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) left to share out</source>
        <translation>
            <numerusform>%n jeton encore à répartir</numerusform>
            <numerusform>%n jetons encore à répartir</numerusform>
        </translation>
    </message>
    <message>
        <source>All tokens are shared out</source>
        <translation>Tous les jetons sont répartis</translation>
    </message>
    <message>
        <source>One token less for %1</source>
        <translation>Un jeton de moins pour %1</translation>
    </message>
    <message>
        <source>One token more for %1</source>
        <translation>Un jeton de plus pour %1</translation>
    </message>
</context>
<context>
    <name>lookback::ui::TopBar</name>
    <message>
        <source>Plain</source>
        <translation>Simple</translation>
    </message>
    <message>
        <source>Reordered</source>
        <translation>Réordonnée</translation>
    </message>
    <message>
        <source>Negation</source>
        <translation>Négation</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>Longue</translation>
    </message>
    <message>
        <source>Open model…</source>
        <translation>Ouvrir un modèle…</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>Aucun modèle</translation>
    </message>
    <message>
        <source>Choose a model</source>
        <translation>Choisir un modèle</translation>
    </message>
    <message>
        <source>Decodes this sentence.</source>
        <translation>Décode cette phrase.</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Exemples</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>The trained model whose decoder is shown.</source>
        <translation>Le modèle entraîné dont le décodeur est montré.</translation>
    </message>
    <message>
        <source>Source sentence</source>
        <translation>Phrase source</translation>
    </message>
    <message>
        <source>Type a sentence and press Enter to decode it.</source>
        <translation>Tapez une phrase et appuyez sur Entrée pour la décoder.</translation>
    </message>
    <message>
        <source>Type a sentence and press Enter</source>
        <translation>Tapez une phrase et appuyez sur Entrée</translation>
    </message>
    <message>
        <source>Sentences that show something: word order, negation, length.</source>
        <translation>Des phrases qui montrent quelque chose&#xa0;: ordre des mots, négation, longueur.</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Every action of the window with its key.</source>
        <translation>Chaque action de la fenêtre avec sa touche.</translation>
    </message>
</context>
<context>
    <name>lookback::ui::ToyDecoder</name>
    <message>
        <source>%1, uncut %2</source>
        <translation>%1, sans coupure %2</translation>
    </message>
    <message>
        <source>The context enters the decoder in four places, not once. Untick one and that place gets the zero vector.</source>
        <translation>Le contexte entre dans le décodeur à quatre endroits, pas un seul. Décochez-en un, et cet endroit reçoit le vecteur nul.</translation>
    </message>
    <message>
        <source>reset gate r</source>
        <translation>porte de réinitialisation r</translation>
    </message>
    <message>
        <source>update gate z</source>
        <translation>porte de mise à jour z</translation>
    </message>
    <message>
        <source>candidate s̃</source>
        <translation>candidat s̃</translation>
    </message>
    <message>
        <source>readout t</source>
        <translation>sortie t</translation>
    </message>
    <message>
        <source>Context into the %1</source>
        <translation>Contexte dans&#xa0;: %1</translation>
    </message>
    <message>
        <source>Unticked: this place gets the zero vector instead of the context.</source>
        <translation>Décoché&#xa0;: cet endroit reçoit le vecteur nul au lieu du contexte.</translation>
    </message>
    <message>
        <source>new state s(i)</source>
        <translation>nouvel état s(i)</translation>
    </message>
    <message>
        <source>Next word, probability</source>
        <translation>Mot suivant, probabilité</translation>
    </message>
    <message>
        <source>uncut</source>
        <translation>sans coupure</translation>
    </message>
    <message>
        <source>now</source>
        <translation>maintenant</translation>
    </message>
</context>
<context>
    <name>lookback::ui::ToyExport</name>
    <message>
        <source>Lookback · toy calculator, no trained model · numbers by hand · %1</source>
        <translation>Lookback · calculette, pas de modèle entraîné · nombres posés à la main · %1</translation>
    </message>
    <message>
        <source>Weigh, then sum</source>
        <translation>Pondérer, puis additionner</translation>
    </message>
    <message>
        <source>Annotations as points, the context as a diamond among them.</source>
        <translation>Les annotations en points, le contexte en losange parmi eux.</translation>
    </message>
    <message>
        <source>Both axes have the same scale; dimensions %1 and %2.</source>
        <translation>Les deux axes ont la même échelle&#x202f;; dimensions %1 et %2.</translation>
    </message>
    <message>
        <source>Scorer of %1</source>
        <translation>Calcul de l’énergie de %1</translation>
    </message>
    <message>
        <source>One tanh layer from state and annotation to the energy.</source>
        <translation>Une couche tanh, de l’état et de l’annotation à l’énergie.</translation>
    </message>
    <message>
        <source>Lines are as wide as what goes along them; dashed lines lower a unit.</source>
        <translation>Les traits sont aussi larges que ce qui y passe&#x202f;; les tirets font descendre une unité.</translation>
    </message>
    <message>
        <source>total</source>
        <translation>total</translation>
    </message>
    <message>
        <source>Score, then soften</source>
        <translation>Évaluer, puis adoucir</translation>
    </message>
    <message>
        <source>word</source>
        <translation>mot</translation>
    </message>
    <message>
        <source>energy e</source>
        <translation>énergie e</translation>
    </message>
    <message>
        <source>exp e</source>
        <translation>exp e</translation>
    </message>
    <message>
        <source>weight α</source>
        <translation>poids α</translation>
    </message>
    <message>
        <source>rounded</source>
        <translation>arrondi</translation>
    </message>
    <message numerus="yes">
        <source>Rounded to %n place(s); the total of the rounded weights is what it is.</source>
        <translation>
            <numerusform>Arrondi à %n décimale&#x202f;; le total des poids arrondis est ce qu’il est.</numerusform>
            <numerusform>Arrondi à %n décimales&#x202f;; le total des poids arrondis est ce qu’il est.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lookback::ui::ToyGradientView</name>
    <message>
        <source>learn once</source>
        <translation>apprendre une fois</translation>
    </message>
    <message>
        <source>%1 (p = %2)</source>
        <translation>%1 (p = %2)</translation>
    </message>
    <message>
        <source>Formula and measurement are nowhere more than %1 apart. The gradients add to 0: raising every energy alike changes nothing.</source>
        <translation>Formule et mesure ne s’écartent nulle part de plus de %1. Les gradients font 0 en tout&#xa0;: élever également toutes les énergies ne change rien.</translation>
    </message>
    <message>
        <source>loss of</source>
        <translation>perte de</translation>
    </message>
    <message>
        <source>Word whose loss is asked for</source>
        <translation>Mot dont on demande la perte</translation>
    </message>
    <message>
        <source>The loss L is −log p of this word.</source>
        <translation>La perte L est −log p de ce mot.</translation>
    </message>
    <message>
        <source>from eq. 5, 6</source>
        <translation>d’après éq. 5, 6</translation>
    </message>
    <message>
        <source>The derivative of the loss by the energy j is alpha j times the inner product of the derivative by c with h j minus c.</source>
        <translation>La dérivée de la perte par l’énergie j est alpha j fois le produit scalaire de la dérivée par c et de h j moins c.</translation>
    </message>
    <message>
        <source>Learn once</source>
        <translation>Apprendre une fois</translation>
    </message>
    <message>
        <source>Moves every energy a step against its gradient: the rate times ∂L/∂e(j). Ctrl+Z takes it back.</source>
        <translation>Déplace chaque énergie d’un pas contre son gradient&#xa0;: le taux fois ∂L/∂e(j). Ctrl+Z l’annule.</translation>
    </message>
    <message>
        <source>rate</source>
        <translation>taux</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>Taux d’apprentissage</translation>
    </message>
    <message>
        <source>How far the energies move for one unit of gradient.</source>
        <translation>De combien les énergies bougent pour une unité de gradient.</translation>
    </message>
    <message>
        <source>Gradient of the energies</source>
        <translation>Gradient des énergies</translation>
    </message>
</context>
<context>
    <name>lookback::ui::ToyLessonWidget</name>
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
        <source>permute</source>
        <translation>permuter</translation>
    </message>
    <message>
        <source>change %1</source>
        <translation>changer %1</translation>
    </message>
    <message>
        <source>Equalise</source>
        <translation>Égaliser</translation>
    </message>
    <message>
        <source>Makes all energies equal: the flat average.</source>
        <translation>Rend toutes les énergies égales&#xa0;: la moyenne plate.</translation>
    </message>
    <message>
        <source>Sharpen ×2</source>
        <translation>Accentuer ×2</translation>
    </message>
    <message>
        <source>Doubles all differences between energies.</source>
        <translation>Double toutes les différences entre énergies.</translation>
    </message>
    <message>
        <source>Flatten ×½</source>
        <translation>Atténuer ×½</translation>
    </message>
    <message>
        <source>Halves all differences between energies.</source>
        <translation>Divise par deux toutes les différences entre énergies.</translation>
    </message>
    <message>
        <source>Shift all +1</source>
        <translation>Décaler tout de +1</translation>
    </message>
    <message>
        <source>Adds 1 to all energies; no weight changes.</source>
        <translation>Ajoute 1 à toutes les énergies&#x202f;; aucun poids ne change.</translation>
    </message>
    <message>
        <source>Only this</source>
        <translation>Ce mot seul</translation>
    </message>
    <message>
        <source>Puts all the weight on the chosen word.</source>
        <translation>Met tout le poids sur le mot choisi.</translation>
    </message>
    <message>
        <source>Zero strongest</source>
        <translation>Retirer le plus fort</translation>
    </message>
    <message>
        <source>Takes the heaviest weight away.</source>
        <translation>Retire le poids le plus lourd.</translation>
    </message>
    <message>
        <source>Permute</source>
        <translation>Permuter</translation>
    </message>
    <message>
        <source>Shuffles the energies over the words.</source>
        <translation>Mélange les énergies entre les mots.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Takes the last change back.</source>
        <translation>Reprend le dernier changement.</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Does the change again that was taken back.</source>
        <translation>Refait le changement qui a été repris.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Réinitialiser</translation>
    </message>
    <message>
        <source>Brings the opening numbers back.</source>
        <translation>Ramène les nombres du début.</translation>
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
        <source>How many digits are shown after the point.</source>
        <translation>Combien de chiffres sont montrés après le point.</translation>
    </message>
    <message>
        <source>The decoder&apos;s previous state: type a number.</source>
        <translation>L’état précédent du décodeur&#xa0;: tapez un nombre.</translation>
    </message>
    <message>
        <source>The annotation of this word: type a number.</source>
        <translation>L’annotation de ce mot&#xa0;: tapez un nombre.</translation>
    </message>
    <message>
        <source>A weight of the scorer: type a number.</source>
        <translation>Un poids du calcul des énergies&#xa0;: tapez un nombre.</translation>
    </message>
</context>
<context>
    <name>lookback::ui::ToyModel</name>
    <message>
        <source>cut the context</source>
        <translation>couper le contexte</translation>
    </message>
    <message>
        <source>change %1</source>
        <translation>changer %1</translation>
    </message>
    <message>
        <source>take the scorer&apos;s energies</source>
        <translation>prendre les énergies calculées</translation>
    </message>
    <message>
        <source>change the size</source>
        <translation>changer la taille</translation>
    </message>
    <message>
        <source>opening numbers</source>
        <translation>nombres du début</translation>
    </message>
</context>
<context>
    <name>lookback::ui::ToyNumbers</name>
    <message>
        <source>unit %1</source>
        <translation>unité %1</translation>
    </message>
    <message>
        <source>word</source>
        <translation>mot</translation>
    </message>
    <message>
        <source>“%1” is no number; the old one stays.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un nombre&#x202f;; l’ancien reste.</translation>
    </message>
    <message>
        <source>an annotation</source>
        <translation>une annotation</translation>
    </message>
    <message>
        <source>the state</source>
        <translation>l’état</translation>
    </message>
    <message>
        <source>v_a or b_a</source>
        <translation>v_a ou b_a</translation>
    </message>
    <message>
        <source>change %1</source>
        <translation>changer %1</translation>
    </message>
    <message>
        <source>Which numbers</source>
        <translation>Quels nombres</translation>
    </message>
    <message>
        <source>Words and annotations, the state before, or the scorer&apos;s weights.</source>
        <translation>Mots et annotations, l’état d’avant, ou les poids du calcul des énergies.</translation>
    </message>
    <message>
        <source>Numbers of the toy</source>
        <translation>Nombres de l’exemple</translation>
    </message>
    <message>
        <source>Type a number and press Enter. Every change can be undone.</source>
        <translation>Tapez un nombre et appuyez sur Entrée. Chaque changement peut être annulé.</translation>
    </message>
    <message>
        <source>words</source>
        <translation>mots</translation>
    </message>
    <message>
        <source>dimensions</source>
        <translation>dimensions</translation>
    </message>
    <message>
        <source>Source words</source>
        <translation>Mots source</translation>
    </message>
    <message>
        <source>Two to six.</source>
        <translation>De deux à six.</translation>
    </message>
    <message>
        <source>Dimensions of an annotation</source>
        <translation>Dimensions d’une annotation</translation>
    </message>
    <message>
        <source>Two to eight.</source>
        <translation>De deux à huit.</translation>
    </message>
    <message>
        <source>Click a number and type. Energies that are set by hand stay; Delete on an energy slider gives it back to the scorer.</source>
        <translation>Cliquez sur un nombre et tapez. Les énergies posées à la main restent&#x202f;; Suppr sur un curseur d’énergie la fait recalculer.</translation>
    </message>
</context>
<context>
    <name>lookback::ui::ToyTable</name>
    <message numerus="yes">
        <source>Rounded to %n place(s) the weights still add up to 1.</source>
        <translation>
            <numerusform>Arrondis à %n décimale, les poids font encore 1.</numerusform>
            <numerusform>Arrondis à %n décimales, les poids font encore 1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rounding remainder %1. Digits are never bent to hide it.</source>
        <translation>Reste d’arrondi %1. On ne force jamais les chiffres pour le cacher.</translation>
    </message>
    <message>
        <source>Look at %1</source>
        <translation>Regarder %1</translation>
    </message>
    <message>
        <source>Shows this word&apos;s score and contribution in the other panes.</source>
        <translation>Montre le calcul et la contribution de ce mot dans les autres volets.</translation>
    </message>
    <message>
        <source>Energy of %1</source>
        <translation>Énergie de %1</translation>
    </message>
    <message>
        <source>Set by hand. Delete gives it back to the scorer.</source>
        <translation>Posée à la main. Suppr la fait recalculer.</translation>
    </message>
    <message>
        <source>From the scorer. Any number; only differences count.</source>
        <translation>Calculée par le modèle. N’importe quel nombre&#x202f;; seules les différences comptent.</translation>
    </message>
    <message>
        <source>Energy of %1, as a number</source>
        <translation>Énergie de %1, en nombre</translation>
    </message>
    <message>
        <source>From −50 to 50.</source>
        <translation>De −50 à 50.</translation>
    </message>
    <message>
        <source>Weight of %1</source>
        <translation>Poids de %1</translation>
    </message>
    <message>
        <source>Moves its energy so that the weight is this; the others give way in proportion.</source>
        <translation>Déplace son énergie pour que le poids soit celui-ci&#x202f;; les autres cèdent en proportion.</translation>
    </message>
    <message>
        <source>source word</source>
        <translation>mot source</translation>
    </message>
    <message>
        <source>energy e</source>
        <translation>énergie e</translation>
    </message>
    <message>
        <source>exp e</source>
        <translation>exp e</translation>
    </message>
    <message>
        <source>weight α</source>
        <translation>poids α</translation>
    </message>
    <message>
        <source>rounded</source>
        <translation>arrondi</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>somme</translation>
    </message>
    <message>
        <source>These are shown once you have worked them out: choose Watch.</source>
        <translation>Ils s’affichent dès que vous les avez calculés&#xa0;: choisissez Observer.</translation>
    </message>
</context>
<context>
    <name>lookback::ui::TrainClosing</name>
    <message>
        <source>The next checkpoint comes in about %1 s.</source>
        <translation>Le prochain point de sauvegarde arrive dans %1 s environ.</translation>
    </message>
    <message>
        <source>The next checkpoint comes in about %1 min.</source>
        <translation>Le prochain point de sauvegarde arrive dans %1 min environ.</translation>
    </message>
    <message>
        <source>A model is training</source>
        <translation>Un modèle s’entraîne</translation>
    </message>
    <message>
        <source>A model is training. Both ways keep it, and it can be resumed later.</source>
        <translation>Un modèle s’entraîne. Des deux façons il est gardé, et l’entraînement peut reprendre plus tard.</translation>
    </message>
    <message>
        <source>A model is training, and its store cannot be written: when it has stopped, you are asked for another place.</source>
        <translation>Un modèle s’entraîne, et sa base n’est pas accessible en écriture&#xa0;: quand il s’arrêtera, un autre endroit vous sera demandé.</translation>
    </message>
    <message>
        <source>In the background it goes on without the window until its next checkpoint.</source>
        <translation>En arrière-plan il continue sans la fenêtre jusqu’au prochain point de sauvegarde.</translation>
    </message>
    <message>
        <source>Go on in the background</source>
        <translation>Continuer en arrière-plan</translation>
    </message>
    <message>
        <source>Stop now</source>
        <translation>Arrêter maintenant</translation>
    </message>
    <message>
        <source>Do not close</source>
        <translation>Ne pas fermer</translation>
    </message>
    <message>
        <source>A run is in memory only</source>
        <translation>Un entraînement n’est qu’en mémoire</translation>
    </message>
    <message>
        <source>A run could not be stored: it is in memory only and is lost when the window closes.</source>
        <translation>Un entraînement n’a pas pu être conservé&#xa0;: il n’est qu’en mémoire et sera perdu à la fermeture de la fenêtre.</translation>
    </message>
    <message>
        <source>Another place keeps it: a folder that can be written, on a disk with room.</source>
        <translation>Un autre endroit le garde&#xa0;: un dossier accessible en écriture, sur un disque qui a de la place.</translation>
    </message>
    <message>
        <source>Store elsewhere…</source>
        <translation>Conserver ailleurs…</translation>
    </message>
    <message>
        <source>Close and lose it</source>
        <translation>Fermer et le perdre</translation>
    </message>
</context>
<context>
    <name>lookback::ui::TrainForm</name>
    <message>
        <source>Reverse a word sequence</source>
        <translation>Inverser une suite de mots</translation>
    </message>
    <message>
        <source>Dates to ISO form</source>
        <translation>Dates en forme ISO</translation>
    </message>
    <message>
        <source>Tiny French–English</source>
        <translation>Petit français–anglais</translation>
    </message>
    <message>
        <source>Your own data</source>
        <translation>Vos propres données</translation>
    </message>
    <message>
        <source>RNNsearch, additive</source>
        <translation>RNNsearch, additif</translation>
    </message>
    <message>
        <source>RNNsearch, dot</source>
        <translation>RNNsearch, produit</translation>
    </message>
    <message>
        <source>RNNsearch, general</source>
        <translation>RNNsearch, général</translation>
    </message>
    <message>
        <source>RNNencdec</source>
        <translation>RNNencdec</translation>
    </message>
    <message>
        <source>Tiny, 64 units</source>
        <translation>Minuscule, 64 unités</translation>
    </message>
    <message>
        <source>Compact, 128 units</source>
        <translation>Compact, 128 unités</translation>
    </message>
    <message>
        <source>Small, 256 units</source>
        <translation>Petit, 256 unités</translation>
    </message>
    <message>
        <source>Medium, 512 units</source>
        <translation>Moyen, 512 unités</translation>
    </message>
    <message>
        <source>½ minute</source>
        <translation>½ minute</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>Adam</source>
        <translation>Adam</translation>
    </message>
    <message>
        <source>Adadelta (the paper)</source>
        <translation>Adadelta (l’article)</translation>
    </message>
    <message>
        <source>Gradient descent</source>
        <translation>Descente de gradient</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Données</translation>
    </message>
    <message>
        <source>Sentence pairs to learn from. The first three are generated here.</source>
        <translation>Paires de phrases à apprendre. Les trois premiers corpus sont générés ici.</translation>
    </message>
    <message>
        <source>Corpus</source>
        <translation>Corpus</translation>
    </message>
    <message>
        <source>A file, or one of the corpora that the page Data has imported.</source>
        <translation>Un fichier, ou l’un des corpus importés à la page Données.</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Fils d’exécution</translation>
    </message>
    <message>
        <source>Automatic takes one for small models: there two would wait for each other more than they help. The same seed and the same number of threads give the same curve.</source>
        <translation>Automatique en prend un pour les petits modèles&#xa0;: deux y perdraient plus à s’attendre qu’ils n’aident. La même graine et le même nombre de fils donnent la même courbe.</translation>
    </message>
    <message>
        <source>Languages, source-target</source>
        <translation>Langues, source-cible</translation>
    </message>
    <message>
        <source>fr-en, en-fr, or xx for others: decides how words are split.</source>
        <translation>fr-en, en-fr, ou xx pour les autres&#xa0;: décide comment les mots sont découpés.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>RNNsearch attends; RNNencdec has one fixed vector for the whole sentence.</source>
        <translation>RNNsearch a une attention&#x202f;; RNNencdec a un seul vecteur fixe pour toute la phrase.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Hidden units of encoder and decoder. Larger learns more and takes longer.</source>
        <translation>Unités cachées de l’encodeur et du décodeur. Plus grand apprend plus et prend plus de temps.</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minutes</translation>
    </message>
    <message>
        <source>Time spent training; pauses and evaluations do not count.</source>
        <translation>Temps passé à entraîner&#x202f;; pauses et évaluations ne comptent pas.</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>Optimiseur</translation>
    </message>
    <message>
        <source>Adam is several times quicker on small tasks; Adadelta is the paper&apos;s.</source>
        <translation>Adam est plusieurs fois plus rapide sur les petites tâches&#x202f;; Adadelta est celui de l’article.</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>Taux d’apprentissage</translation>
    </message>
    <message>
        <source>Factor on every change. Empty: 1 for Adadelta, 0.001 for Adam, 0.1 for descent.</source>
        <translation>Facteur de chaque changement. Vide&#xa0;: 1 pour Adadelta, 0.001 pour Adam, 0.1 pour la descente.</translation>
    </message>
    <message>
        <source>Batch, sentences</source>
        <translation>Lot, en phrases</translation>
    </message>
    <message>
        <source>Pairs of one update; 80 is the paper&apos;s.</source>
        <translation>Paires d’une mise à jour&#x202f;; l’article en prend 80.</translation>
    </message>
    <message>
        <source>Dropout</source>
        <translation>Dropout</translation>
    </message>
    <message>
        <source>Share of numbers set to zero while training, against learning by heart.</source>
        <translation>Part des nombres mis à zéro pendant l’entraînement, contre l’apprentissage par cœur.</translation>
    </message>
    <message>
        <source>Evaluate every, updates</source>
        <translation>Évaluer toutes les (mises à jour)</translation>
    </message>
    <message>
        <source>Then dev loss, BLEU and AER are measured and a checkpoint is kept.</source>
        <translation>Perte dév., BLEU et AER sont alors mesurés et un point de sauvegarde est gardé.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Start of all random numbers: same seed and settings, same curve.</source>
        <translation>Départ de tous les nombres aléatoires&#xa0;: même graine et mêmes réglages, même courbe.</translation>
    </message>
    <message>
        <source>Lock the seed</source>
        <translation>Verrouiller la graine</translation>
    </message>
    <message>
        <source>Unlocked, every new run draws another seed.</source>
        <translation>Déverrouillée, chaque nouvel entraînement tire une autre graine.</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Moins</translation>
    </message>
    <message>
        <source>More: recipe, seed</source>
        <translation>Plus&#xa0;: recette, graine</translation>
    </message>
    <message>
        <source>Shows or hides the rest of the settings.</source>
        <translation>Montre ou masque les autres réglages.</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Choisir un fichier…</translation>
    </message>
    <message>
        <source>File of sentence pairs</source>
        <translation>Fichier de paires de phrases</translation>
    </message>
    <message>
        <source>A TSV file, source TAB target a line; it may be gzipped.</source>
        <translation>Un fichier TSV, source TAB cible par ligne&#x202f;; il peut être compressé (gzip).</translation>
    </message>
    <message>
        <source>Choose a file with a sentence pair a line, source TAB target.</source>
        <translation>Choisissez un fichier avec une paire de phrases par ligne, source TAB cible.</translation>
    </message>
    <message>
        <source>Measuring this computer…</source>
        <translation>Mesure de cet ordinateur…</translation>
    </message>
    <message>
        <source>A file</source>
        <translation>Un fichier</translation>
    </message>
    <message>
        <source>Automatic: %1</source>
        <translation>Automatique&#xa0;: %1</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatique</translation>
    </message>
    <message>
        <source>Sentence pairs</source>
        <translation>Paires de phrases</translation>
    </message>
    <message>
        <source>Sentence pairs (*.tsv *.txt *.tsv.gz *.gz);;All files (*)</source>
        <translation>Paires de phrases (*.tsv *.txt *.tsv.gz *.gz);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>%1: give a number from %2 to %3.</source>
        <translation>%1&#xa0;: donnez un nombre de %2 à %3.</translation>
    </message>
    <message>
        <source>Choose a file of sentence pairs first.</source>
        <translation>Choisissez d’abord un fichier de paires de phrases.</translation>
    </message>
    <message>
        <source>Languages: write source-target, for example fr-en.</source>
        <translation>Langues&#xa0;: écrivez source-cible, par exemple fr-en.</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Lot</translation>
    </message>
    <message>
        <source>Evaluate every</source>
        <translation>Évaluer toutes les</translation>
    </message>
    <message>
        <source>About %1 updates, %2 passes over %3 pairs, in that time: measured on this computer at %4 words/s. %5 parameters, %6.</source>
        <translation>Environ %1 mises à jour, %2 passages sur %3 paires, en ce temps&#xa0;: mesuré sur cet ordinateur à %4 mots/s. %5 paramètres, %6.</translation>
    </message>
    <message numerus="yes">
        <source>%n thread(s)</source>
        <translation>
            <numerusform>%n fil d’exécution</numerusform>
            <numerusform>%n fils d’exécution</numerusform>
        </translation>
    </message>
    <message>
        <source>Longest sentence, words</source>
        <translation>Longueur maximale, en mots</translation>
    </message>
    <message>
        <source>Of the generated sentences, up to 50. Long ones show where RNNencdec falls away, and need more time.</source>
        <translation>Parmi les phrases générées, 50 au plus. Les longues montrent où RNNencdec décroche, et demandent plus de temps.</translation>
    </message>
    <message>
        <source>How many are generated: with more of them, none is learned by heart.</source>
        <translation>Combien sont générées&#xa0;: s’il y en a plus, aucune n’est apprise par cœur.</translation>
    </message>
    <message>
        <source>Warm-up, updates</source>
        <translation>Échauffement, mises à jour</translation>
    </message>
    <message>
        <source>The rate rises from nothing over so many updates: large first steps can spoil the start.</source>
        <translation>Le taux monte depuis zéro pendant ces mises à jour&#xa0;: de grands premiers pas peuvent gâter le départ.</translation>
    </message>
    <message>
        <source>Longest sentence</source>
        <translation>Phrase la plus longue</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation>Échauffement</translation>
    </message>
</context>
<context>
    <name>lookback::ui::TrainLive</name>
    <message>
        <source>Learning rate: give a number from %1 to %2.</source>
        <translation>Taux d’apprentissage&#xa0;: donnez un nombre de %1 à %2.</translation>
    </message>
    <message>
        <source>Learning rate %1 from the next update on.</source>
        <translation>Taux d’apprentissage %1 dès la prochaine mise à jour.</translation>
    </message>
    <message>
        <source>Write a source sentence to watch.</source>
        <translation>Écrivez une phrase source à observer.</translation>
    </message>
    <message>
        <source>“%1” is watched from the next update on.</source>
        <translation>«&#x202f;%1&#x202f;» est observée dès la prochaine mise à jour.</translation>
    </message>
    <message>
        <source>While it trains</source>
        <translation>Pendant l’entraînement</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>Taux d’apprentissage</translation>
    </message>
    <message>
        <source>One more sentence to watch</source>
        <translation>Une phrase de plus à observer</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>Watch it</source>
        <translation>L’observer</translation>
    </message>
    <message>
        <source>Source sentence</source>
        <translation>Phrase source</translation>
    </message>
    <message>
        <source>Reference, if there is one</source>
        <translation>Référence, s’il y en a une</translation>
    </message>
    <message>
        <source>Learning rate now</source>
        <translation>Taux d’apprentissage actuel</translation>
    </message>
    <message>
        <source>Holds from the next update on; the change is kept with the run and marked on the curves.</source>
        <translation>Vaut dès la prochaine mise à jour&#x202f;; le changement est gardé avec l’entraînement et marqué sur les courbes.</translation>
    </message>
    <message>
        <source>Set the learning rate</source>
        <translation>Régler le taux d’apprentissage</translation>
    </message>
    <message>
        <source>From the next update on.</source>
        <translation>Dès la prochaine mise à jour.</translation>
    </message>
    <message>
        <source>Sentence to watch</source>
        <translation>Phrase à observer</translation>
    </message>
    <message>
        <source>A source sentence that joins the probe sentences of this run.</source>
        <translation>Une phrase source qui rejoint les phrases témoins de cet entraînement.</translation>
    </message>
    <message>
        <source>Its reference</source>
        <translation>Sa référence</translation>
    </message>
    <message>
        <source>What it should become; without one, the map follows the model&apos;s own output.</source>
        <translation>Ce qu’elle devrait devenir&#x202f;; sans référence, la carte suit la sortie du modèle.</translation>
    </message>
    <message>
        <source>Watch the sentence</source>
        <translation>Observer la phrase</translation>
    </message>
    <message>
        <source>Adds it to the probe sentences from the next update on.</source>
        <translation>L’ajoute aux phrases témoins dès la prochaine mise à jour.</translation>
    </message>
</context>
<context>
    <name>lookback::ui::TrainPage</name>
    <message>
        <source>The run could not go on.</source>
        <translation>L’entraînement n’a pas pu continuer.</translation>
    </message>
    <message>
        <source>Runs are stored in %1 from now on.</source>
        <translation>Les entraînements sont désormais conservés dans %1.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Démarrer</translation>
    </message>
    <message>
        <source>about %1 min %2 s left</source>
        <translation>encore %1 min %2 s environ</translation>
    </message>
    <message>
        <source>about %1 s left</source>
        <translation>encore %1 s environ</translation>
    </message>
    <message>
        <source>Making the sentence pairs ready…</source>
        <translation>Préparation des paires de phrases…</translation>
    </message>
    <message>
        <source>Training: update %1, %2.</source>
        <translation>Entraînement&#xa0;: mise à jour %1, %2.</translation>
    </message>
    <message>
        <source>Paused at update %1.</source>
        <translation>En pause à la mise à jour %1.</translation>
    </message>
    <message>
        <source>Stopped at update %1; keeping what was learned…</source>
        <translation>Arrêté à la mise à jour %1&#x202f;; ce qui a été appris est enregistré…</translation>
    </message>
    <message>
        <source>Choose data and press Start.</source>
        <translation>Choisissez des données et appuyez sur Démarrer.</translation>
    </message>
    <message>
        <source>%1 Update %2.</source>
        <translation>%1 Mise à jour %2.</translation>
    </message>
    <message>
        <source>You are looking at update %1.</source>
        <translation>Vous regardez la mise à jour %1.</translation>
    </message>
    <message>
        <source>Training goes on in memory; nothing is lost while the window is open.</source>
        <translation>L’entraînement continue en mémoire&#x202f;; rien n’est perdu tant que la fenêtre est ouverte.</translation>
    </message>
    <message>
        <source>You can train all the same: runs then stay in memory while the window is open.</source>
        <translation>Vous pouvez entraîner malgré tout&#xa0;: les entraînements restent alors en mémoire tant que la fenêtre est ouverte.</translation>
    </message>
    <message>
        <source>Store elsewhere…</source>
        <translation>Conserver ailleurs…</translation>
    </message>
    <message>
        <source>Asks for another place and moves what memory holds there.</source>
        <translation>Demande un autre endroit et y déplace ce que la mémoire contient.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Courbe</translation>
    </message>
    <message>
        <source>Which curve this pane shows.</source>
        <translation>La courbe que montre ce volet.</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>En direct</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Conservés</translation>
    </message>
    <message>
        <source>Live or stored</source>
        <translation>En direct ou conservés</translation>
    </message>
    <message>
        <source>The run that trains, with the form for a new one; or all runs that are stored.</source>
        <translation>L’entraînement en cours, avec le formulaire pour un nouveau&#x202f;; ou tous ceux qui sont conservés.</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>Faits</translation>
    </message>
    <message>
        <source>Update</source>
        <translation>Mise à jour</translation>
    </message>
    <message>
        <source>Pass over the data</source>
        <translation>Passage sur les données</translation>
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
        <translation>Meilleur BLEU dév.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Alignment labels used</source>
        <translation>Alignements fournis</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Avancement</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>Energies</source>
        <translation>Énergies</translation>
    </message>
    <message>
        <source>Maps of</source>
        <translation>Cartes des</translation>
    </message>
    <message>
        <source>Weights from 0 to 1, or the energies they come from.</source>
        <translation>Les poids de 0 à 1, ou les énergies dont ils viennent.</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Frise</translation>
    </message>
    <message>
        <source>the chosen probe&apos;s energies: bright is the largest of a row, dark is 6 or more below</source>
        <translation>les énergies du témoin choisi&#xa0;: clair est la plus grande d’une ligne, sombre 6 au-dessous ou plus</translation>
    </message>
    <message>
        <source>the chosen probe&apos;s map at each stored update</source>
        <translation>la carte du témoin choisi à chaque mise à jour gardée</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lire</translation>
    </message>
    <message>
        <source>Plays the snapshots in order (Space in the timeline).</source>
        <translation>Joue les clichés dans l’ordre (Espace dans la frise).</translation>
    </message>
    <message>
        <source>Play backwards</source>
        <translation>Lire à rebours</translation>
    </message>
    <message>
        <source>Plays the snapshots backwards (Shift+Space in the timeline).</source>
        <translation>Joue les clichés à rebours (Maj+Espace dans la frise).</translation>
    </message>
    <message>
        <source>Largest change</source>
        <translation>Plus grand changement</translation>
    </message>
    <message>
        <source>Goes to the snapshot whose weights moved most since the one before.</source>
        <translation>Va au cliché dont les poids ont le plus bougé depuis le précédent.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Probe sentences</source>
        <translation>Phrases témoins</translation>
    </message>
    <message>
        <source>at update %1</source>
        <translation>à la mise à jour %1</translation>
    </message>
    <message>
        <source>%1 %, %2</source>
        <translation>%1&#x202f;%, %2</translation>
    </message>
    <message>
        <source>%1, update %2</source>
        <translation>%1, mise à jour %2</translation>
    </message>
    <message>
        <source>Stored run “%1”.</source>
        <translation>Entraînement conservé «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Run “%1”: %2, seed %3, %4 updates</source>
        <translation>Entraînement «&#x202f;%1&#x202f;»&#xa0;: %2, graine %3, %4 mises à jour</translation>
    </message>
    <message>
        <source>Lookback · %1 · at update %2 · weights on the fixed scale from 0 to 1, rows target words, columns source words</source>
        <translation>Lookback · %1 · à la mise à jour %2 · poids sur l’échelle fixe de 0 à 1, lignes mots cible, colonnes mots source</translation>
    </message>
    <message>
        <source>Lookback · %1 · y axis linear, from 0 to %2</source>
        <translation>Lookback · %1 · axe y linéaire, de 0 à %2</translation>
    </message>
    <message>
        <source>%1: %2, batches of %3, %4, seed %5.</source>
        <translation>%1&#xa0;: %2, lots de %3, %4, graine %5.</translation>
    </message>
    <message numerus="yes">
        <source>%n thread(s)</source>
        <translation>
            <numerusform>%n fil d’exécution</numerusform>
            <numerusform>%n fils d’exécution</numerusform>
        </translation>
    </message>
    <message>
        <source>This run was begun on the command line, so its data must be chosen anew; its other settings stand in the form.</source>
        <translation>Cet entraînement a été lancé en ligne de commande, ses données doivent donc être choisies à nouveau&#x202f;; ses autres réglages sont dans le formulaire.</translation>
    </message>
    <message>
        <source>Stopped; the run is in memory only.</source>
        <translation>Arrêté&#x202f;; l’entraînement n’est qu’en mémoire.</translation>
    </message>
    <message>
        <source>what the probes became; there are no weights to draw</source>
        <translation>ce que sont devenus les témoins&#x202f;; il n’y a pas de poids à dessiner</translation>
    </message>
</context>
<context>
    <name>lookback::ui::TrainingController</name>
    <message>
        <source>All updates are done.</source>
        <translation>Toutes les mises à jour sont faites.</translation>
    </message>
    <message>
        <source>All passes over the data are done.</source>
        <translation>Tous les passages sur les données sont faits.</translation>
    </message>
    <message>
        <source>The time is up.</source>
        <translation>Le temps est écoulé.</translation>
    </message>
    <message>
        <source>No evaluation was better any more.</source>
        <translation>Plus aucune évaluation n’était meilleure.</translation>
    </message>
    <message>
        <source>Stopped and kept.</source>
        <translation>Arrêté et gardé.</translation>
    </message>
    <message>
        <source>Diverged: the loss is out of all bounds. The last good checkpoint is kept.</source>
        <translation>Divergence&#xa0;: la perte est hors de toutes limites. Le dernier bon point de sauvegarde est gardé.</translation>
    </message>
    <message>
        <source>There is no folder to keep runs in.</source>
        <translation>Il n’y a pas de dossier où conserver les entraînements.</translation>
    </message>
    <message>
        <source>Runs cannot be stored in “%1”: the folder “%2” cannot be written.</source>
        <translation>Les entraînements ne peuvent pas être conservés dans «&#x202f;%1&#x202f;»&#xa0;: le dossier «&#x202f;%2&#x202f;» n’est pas accessible en écriture.</translation>
    </message>
    <message>
        <source>Stopped before the first update.</source>
        <translation>Arrêté avant la première mise à jour.</translation>
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
        <translation>Étape %1 sur %2</translation>
    </message>
    <message>
        <source>This model has no alignment: it reads one fixed vector.</source>
        <translation>Ce modèle n’a pas d’alignement&#xa0;: il lit un seul vecteur fixe.</translation>
    </message>
    <message>
        <source>The sub-step on the page.</source>
        <translation>La sous-étape affichée.</translation>
    </message>
    <message>
        <source>Goes to this sub-step of the step.</source>
        <translation>Va à cette sous-étape.</translation>
    </message>
    <message>
        <source>Sub-step %1</source>
        <translation>Sous-étape %1</translation>
    </message>
    <message>
        <source>Playing speed</source>
        <translation>Vitesse de lecture</translation>
    </message>
    <message>
        <source>At 1× a word takes 1.2 seconds.</source>
        <translation>À 1×, un mot prend 1.2 seconde.</translation>
    </message>
</context>
<context>
    <name>lookback::ui::WeightsReaderText</name>
    <message>
        <source>Attention</source>
        <translation>Attention</translation>
    </message>
    <message>
        <source>HMM posterior</source>
        <translation>Posterior HMM</translation>
    </message>
    <message>
        <source>Model 1 posterior</source>
        <translation>Posterior Modèle 1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>HMM</source>
        <translation>HMM</translation>
    </message>
    <message>
        <source>Model 1</source>
        <translation>Modèle 1</translation>
    </message>
    <message>
        <source>Posterior of the HMM alignment of %1 for these words, p(aᵢ = j | x, y).</source>
        <translation>Probabilité a posteriori de l’alignement HMM de %1 pour ces mots, p(aᵢ = j | x, y).</translation>
    </message>
    <message>
        <source>Posterior of IBM Model 1 of %1 for these words, p(aᵢ = j | x, y).</source>
        <translation>Probabilité a posteriori du Modèle 1 d’IBM de %1 pour ces mots, p(aᵢ = j | x, y).</translation>
    </message>
    <message>
        <source>NULL: from no source word.</source>
        <translation>NULL&#xa0;: d’aucun mot source.</translation>
    </message>
</context>
<context>
    <name>lookback::ui::WindowActions</name>
    <message>
        <source>&amp;Decode</source>
        <translation>&amp;Décoder</translation>
    </message>
    <message>
        <source>Reads the source sentence and decodes it with the model.</source>
        <translation>Lit la phrase source et la décode avec le modèle.</translation>
    </message>
    <message>
        <source>Type a &amp;sentence</source>
        <translation>Taper une &amp;phrase</translation>
    </message>
    <message>
        <source>Puts the keyboard into the source sentence.</source>
        <translation>Place le clavier dans la phrase source.</translation>
    </message>
    <message>
        <source>&amp;Find sentences…</source>
        <translation>&amp;Chercher des phrases…</translation>
    </message>
    <message>
        <source>Lists the sentences of a test set, ranked by crossing links, entropy, coverage or error.</source>
        <translation>Liste les phrases d’un jeu de test, classées par liens croisés, entropie, couverture ou erreur.</translation>
    </message>
    <message>
        <source>Open &amp;gold alignments…</source>
        <translation>Ouvrir des alignements de &amp;référence…</translation>
    </message>
    <message>
        <source>Opens sentences with the links that people drew, to compare the weights with them.</source>
        <translation>Ouvre des phrases avec les liens tracés par des personnes, pour y comparer les poids.</translation>
    </message>
    <message>
        <source>Next sentence of the &amp;set</source>
        <translation>Phrase &amp;suivante du jeu</translation>
    </message>
    <message>
        <source>Opens the next sentence of the open test set.</source>
        <translation>Ouvre la phrase suivante du jeu de test ouvert.</translation>
    </message>
    <message>
        <source>Previous sentence o&amp;f the set</source>
        <translation>Phrase précé&amp;dente du jeu</translation>
    </message>
    <message>
        <source>Opens the sentence before in the open test set.</source>
        <translation>Ouvre la phrase précédente du jeu de test ouvert.</translation>
    </message>
    <message>
        <source>&amp;Open model…</source>
        <translation>&amp;Ouvrir un modèle…</translation>
    </message>
    <message>
        <source>Opens a model file (.safetensors) from disk.</source>
        <translation>Ouvre un fichier de modèle (.safetensors) du disque.</translation>
    </message>
    <message>
        <source>&amp;About this model</source>
        <translation>À propos de ce &amp;modèle</translation>
    </message>
    <message>
        <source>What the model is, what it was trained on and for how long.</source>
        <translation>Ce qu’est le modèle, sur quoi et combien de temps il a été entraîné.</translation>
    </message>
    <message>
        <source>&amp;Export pane…</source>
        <translation>&amp;Exporter le volet…</translation>
    </message>
    <message>
        <source>Saves the pane in focus as PNG, SVG, PDF or CSV.</source>
        <translation>Enregistre le volet actif en PNG, SVG, PDF ou CSV.</translation>
    </message>
    <message>
        <source>&amp;Copy pane</source>
        <translation>Co&amp;pier le volet</translation>
    </message>
    <message>
        <source>Puts a picture and the numbers of the pane in focus on the clipboard.</source>
        <translation>Met une image et les nombres du volet actif dans le presse-papiers.</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>Closes the window; its place and settings are kept.</source>
        <translation>Ferme la fenêtre&#x202f;; sa place et ses réglages sont gardés.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Takes the last edit back.</source>
        <translation>Annule la dernière modification.</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Does the edit again that was taken back.</source>
        <translation>Refait la modification annulée.</translation>
    </message>
    <message>
        <source>Take out the edits of this &amp;step</source>
        <translation>Retirer les modifications de cette é&amp;tape</translation>
    </message>
    <message>
        <source>The model&apos;s own values come back at the step on the page.</source>
        <translation>Les valeurs du modèle reviennent à l’étape affichée.</translation>
    </message>
    <message>
        <source>Take out &amp;all edits</source>
        <translation>Retirer t&amp;outes les modifications</translation>
    </message>
    <message>
        <source>The model&apos;s own values come back everywhere.</source>
        <translation>Les valeurs du modèle reviennent partout.</translation>
    </message>
    <message>
        <source>&amp;First</source>
        <translation>&amp;Début</translation>
    </message>
    <message>
        <source>Goes before the first word.</source>
        <translation>Va avant le premier mot.</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>Goes back by one sub-step.</source>
        <translation>Recule d’une sous-étape.</translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation>&amp;Avancer</translation>
    </message>
    <message>
        <source>Goes on by one sub-step: score, soften, blend, write.</source>
        <translation>Avance d’une sous-étape&#xa0;: évaluer, adoucir, mélanger, écrire.</translation>
    </message>
    <message>
        <source>&amp;Last</source>
        <translation>&amp;Fin</translation>
    </message>
    <message>
        <source>Goes to the end of the sentence.</source>
        <translation>Va à la fin de la phrase.</translation>
    </message>
    <message>
        <source>&amp;Previous word</source>
        <translation>Mot pré&amp;cédent</translation>
    </message>
    <message>
        <source>Goes to the word before.</source>
        <translation>Va au mot d’avant.</translation>
    </message>
    <message>
        <source>&amp;Next word</source>
        <translation>Mot &amp;suivant</translation>
    </message>
    <message>
        <source>Goes to the next word and writes it.</source>
        <translation>Va au mot suivant et l’écrit.</translation>
    </message>
    <message>
        <source>P&amp;lay</source>
        <translation>&amp;Lire</translation>
    </message>
    <message>
        <source>Steps through the sentence by itself; pauses when it runs.</source>
        <translation>Parcourt la phrase tout seul&#x202f;; met en pause si c’est en marche.</translation>
    </message>
    <message>
        <source>Play back&amp;wards</source>
        <translation>Lire à re&amp;bours</translation>
    </message>
    <message>
        <source>Steps back through the sentence by itself.</source>
        <translation>Parcourt la phrase à rebours tout seul.</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <translation>Plus le&amp;nt</translation>
    </message>
    <message>
        <source>Halves the playing speed.</source>
        <translation>Divise par deux la vitesse de lecture.</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>Plus &amp;vite</translation>
    </message>
    <message>
        <source>Doubles the playing speed.</source>
        <translation>Double la vitesse de lecture.</translation>
    </message>
    <message>
        <source>Stop at this &amp;word</source>
        <translation>S’arrêter à ce &amp;mot</translation>
    </message>
    <message>
        <source>Playing stops whenever the word of this step is written.</source>
        <translation>La lecture s’arrête chaque fois que le mot de cette étape est écrit.</translation>
    </message>
    <message>
        <source>Stops of this sen&amp;tence…</source>
        <translation>Arrê&amp;ts de cette phrase…</translation>
    </message>
    <message>
        <source>Lists the words at which playing stops.</source>
        <translation>Liste les mots où la lecture s’arrête.</translation>
    </message>
    <message>
        <source>L&amp;east likely word</source>
        <translation>Mot le m&amp;oins probable</translation>
    </message>
    <message>
        <source>Goes to the word with the lowest log-probability.</source>
        <translation>Va au mot de plus basse log-probabilité.</translation>
    </message>
    <message>
        <source>Source &amp;word…</source>
        <translation>&amp;Mot source…</translation>
    </message>
    <message>
        <source>Replace, delete or swap the source word under the cursor; the result opens as a second lane.</source>
        <translation>Remplace, supprime ou échange le mot source sous le curseur&#x202f;; le résultat s’ouvre en deuxième voie.</translation>
    </message>
    <message>
        <source>Compare w&amp;ith…</source>
        <translation>&amp;Comparer avec…</translation>
    </message>
    <message>
        <source>Opens a second lane: another model, a checkpoint, another sentence, or a forced reference.</source>
        <translation>Ouvre une deuxième voie&#xa0;: un autre modèle, un point de sauvegarde, une autre phrase, ou une référence forcée.</translation>
    </message>
    <message>
        <source>E&amp;xchange the lanes</source>
        <translation>Échanger les &amp;voies</translation>
    </message>
    <message>
        <source>The second lane becomes the first, with all panes, and the other way round.</source>
        <translation>La deuxième voie devient la première, avec tous ses volets, et inversement.</translation>
    </message>
    <message>
        <source>&amp;Close the second lane</source>
        <translation>&amp;Fermer la deuxième voie</translation>
    </message>
    <message>
        <source>One lane again; Escape does the same.</source>
        <translation>De nouveau une seule voie&#x202f;; Échap fait de même.</translation>
    </message>
    <message>
        <source>&amp;Beam instead of the map</source>
        <translation>&amp;Faisceau au lieu de la carte</translation>
    </message>
    <message>
        <source>Shows the beam search in the place of the map, and back.</source>
        <translation>Montre la recherche en faisceau à la place de la carte, et retour.</translation>
    </message>
    <message>
        <source>&amp;Difference of the lanes</source>
        <translation>Différence des voi&amp;es</translation>
    </message>
    <message>
        <source>Shows how the weights of the lanes differ in the place of the map, and back.</source>
        <translation>Montre comment les poids des voies diffèrent à la place de la carte, et retour.</translation>
    </message>
    <message>
        <source>The decoder, step by step.</source>
        <translation>Le décodeur, étape par étape.</translation>
    </message>
    <message>
        <source>&amp;Energies</source>
        <translation>É&amp;nergies</translation>
    </message>
    <message>
        <source>A decoder step small enough to be worked out by hand.</source>
        <translation>Une étape du décodeur assez petite pour être calculée à la main.</translation>
    </message>
    <message>
        <source>&amp;Scoreboard</source>
        <translation>&amp;Scores</translation>
    </message>
    <message>
        <source>The paper&apos;s scores beside yours, by length and taken apart.</source>
        <translation>Les scores de l’article à côté des vôtres, selon la longueur et en détail.</translation>
    </message>
    <message>
        <source>&amp;Train</source>
        <translation>Ent&amp;raîner</translation>
    </message>
    <message>
        <source>Train a model here and watch its alignment form.</source>
        <translation>Entraînez un modèle ici et voyez son alignement se former.</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Démarrer</translation>
    </message>
    <message>
        <source>Starts the run on the form; pauses and goes on while it trains.</source>
        <translation>Lance l’entraînement du formulaire&#x202f;; le met en pause et le reprend pendant qu’il tourne.</translation>
    </message>
    <message>
        <source>&amp;One batch</source>
        <translation>&amp;Un lot</translation>
    </message>
    <message>
        <source>Lets one update through, and pauses.</source>
        <translation>Laisse passer une mise à jour, et met en pause.</translation>
    </message>
    <message>
        <source>Stop and &amp;keep</source>
        <translation>Arrêter et &amp;garder</translation>
    </message>
    <message>
        <source>Ends the run; what was learned is kept.</source>
        <translation>Termine l’entraînement&#x202f;; ce qui a été appris est gardé.</translation>
    </message>
    <message>
        <source>Stored &amp;runs</source>
        <translation>&amp;Entraînements conservés</translation>
    </message>
    <message>
        <source>Shows the stored runs on the page Train, or the live view again.</source>
        <translation>Montre les entraînements conservés à la page Entraîner, ou de nouveau le direct.</translation>
    </message>
    <message>
        <source>&amp;Filter runs</source>
        <translation>&amp;Filtrer les entraînements</translation>
    </message>
    <message>
        <source>Puts the keyboard into the filter of the stored runs.</source>
        <translation>Place le clavier dans le filtre des entraînements conservés.</translation>
    </message>
    <message>
        <source>&amp;Watch run again</source>
        <translation>Re&amp;voir l’entraînement</translation>
    </message>
    <message>
        <source>Shows curves, maps and timeline of the chosen run under Live.</source>
        <translation>Montre courbes, cartes et frise de l’entraînement choisi sous En direct.</translation>
    </message>
    <message>
        <source>Open checkpoint in &amp;Decode</source>
        <translation>&amp;Ouvrir le point de sauvegarde dans Décoder</translation>
    </message>
    <message>
        <source>Opens the chosen checkpoint of the chosen run on the page Decode.</source>
        <translation>Ouvre le point de sauvegarde choisi de l’entraînement choisi à la page Décoder.</translation>
    </message>
    <message>
        <source>&amp;Compare two runs</source>
        <translation>&amp;Comparer deux entraînements</translation>
    </message>
    <message>
        <source>Shows the settings and scores of two chosen runs side by side.</source>
        <translation>Montre côte à côte les réglages et scores de deux entraînements choisis.</translation>
    </message>
    <message>
        <source>C&amp;urves over each other</source>
        <translation>Cour&amp;bes l’une sur l’autre</translation>
    </message>
    <message>
        <source>Draws the curves of the chosen runs over each other.</source>
        <translation>Trace l’une sur l’autre les courbes des entraînements choisis.</translation>
    </message>
    <message>
        <source>&amp;Line style of run…</source>
        <translation>Style de &amp;ligne de l’entraînement…</translation>
    </message>
    <message>
        <source>Changes colour, dash and marker of the chosen run&apos;s curves.</source>
        <translation>Change couleur, trait et marque des courbes de l’entraînement choisi.</translation>
    </message>
    <message>
        <source>Re&amp;name run</source>
        <translation>Re&amp;nommer l’entraînement</translation>
    </message>
    <message>
        <source>Puts the keyboard into the name of the chosen run.</source>
        <translation>Place le clavier dans le nom de l’entraînement choisi.</translation>
    </message>
    <message>
        <source>N&amp;ote about run</source>
        <translation>No&amp;te sur l’entraînement</translation>
    </message>
    <message>
        <source>Puts the keyboard into the note about the chosen run.</source>
        <translation>Place le clavier dans la note sur l’entraînement choisi.</translation>
    </message>
    <message>
        <source>Add t&amp;ag to run</source>
        <translation>&amp;Ajouter une étiquette</translation>
    </message>
    <message>
        <source>Puts the keyboard into the field for a new tag.</source>
        <translation>Place le clavier dans le champ d’une nouvelle étiquette.</translation>
    </message>
    <message>
        <source>&amp;Move runs to the trash</source>
        <translation>&amp;Mettre à la corbeille</translation>
    </message>
    <message>
        <source>Moves the chosen runs to the trash, from where they can be taken back.</source>
        <translation>Met les entraînements choisis à la corbeille, d’où ils peuvent revenir.</translation>
    </message>
    <message>
        <source>Export l&amp;ist of runs…</source>
        <translation>Exporter la l&amp;iste des entraînements…</translation>
    </message>
    <message>
        <source>Saves the list of stored runs, as it is filtered and ordered, as CSV.</source>
        <translation>Enregistre la liste des entraînements conservés, filtrée et ordonnée comme elle est, en CSV.</translation>
    </message>
    <message>
        <source>Export &amp;metric rows…</source>
        <translation>Exporter les me&amp;sures…</translation>
    </message>
    <message>
        <source>Saves every update and evaluation of the chosen run as CSV.</source>
        <translation>Enregistre chaque mise à jour et évaluation de l’entraînement choisi en CSV.</translation>
    </message>
    <message>
        <source>D&amp;ata</source>
        <translation>D&amp;onnées</translation>
    </message>
    <message>
        <source>Bring texts of your own, look at them and keep them.</source>
        <translation>Apportez vos propres textes, regardez-les et gardez-les.</translation>
    </message>
    <message>
        <source>Next &amp;pane</source>
        <translation>Vole&amp;t suivant</translation>
    </message>
    <message>
        <source>Moves the keyboard to the next pane or bar.</source>
        <translation>Déplace le clavier vers le volet ou la barre qui suit.</translation>
    </message>
    <message>
        <source>P&amp;revious pane</source>
        <translation>Volet pré&amp;cédent</translation>
    </message>
    <message>
        <source>Moves the keyboard to the pane or bar before.</source>
        <translation>Déplace le clavier vers le volet ou la barre qui précède.</translation>
    </message>
    <message>
        <source>&amp;Maximise pane</source>
        <translation>A&amp;grandir le volet</translation>
    </message>
    <message>
        <source>Lets the pane in focus fill the page, and back.</source>
        <translation>Fait remplir la page par le volet actif, et retour.</translation>
    </message>
    <message>
        <source>&amp;Inspector</source>
        <translation>&amp;Inspecteur</translation>
    </message>
    <message>
        <source>Shows the equation, the numbers and the edits of the step.</source>
        <translation>Montre l’équation, les nombres et les modifications de l’étape.</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>P&amp;lus grand</translation>
    </message>
    <message>
        <source>Everything in the window larger, up to 300 %.</source>
        <translation>Tout dans la fenêtre plus grand, jusqu’à 300&#x202f;%.</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>Plus &amp;petit</translation>
    </message>
    <message>
        <source>Everything in the window smaller, down to 80 %.</source>
        <translation>Tout dans la fenêtre plus petit, jusqu’à 80&#x202f;%.</translation>
    </message>
    <message>
        <source>&amp;100 %</source>
        <translation>&amp;100&#x202f;%</translation>
    </message>
    <message>
        <source>Everything in the window at its usual size.</source>
        <translation>Tout dans la fenêtre à sa taille habituelle.</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Comme le s&amp;ystème</translation>
    </message>
    <message>
        <source>Light or dark as the desktop has it.</source>
        <translation>Clair ou sombre comme le bureau.</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>Cla&amp;ir</translation>
    </message>
    <message>
        <source>Dark letters on a light window.</source>
        <translation>Lettres sombres sur une fenêtre claire.</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>So&amp;mbre</translation>
    </message>
    <message>
        <source>Light letters on a dark window.</source>
        <translation>Lettres claires sur une fenêtre sombre.</translation>
    </message>
    <message>
        <source>High &amp;contrast</source>
        <translation>Contraste &amp;élevé</translation>
    </message>
    <message>
        <source>White letters on black, stronger lines.</source>
        <translation>Lettres blanches sur noir, traits plus forts.</translation>
    </message>
    <message>
        <source>&amp;No motion</source>
        <translation>Sans mou&amp;vement</translation>
    </message>
    <message>
        <source>Sub-steps change at once instead of moving.</source>
        <translation>Les sous-étapes changent d’un coup au lieu de bouger.</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Touches</translation>
    </message>
    <message>
        <source>Every action with its key; keys can be changed and the card printed.</source>
        <translation>Chaque action avec sa touche&#x202f;; les touches peuvent être changées et la carte imprimée.</translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation>&amp;Qu’est-ce que c’est&#x202f;?</translation>
    </message>
    <message>
        <source>Says in a sentence what the control in focus is; then point at anything else.</source>
        <translation>Dit en une phrase ce qu’est la commande active&#x202f;; montrez ensuite n’importe quoi d’autre.</translation>
    </message>
    <message>
        <source>About &amp;Lookback</source>
        <translation>À propos de &amp;Lookback</translation>
    </message>
    <message>
        <source>Version, licence and the paper.</source>
        <translation>Version, licence et article.</translation>
    </message>
    <message>
        <source>&amp;Menu</source>
        <translation>&amp;Menu</translation>
    </message>
    <message>
        <source>Opens the menu with every action of the window.</source>
        <translation>Ouvre le menu avec chaque action de la fenêtre.</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Apprendre</translation>
    </message>
    <message>
        <source>The course: lessons with something to try on every page.</source>
        <translation>Le cours&#xa0;: des leçons avec quelque chose à essayer sur chaque page.</translation>
    </message>
    <message>
        <source>As the &amp;system has it</source>
        <translation>Comme le &amp;système</translation>
    </message>
    <message>
        <source>The window speaks the language of the desktop.</source>
        <translation>La fenêtre parle la langue du bureau.</translation>
    </message>
    <message>
        <source>&amp;English</source>
        <translation>&amp;English</translation>
    </message>
    <message>
        <source>The window speaks English.</source>
        <translation>La fenêtre parle anglais.</translation>
    </message>
    <message>
        <source>&amp;Français</source>
        <translation>&amp;Français</translation>
    </message>
    <message>
        <source>The window speaks French.</source>
        <translation>La fenêtre parle français.</translation>
    </message>
    <message>
        <source>&amp;Bottleneck race</source>
        <translation>Co&amp;urse du goulot</translation>
    </message>
    <message>
        <source>A sentence grows while a fixed vector and attention translate it side by side.</source>
        <translation>Une phrase s’allonge pendant qu’un vecteur fixe et l’attention la traduisent côte à côte.</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <comment>menu</comment>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <comment>menu</comment>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <comment>menu</comment>
        <translation>&amp;Étape</translation>
    </message>
    <message>
        <source>&amp;Train</source>
        <comment>menu</comment>
        <translation>Ent&amp;raîner</translation>
    </message>
    <message>
        <source>L&amp;esson</source>
        <comment>menu</comment>
        <translation>Le&amp;çon</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <comment>menu</comment>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <comment>menu</comment>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <comment>menu</comment>
        <translation>A&amp;ide</translation>
    </message>
</context>
<context>
    <name>lookback::ui::WordMenu</name>
    <message>
        <source>Source word %1</source>
        <translation>Mot source %1</translation>
    </message>
    <message>
        <source>&amp;Replace by a near word</source>
        <translation>&amp;Remplacer par un mot proche</translation>
    </message>
    <message>
        <source>Looking for near words…</source>
        <translation>Recherche de mots proches…</translation>
    </message>
    <message>
        <source>Replace by the &amp;unknown word</source>
        <translation>Remplacer par le mot &amp;inconnu</translation>
    </message>
    <message>
        <source>make %1 unknown</source>
        <translation>rendre %1 inconnu</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>delete %1</source>
        <translation>supprimer %1</translation>
    </message>
    <message>
        <source>swap %1</source>
        <translation>échanger %1</translation>
    </message>
    <message>
        <source>Swap with the word &amp;before</source>
        <translation>Échanger avec le mot d’&amp;avant</translation>
    </message>
    <message>
        <source>Swap with the word &amp;after</source>
        <translation>Échanger avec le mot d’a&amp;près</translation>
    </message>
    <message>
        <source>Target word %1</source>
        <translation>Mot cible %1</translation>
    </message>
    <message>
        <source>&amp;Stop playing at this word</source>
        <translation>&amp;S’arrêter à ce mot</translation>
    </message>
    <message>
        <source>No word is near: this one has no direction</source>
        <translation>Aucun mot n’est proche&#xa0;: celui-ci n’a pas de direction</translation>
    </message>
    <message>
        <source>cos %1</source>
        <translation>cos %1</translation>
    </message>
    <message>
        <source>replace %1 by %2</source>
        <translation>remplacer %1 par %2</translation>
    </message>
</context>
</TS>
