## Figures that are set side by side

figure-controls = Gesellschaften, die du kontrollierst
figure-cash = Dein Bargeld
figure-links = Strecken von Naturholz
figure-treasury = Kasse von Naturholz
figure-issued = Aktien von Naturholz im Angebot
figure-performance = Leistung von Naturholz
figure-price = Aktienkurs
figure-rival = Bens Bargeld

## The first turn

share-title = Eine Aktie und die Kontrolle
share-ask = Am Ende zählt nur Geld, und Aktien bringen es ein. Von jeder Gesellschaft wird eine Aktie versteigert, für mindestens fünf Dollar. Naturholz ist zuerst an der Reihe, und Ben bietet acht. Du hast { $before-cash }. Biete neun: Wer die erste Aktie kauft, kontrolliert die Gesellschaft.
share-want = Du leitest Naturholz, für { $want-cash-loss }. Das Geld ging an die Bank, nicht an die Gesellschaft. { $want-cash } sind übrig, genug für eine zweite Gesellschaft.
share-leave = Ben kauft, und Naturholz baut und fährt, wie er will. Du behältst { $leave-cash }, aber Geld allein bringt nichts ein: ohne Aktie keine Dividende, ohne Kontrolle nichts zu entscheiden.

build-title = Die Gesellschaft baut
build-ask = Jetzt baust du für Naturholz: drei Plättchen, bezahlt aus seiner eigenen Kasse von { $before-treasury }. Dein Geld bleibt, wo es ist. In einem Ort führt das Gleis auf der anderen Seite weiter, also kann ein Plättchen zwei Strecken ergeben: Klick Bolton an, zwischen Wigan und Manchester, und leg den Ort auf einer Geraden.
build-ask-1 = Wähl das Plättchen, das Wigan im Westen und Manchester im Osten verbindet.
build-want = Zwei Strecken mit einem Plättchen, für { $want-treasury-loss }: Wigan – Bolton und Bolton – Manchester. Jede Strecke auf dem Weg eines Warenmarkers wird zählen; Orte sind also willkommen.
build-single = Damit sind Preston und Wigan verbunden, auch eine gute Linie, aber es ist { $single-links } Strecke für { $single-treasury-loss }. Über Bolton ergibt ein Plättchen zwei.
build-want-title = Wigan – Bolton – Manchester
build-single-title = Preston – Wigan

issue-title = Eine Aktie ausgeben
issue-ask = Naturholz hat { $before-links } Strecken, noch ein Plättchen zu legen und eine leere Kasse. Eine Gesellschaft, der Geld fehlt, gibt Aktien zu je fünf Dollar aus, gerade so viele wie nötig; nächste Runde sind sie zu kaufen. Verbinde Manchester und Bradford über die Hügel dazwischen.
issue-ask-1 = Eine Gerade von Manchester hinauf nach Bradford.
issue-want = { $want-links } Strecken, und das violette Bradford ist erreicht. Dafür wurde eine Aktie ausgegeben: { $want-issued } ist nächste Runde zu kaufen, und wer sie kauft, teilt die Dividenden. Gute Strecken sind das wert.
issue-stop = Es wurde keine Aktie ausgegeben, aber Naturholz bleibt bei { $stop-links } Strecken, und die violetten Marker in Wigan und Preston kommen nirgendwohin.
issue-want-title = Du baust auf Kredit
issue-stop-title = Du hörst auf

deliver-title = Liefern und leisten
deliver-ask = Jede Gesellschaft transportiert zwei Warenmarker in einer Runde, über beliebig viele eigene Strecken, bis zur ersten Stadt von dessen Farbe. Jede eigene Strecke erhöht ihre Leistung um eins. Schick einen violetten Marker von Preston bis nach Bradford.
deliver-want = { $want-performance } Strecken, also eine Leistung von { $want-performance }. Leistung bringt Dividenden und entscheidet, welche Aktien steigen.
deliver-short = Dieser Weg endet nach einer einzigen Strecke: Leistung { $short-performance } statt { $want-performance }. Eine Gesellschaft transportiert nur zweimal in einer Runde; lass jeden Marker weit reisen.
deliver-want-title = Von Preston nach Bradford
deliver-short-title = Nur eine Strecke

