## Figures that are set side by side

figure-companies = Gesellschaften, die du kontrollierst
figure-cubes = Deine restlichen Investitionsmarker
figure-box = Marker im Vermögensfeld von Rot
figure-profit = Profit von Rot
figure-cash = Dein Bargeld
figure-mine = Dein Bargeld
figure-rival = Adas Bargeld
figure-best = Bens Bargeld
figure-shares = Deine Aktien von Rot
figure-value = Wert einer Aktie von Rot

## Turn one

bid-title = Die erste Versteigerung
bid-ask = Jede Runde beginnt mit Versteigerungen. Du hast { $before-cubes } Investitionsmarker und darfst eine Gesellschaft anbieten: Klick unter dem Plan auf Rot und biete die Hälfte. Dein Gebot kommt ins Vermögensfeld der Gesellschaft; nur damit kann sie bauen.
bid-want = Ada und Ben passen: Rot gehört in dieser Runde dir und hat { $want-box } Marker zum Bauen, und eine Aktie behältst du für immer. Die { $want-cubes } Marker in deiner Hand reichen für eine zweite Gesellschaft.
bid-low = Zu wenig: Ada bietet mehr, und Rot geht an sie. Ein kleines Gebot spart nichts, wenn jemand anders die Gesellschaft haben will.
bid-everything = Rot gehört dir, aber deine Hand ist leer: Du kontrollierst { $everything-companies } Gesellschaft und siehst zu, wie die anderen die übrigen fünf unter sich aufteilen. Mit { $want-cubes } Markern in der Hand wärst du noch einmal dabei.
bid-want-title = Du bietest die Hälfte
bid-low-title = Du bietest fast nichts
bid-everything-title = Du bietest alles

raise-title = Erhöhen oder ziehen lassen?
raise-ask = Ada hat Grün angeboten, und Ben ist auf vier gegangen. Du hast { $before-cubes } Marker. Geboten wird reihum, bis alle bis auf eine Person gepasst haben. Marker, die du behältst, hast du auch nächste Runde noch; aber was du nicht kontrollierst, bringt dir jetzt nichts ein. Erhöhe auf fünf.
raise-want = Auch Grün gehört dir. Du kontrollierst jetzt { $want-companies } Gesellschaften, und beide bringen dir in dieser Runde etwas ein. Dass deine Hand leer ist, schadet nicht: In jeder Runde kommen zehn neue Marker.
raise-leave = Du behältst { $leave-cubes } Marker, aber Ben erhält Grün für vier und baut damit. Du kontrollierst nur { $leave-companies } Gesellschaft. Manchmal ist das klug; hier sind fünf Marker ein guter Preis.

found-title = Die erste Strecke
found-ask = Rot baut zuerst. Die erste Strecke beginnt in einer sechseckigen Stadt; die Zahl an der Linie sind die Kosten in Markern, die Zahl am Ziel ist der Profit. Rot hat fünf Marker. Such eine Strecke für drei, nach der noch eine für zwei möglich ist: Philadelphia – Pittsburgh.
found-want = Pittsburgh bringt vierzig, und von dort kommt Rot mit den letzten zwei Markern nach Cleveland: { $want-profit } in einer Runde. Denk immer zwei Strecken voraus.
found-coast = Los Angeles bringt so viel wie Pittsburgh, aber an dieser Küste kostet keine weitere Strecke nur zwei. Rot bleibt bei { $coast-profit } stehen, und zwei Marker liegen brach; von Pittsburgh aus wären es { $want-profit } geworden.

profit-title = Der Profit wird ausgezahlt
profit-ask = Grün darf noch einmal bauen, von New York oder Albany aus. Wenn keine Gesellschaft mehr bauen kann, zahlt jede ihren Profit der Runde an die Person, die sie kontrolliert. Nimm die Strecke, die für zwei Marker am meisten bringt: Albany – Boston.
profit-want = Die Runde ist vorbei. Rot und Grün haben dir zusammen { $want-cash } gezahlt. Ihr Profit steht wieder auf null, und die Kontrollmarker liegen wieder in den Feldern: Nächste Runde wird alles neu versteigert.
profit-buffalo = Buffalo bringt weniger als Boston: { $buffalo-cash } statt { $want-cash }. Dafür ist Grün näher an Chicago. Heute etwas weniger für einen besseren Platz morgen kann sich lohnen, wenn man es weiß.

