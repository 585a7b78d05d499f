privacy-title = Ce que ce serveur sait de vous
privacy-lead = Le programme écrit cette page lui-même, d’après les réglages de ce serveur : elle est donc vraie ici et aujourd’hui.

privacy-who-title = Qui l’exploite
privacy-who = Ce serveur est exploité par : { $operator }
privacy-who-unknown = L’exploitant de ce serveur n’a pas laissé d’adresse ici. Demandez à la personne qui vous a envoyé le lien.

privacy-cookie-title = Dans votre navigateur
privacy-cookie = Un seul cookie, nommé { $cookie } : un nombre aléatoire signé qui permet de vous reconnaître, valable un an. Il n’y en a pas d’autre, et rien ici ne vient d’autres sites ni ne leur est rapporté.
privacy-browser = Votre navigateur garde lui-même vos préférences (langue, couleurs, rythme, visites déjà vues). Elles ne sont jamais envoyées. Il garde aussi les nombres et les sceaux par lesquels les dés de vos tables ont été tirés.

privacy-guest-title = Si vous jouez en invité
privacy-guest = Sont gardés un nombre aléatoire, le nom que vous choisissez si vous en choisissez un, votre langue, vos places, et chaque action à une table avec son heure : le journal, c’est la partie.
privacy-results = Des parties finies, on garde les rangs et les scores, et les classements qui en découlent ; qui vous comptez parmi vos amis ou invitez ; ainsi que vos propos aux tables, vos notes privées, qui vous masquez, ce que vous signalez, et la minute de votre dernier passage à une table où vous avez une place.
privacy-seed = Votre navigateur contribue au hasard d’une table par un nombre aléatoire ; il est gardé avec la table, afin que chacun puisse vérifier.

privacy-account-title = Si vous gardez vos parties
privacy-account = S’y ajoutent le nom avec lequel vous vous connectez, une empreinte de votre mot de passe dont on ne peut le retrouver, et pour chaque appareil son navigateur, son système, et sa première et dernière utilisation.

privacy-mail-title = Courriel
privacy-mail = Une adresse seulement si vous en donnez une et la confirmez. Les lettres qui vous sont adressées passent par { $host }.
privacy-mail-none = Ce serveur n’envoie pas de courriel et n’a que faire de votre adresse.

privacy-notices-title = Avis
privacy-notices = Seulement si vous en souhaitez : par quelles voies et quand, et pendant 60 jours ce qui vous a été annoncé. Les notifications de votre navigateur passent, chiffrées, par le service de son éditeur ; il apprend quand il en vient une, non ce qu’elle dit. Un webhook que vous indiquez apprend le jeu, qui joue, où est la table, et qui vous invite ou vous demande comme ami.

privacy-others-title = Qui le voit
privacy-others = À votre table, on voit votre nom, ce que vous y faites et dites, et si vous êtes là. Tout le monde peut regarder les tables publiques ; les privées, seulement qui en a le lien. Chacun peut voir la page de vos résultats et classements, sauf si vous la masquez ; vos amis voient si vous êtes à une table.
privacy-operator = L’exploitant du serveur peut lire ce qui est stocké : tout ce qui est nommé ici, mais pas votre mot de passe.

privacy-address-title = Votre adresse réseau
privacy-address = Elle reste en mémoire tant que vous êtes là, pour que personne ne demande trop à la fois, et n’est pas consignée. L’exploitant peut exclure des réseaux ; c’est alors le réseau qui est gardé, non qui s’y trouvait.
privacy-log = Le programme ne tient pas de journal des visites, seulement de ses propres pannes. Un serveur mandataire placé devant lui peut en tenir un : l’exploitant peut vous le dire.

privacy-long-title = Pendant combien de temps
privacy-guest-days = Les invités dont on n’a plus de nouvelles depuis { $days } jours sont oubliés, comme s’ils s’étaient supprimés eux-mêmes.
privacy-guest-ever = Les invités sont gardés jusqu’à ce qu’ils se suppriment eux-mêmes.
privacy-account-ever = Les comptes sont gardés jusqu’à ce que vous supprimiez le vôtre. Les appareils inutilisés depuis { $days } jours sont déconnectés et oubliés ; les liens des lettres valent un jour au plus ; les signalements traités disparaissent après un an.
privacy-copies = L’exploitant peut garder des copies en cas de dommage ; vous pouvez y figurer encore quelque temps après vous être supprimé.

privacy-yours-title = Ce que vous pouvez faire
privacy-yours = Sur la page à votre sujet, tout ce qui est gardé peut être enregistré dans un fichier, et supprimé pour de bon : nom, mot de passe, adresse, appareils, propos, notes. Vos parties restent, sans votre nom ; là où d’autres jouent encore, un robot prend votre place.
privacy-yours-link = Vers la page à votre sujet