price-title = Dividenden und Kurse
price-ask = Zweiter Durchgang. Wenn alle transportiert haben, zahlt jede Aktie eine Dividende nach der Leistung, und die Gesellschaften werden gereiht: Die besten steigen, die letzten fallen. Naturholz steht bei drei, gleichauf mit deinem Schwarz. Bring es an die Spitze: Der violette Marker in Preston ist noch da.
price-want = Naturholz ist vorn. Seine Aktie steigt von fünf auf { $want-price }, die Dividenden sind gezahlt, und du hast { $want-cash }.
price-dull = Mit insgesamt vier liegt Naturholz gleichauf mit anderen in der Mitte: Seine Aktie steht bei { $dull-price } statt { $want-price }, und du hast { $dull-cash } statt { $want-cash }. Der Vorsprung vor den anderen bewegt den Kurs.
price-want-title = Von Preston nach Bradford
price-dull-title = Nur eine Strecke

## Buying and selling

keep-title = Jetzt verkaufen?
keep-ask = Nach den Dividenden sagen alle geheim, was sie verkaufen, zum Kurs des Tages. Eine Aktie von Naturholz brächte jetzt { $before-price }, fast so viel, wie du bezahlt hast. Aber seine Linie ist die beste auf der Karte. Behalte beide Aktien: Verkauf weder Naturholz noch Schwarz.
keep-ask-1 = Und auch Schwarz nicht.
keep-want = Geduld: Naturholz steigt Runde um Runde auf { $want-price }, den höchsten Kurs, den es gibt. So weitergespielt hast du am Ende { $want-cash } und gewinnst.
keep-sell = Acht Dollar in der Hand, aber deine Aktie ist weg, und die Kontrolle über deine beste Gesellschaft geht an die Person, die sie kauft. Von hier weitergespielt hast du am Ende { $sell-cash } statt { $want-cash }.
keep-want-title = Du behältst Naturholz
keep-sell-title = Du verkaufst Naturholz

sell-title = Verkaufen, wenn es oben ist
sell-ask = Eine Runde später. Schwarz steht bei { $before-price } und hat nichts Gutes mehr zu bauen; du hast zwei seiner Aktien. Nächste Runde werden Aktien anderer Gesellschaften billig sein, und dafür brauchst du Geld. Behalte Naturholz, verkauf beide von Schwarz, behalte Weiß.
sell-ask-1 = Jetzt Schwarz: Verkauf zwei.
sell-ask-2 = Und behalte Weiß.
sell-want = Ganz oben verkauft: Schwarz steht am Spielende bei { $want-price }. Das Geld hat Aktien gekauft, die gestiegen sind, und du hast am Ende { $want-cash }.
sell-hold = Kein Unglück, aber dein Geld schläft in Schwarz, während andere billig einkaufen: Weitergespielt hast du am Ende { $hold-cash } statt { $want-cash }, und die anderen sind viel näher.
sell-want-title = Du verkaufst Schwarz
sell-hold-title = Du behältst alles

last-title = Die letzte Lieferung
last-ask = Runde fünf, letzter Durchgang. Danach werden alle Aktien von selbst verkauft, zum Kurs, den sie dann haben. Naturholz steht ganz oben, und du hast drei Aktien: Fällt es jetzt zurück, verliert jede. In Barrow liegt ein gelber Marker, der über sieben Strecken nach Manchester kommt.
last-want = Sieben Strecken, und der Kurs bleibt bei { $want-price }. Alles ist verkauft: Du hast { $want-cash }, Ben { $want-rival }. Du hast gewonnen!
last-short = Eine Strecke ist zu wenig: Andere ziehen an Naturholz vorbei, und sein Kurs fällt auf { $short-price }. Du hast am Ende { $short-cash } statt { $want-cash }.
last-want-title = Sieben Strecken nach Manchester
last-short-title = Eine Strecke nach Lancaster

## And now

end = Aktien, Strecken, Lieferungen, Dividenden, Kurse und Verkäufe: Das ist Steam Barons. Zwei Anfänger warten an einem Tisch auf eine echte Partie von Anfang an.
first-turn = Deine erste Runde: Kauf die Kontrolle über zwei Gesellschaften, für je neun oder zehn Dollar. Such Orte zwischen zwei Städten, wo ein Plättchen zwei Strecken ergibt, und Warenmarker, die die ganze Linie entlangfahren.
