## Figures that are set side by side

figure-locomotive = Stufe deiner Lokomotive
figure-cash = Dein Bargeld
figure-income = Dein Einkommen
figure-links = Deine Strecken
figure-gained = Punkte für dich
figure-gift = Punkte für Ada
figure-points = Deine Siegpunkte
figure-mine = Deine Siegpunkte am Ende
figure-rival = Adas Siegpunkte

## The first turn

action-title = Eine Aktion für alle
action-ask = Noch hast du nichts, kein Geld und keine Strecke. Jede Runde beginnt mit den Aktionen: Jede kann nur einmal genommen werden, und manche kosten etwas. Ein Warenmarker kommt über so viele Strecken, wie deine Lokomotive Stufen hat: Nimm also die Lokomotive.
action-want = Deine Lokomotive hat Stufe { $want-locomotive }. Geld hattest du keins, also wurde Kapital aufgenommen: fünf Dollar für jeden Schritt, um den dein Einkommen sinkt. Das Wechselgeld, { $want-cash }, behältst du; dein Einkommen ist { $want-income }.
action-free = Ingenieur und die anderen kostenlosen Aktionen sind auch gut. Aber mit Stufe { $free-locomotive } kommt ein Warenmarker nur über eine einzige Strecke, und du müsstest zuerst eine bessere Lokomotive bezahlen.

build-title = Die erste Strecke
build-ask = Jetzt wird gebaut. Ein Plättchen kostet einen Dollar für jeden Ausgang und mehr an Flüssen und auf Hügeln. Klick das Flussfeld zwischen Bradford und Leeds an und leg eine Gerade, die beide verbindet: ein Plättchen, und die Strecke ist fertig.
build-ask-1 = Wähl die Gerade, deren Enden auf Bradford und auf Leeds zeigen.
build-want = Bradford und Leeds sind verbunden, und die Strecke gehört dir für immer. Sie hat { $want-cash-loss } gekostet: zwei Ausgänge und der Fluss. Am Ende des Spiels zählt jede fertige Strecke einen Siegpunkt.
build-curve = Auch das kostet { $curve-cash-loss }, führt aber ins freie Land. Solange das Gleis nirgends ankommt, ist es keine fertige Strecke, und nichts fährt darauf: Du hast { $curve-links }.
build-want-title = Gerade von Bradford nach Leeds
build-curve-title = Eine Kurve ins Land

debt-title = Schulden, aber mit Plan
debt-ask = Auch Bradford und Manchester hast du verbunden und dafür noch einmal Kapital aufgenommen: Dein Einkommen steht bei { $before-income }. Von den letzten fünf Dollar sind { $before-cash } übrig, und ein Plättchen darfst du noch legen. Verbinde Leeds und Doncaster über das Feld dazwischen.
debt-ask-1 = Eine Gerade von Leeds hinunter nach Doncaster.
debt-want = Drei Strecken, und für die letzte musstest du nichts aufnehmen. Bradford – Leeds – Doncaster ist jetzt eine Linie von dir, und in Bradford wartet ein violetter Warenmarker auf genau die.
debt-stop = Du behältst { $stop-cash }, aber Geld in der Hand tut bei Steam nichts. Mit { $stop-links } Strecken gibt es keine Linie von Bradford ins violette Doncaster, und nur Lieferungen bringen das Einkommen wieder nach oben.
debt-want-title = Eine dritte Strecke
debt-stop-title = Du hörst auf zu bauen

engine-title = Liefern oder verbessern?
engine-ask = Waren werden in zwei Durchgängen transportiert. In jedem lieferst du einen Warenmarker oder verbesserst, einmal je Runde, deine Lokomotive um eine Stufe. Verbessere jetzt: Der Marker liegt auch im zweiten Durchgang noch da.
engine-want = Stufe drei, und die Lieferung folgt. Am Ende der zweiten Runde hat deine Lokomotive Stufe { $want-locomotive }, und dir gehören { $want-links } Strecken.
engine-early = Zwei Lieferungen in der ersten Runde bringen einen Punkt mehr, aber die Lokomotive bleibt zurück: Am Ende der zweiten Runde hat sie Stufe { $early-locomotive } statt { $want-locomotive }, bei gleichem Einkommen von { $early-income }. Lange Lieferungen gewinnen, und sie brauchen früh hohe Stufen.
engine-want-title = Du verbesserst zuerst
engine-early-title = Du lieferst sofort