## Later turns

again-title = Neu versteigert
again-ask = Runde zwei. Ada bietet drei Marker für Rot, das in Cleveland steht, umgeben von wertvollen Städten. Du hast noch { $before-cubes } Marker. Die Kontrolle gilt eine Runde, aber jeder Zuschlag bringt eine Aktie, die du behältst. Biete vier.
again-want = Rot gehört wieder dir: Du hast jetzt { $want-shares } seiner Aktien und am Ende der Runde { $want-cash }. Aktien bringen noch nichts ein. Das kommt noch.
again-leave = Ada erhält Rot, seinen Profit und eine Aktie. Du setzt deine Marker auf Violett und hast am Ende der Runde { $leave-cash }. Das ist fast so viel; aber du hast { $leave-shares } Aktie von Rot statt { $want-shares }, und auf die Aktien kommt es am Ende an.

share-title = Eine Aktie für den Schluss
share-ask = Runde vier, und Ben will Rot: Er bietet sieben. Nach Runde fünf zahlt jede Aktie, was die Waren ihrer Gesellschaft wert sind. Rot reicht weit und wird viele Farben finden, und du hast { $before-shares } seiner Aktien. Biete acht.
share-want = Teuer, aber richtig: Am Ende hast du { $want-shares } Aktien von Rot und { $want-cash }, mehr als alle anderen. Sonst hat niemand auch nur eine Aktie von Rot.
share-leave = Ben erhält Rot für diese Runde und eine Aktie für immer. Du hast am Ende { $leave-shares } Aktien von Rot und { $leave-cash } statt { $want-cash }.

spike-title = Der goldene Nagel
spike-ask = Wenn Strecken zum ersten Mal New York und San Francisco verbinden, egal von welchen Gesellschaften, gibt es fünfzig für die, die die Verbindung vollendet, und dreißig für jede andere, die daran beteiligt ist. Rot steht in Kansas City, eine Strecke vor Dallas, und dorthin ist Bens Blau von Westen gekommen.
spike-want = Der goldene Nagel! Dallas selbst bringt weniger als Denver, aber mit der Prämie hast du am Ende der Runde { $want-mine }.
spike-denver = Denver bringt zehn mehr als Dallas. Aber dann vollendet Adas Grün eine eigene Verbindung, und die Prämie geht an sie: Am Ende der Runde hast du { $denver-mine } statt { $want-mine } und Ada { $denver-rival } statt { $want-rival }.

goods-title = Die Waren und der Schluss
goods-ask = Fünf Runden sind vorbei. Jetzt nehmen die Gesellschaften der Reihe nach je einen Warenmarker entlang ihrer Strecken. Ein Satz verschiedener Farben bringt zehn, dreißig, sechzig, hundert, hundertfünfzig. Von welcher Farbe findet Rot nur einen einzigen Marker? Der einzige rote liegt in Santa Fe, der einzige orange in Los Angeles: Nimm den roten, bevor Ben es tut.
goods-want = Rot sammelt vier Farben, und jede Aktie zahlt { $want-value }. Du hast fünf davon: zusammen { $want-mine }, Ben hat { $want-best }. Du hast gewonnen!
goods-white = Weiße Marker liegen überall und laufen nicht weg. Inzwischen nimmt Ben Santa Fe, und Rot hat am Ende eine Farbe weniger: Eine Aktie zahlt { $white-value } statt { $want-value }, und mit { $white-mine } liegst du hinter Ben mit { $white-best }.

## And now

end = Du hast geboten, gebaut, den goldenen Nagel eingeschlagen und die Waren gezählt: Das ist ganz Steel Driver. Zwei Anfänger warten an einem Tisch auf eine echte Partie von Anfang an.
first-turn = Deine erste Runde: Ziel auf zwei Gesellschaften für je vier bis sechs Marker. Such dir vor dem Bieten die zwei Strecken, die du bauen würdest: eine erste ab einer sechseckigen Stadt und eine zweite, die der Rest bezahlen kann.