deliver-title = Eine Lieferung
deliver-ask = Zweiter Durchgang. Ein Warenmarker geht über fertige Strecken in eine Stadt seiner Farbe und bleibt in der ersten, auf die er trifft. Jede Strecke unterwegs bringt einen Punkt für die Person, der sie gehört. Klick Bradford an und schick den violetten Marker über Leeds nach Doncaster.
deliver-want = Zwei Strecken, beide deine: { $want-gained } Punkte für einen Marker. Jetzt sag, was daraus werden soll.
deliver-short = Ein Marker, der nach einer Strecke ankommt, bringt { $short-gained } Punkt. Derselbe Zug hätte { $want-gained } bringen können: Such unter allen Markern den längsten Weg über deine eigenen Strecken.
deliver-want-title = Der violette Marker, über zwei Strecken
deliver-short-title = Ein Marker, der nach einer Strecke ankommt

income-title = Einkommen oder Siegpunkte
income-ask = Alle Punkte einer Lieferung gehen zum Einkommen oder alle zu den Siegpunkten. Dein Einkommen ist { $before-income }: So viel müsstest du jede Runde zahlen. Gib die Punkte zuerst ins Einkommen.
income-want = Dein Einkommen steigt, und du beendest die Runde mit { $want-cash }. Nachdem das Fällige bezahlt ist, steht es bei { $want-income }. Frühe Punkte im Einkommen bezahlen die Strecken aller späteren Runden.
income-points = { $points-points } Siegpunkte sind schön, aber dein Einkommen bleibt unter null: Du zahlst, nimmst dafür wieder Kapital auf und bist bei { $points-income } statt { $want-income }. Siegpunkte kommen später, wenn die Strecken liegen.

## Later

long-title = Eine lange Linie
long-ask = Runde drei. Deine Linie führt von Doncaster über Leeds, Bradford, Burnley und Preston nach Wigan, und deine Lokomotive hat Stufe fünf. Such eine Lieferung über fünf Strecken, die alle dir gehören: Der schwarze Marker in Doncaster kommt so nach Wigan.
long-want = { $want-gained } Punkte für einen Marker und nichts für irgendjemand sonst. Eine lange eigene Linie schlägt viele kurze.
long-gift = Dieser Weg führt über Manchester, und eine Strecke davon gehört Ada: { $gift-gained } Punkte für dich und { $gift-gift } für sie. Das ist erlaubt, solange niemandem mehr davon gehört als dir; aber warum schenken?
long-want-title = Über Burnley und Preston
long-gift-title = Über Manchester

last-title = Die letzte Lieferung
last-ask = Runde zehn, und der Marker, den du gerade geliefert hast, bringt sechs Punkte. Am Ende zählen zwei Einkommen als ein Siegpunkt, und über zehn steigt das Einkommen nie. Wohin gehören diese Punkte?
last-want = Zu den Siegpunkten. Du hast am Ende { $want-mine }, Ada { $want-rival }: Siegpunkte, das halbe Einkommen und einer für jede Strecke. Du hast gewonnen!
last-income = In der letzten Runde kauft Einkommen nichts mehr: Du hast am Ende { $income-mine } statt { $want-mine }.

## And now

end = Aktion, Strecken, Lokomotive, Lieferung, Einkommen und Siegpunkte: Jetzt kennst du eine Runde Steam. Zwei Anfänger warten an einem Tisch auf eine echte Partie von Anfang an.
first-turn = Deine ersten Runden: Such zwei oder drei Städte nah beieinander und einen Warenmarker, der von einer zur anderen will, und bau dort. Verbessere früh die Lokomotive, gib Punkte ins Einkommen, bis es über null ist, und verlängere lieber eine Linie, als eine zweite zu beginnen.
