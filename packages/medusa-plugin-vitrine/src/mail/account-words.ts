// @ts-nocheck
import { words } from './words'

/** What the former address of an account is told when its owner confirms another. */
export const addressWords = {
  en: {
    subject: (shop) => `Your e-mail address at ${shop} has been changed`,
    greeting: words.en.greeting,
    reason: (shop) =>
      `your account at ${shop} now has a different e-mail address. You sign in with that one, and we no longer write to this address.`,
    action: () => 'Take the change back',
    authPage: 'undo-email',
    otherwise:
      'If that was you, there is nothing to do. If not, take the change back within 72 hours: that ends every sign-in to the account, and you choose another password.',
  },
  de: {
    subject: (shop) => `Ihre E-Mail-Adresse bei ${shop} wurde geändert`,
    greeting: words.de.greeting,
    reason: (shop) =>
      `Ihr Konto bei ${shop} hat jetzt eine andere E-Mail-Adresse. Mit dieser melden Sie sich nun an, und an die bisherige schreiben wir nicht mehr.`,
    action: () => 'Änderung zurücknehmen',
    authPage: 'undo-email',
    otherwise:
      'Wenn Sie das waren, ist nichts zu tun. Wenn nicht, nehmen Sie die Änderung binnen 72 Stunden zurück: Damit endet jede Anmeldung im Konto, und Sie wählen ein anderes Passwort.',
  },
  fr: {
    subject: (shop) => `Votre adresse e-mail chez ${shop} a été modifiée`,
    greeting: words.fr.greeting,
    reason: (shop) =>
      `Votre compte chez ${shop} a maintenant une autre adresse e-mail. C’est avec elle que vous vous connectez, et nous n’écrivons plus à celle-ci.`,
    action: () => 'Annuler ce changement',
    authPage: 'undo-email',
    otherwise:
      'Si c’était vous, il n’y a rien à faire. Sinon, annulez ce changement dans les 72 heures : toutes les connexions au compte prendront fin et vous choisirez un autre mot de passe.',
  },
  es: {
    subject: (shop) => `Su dirección de correo en ${shop} ha cambiado`,
    greeting: words.es.greeting,
    reason: (shop) =>
      `Su cuenta en ${shop} tiene ahora otra dirección de correo electrónico. Inicie sesión con ella a partir de ahora; a esta ya no escribiremos.`,
    action: () => 'Deshacer el cambio',
    authPage: 'undo-email',
    otherwise:
      'Si ha sido usted, no tiene que hacer nada. Si no, deshaga el cambio en un plazo de 72 horas: se cerrarán todas las sesiones de la cuenta y elegirá otra contraseña.',
  },
  ja: {
    subject: (shop) => `【${shop}】メールアドレスが変更されました`,
    greeting: words.ja.greeting,
    reason: (shop) =>
      `${shop}のアカウントのメールアドレスが変更されました。今後は新しいアドレスでログインしてください。このアドレスにはご連絡をお送りしません。`,
    action: () => '変更を取り消す',
    authPage: 'undo-email',
    otherwise:
      'お心当たりがある場合は、何もする必要はありません。お心当たりがない場合は、72時間以内に変更を取り消してください。アカウントのすべてのログインが終了し、新しいパスワードを設定していただけます。',
  },
  ar: {
    subject: (shop) => `تم تغيير بريدك الإلكتروني في ${shop}`,
    greeting: words.ar.greeting,
    reason: (shop) =>
      `أصبح لحسابك في ${shop} بريد إلكتروني آخر. يكون تسجيل الدخول به من الآن، ولن نراسلك بعد اليوم على هذا البريد.`,
    action: () => 'التراجع عن التغيير',
    authPage: 'undo-email',
    otherwise:
      'إذا كنت أنت من فعل ذلك فلا يلزمك شيء. وإلا فيمكنك التراجع عن التغيير خلال 72 ساعة: تنتهي بذلك كل جلسات الحساب وتختار كلمة مرور أخرى.',
  },
}

/** What the address of an account is told when the account is deleted. */
export const erasureWords = {
  en: {
    subject: (shop) => `Your account at ${shop} has been deleted`,
    greeting: words.en.greeting,
    reason: (shop) =>
      `your account at ${shop} has been deleted, with your name, your saved addresses and your ways to sign in. Of your orders we keep what the law obliges us to keep.`,
    action: words.en.visit,
    otherwise: 'If that was not you, please write to us. This is the last e-mail about the account.',
  },
  de: {
    subject: (shop) => `Ihr Konto bei ${shop} wurde gelöscht`,
    greeting: words.de.greeting,
    reason: (shop) =>
      `Ihr Konto bei ${shop} ist gelöscht, mit Ihrem Namen, Ihren gespeicherten Adressen und Ihrer Anmeldung. Von Ihren Bestellungen bewahren wir auf, wozu uns das Gesetz verpflichtet.`,
    action: words.de.visit,
    otherwise: 'Wenn Sie das nicht waren, schreiben Sie uns bitte. Dies ist die letzte E-Mail zu diesem Konto.',
  },
  fr: {
    subject: (shop) => `Votre compte chez ${shop} a été supprimé`,
    greeting: words.fr.greeting,
    reason: (shop) =>
      `Votre compte chez ${shop} est supprimé, avec votre nom, vos adresses enregistrées et vos moyens de connexion. De vos commandes, nous conservons ce que la loi nous oblige à conserver.`,
    action: words.fr.visit,
    otherwise: 'Si ce n’était pas vous, veuillez nous écrire. Ceci est le dernier e-mail au sujet de ce compte.',
  },
  es: {
    subject: (shop) => `Su cuenta en ${shop} se ha eliminado`,
    greeting: words.es.greeting,
    reason: (shop) =>
      `Su cuenta en ${shop} se ha eliminado, con su nombre, sus direcciones guardadas y sus formas de iniciar sesión. De sus pedidos conservamos lo que la ley nos obliga a conservar.`,
    action: words.es.visit,
    otherwise: 'Si no ha sido usted, escríbanos. Este es el último correo sobre la cuenta.',
  },
  ja: {
    subject: (shop) => `【${shop}】アカウントが削除されました`,
    greeting: words.ja.greeting,
    reason: (shop) =>
      `${shop}のアカウントを、お名前、保存された住所、ログイン方法とともに削除しました。ご注文については、法律で義務付けられた情報のみ保管します。`,
    action: words.ja.visit,
    otherwise: 'お心当たりがない場合はご連絡ください。このアカウントに関するメールはこれが最後です。',
  },
  ar: {
    subject: (shop) => `تم حذف حسابك في ${shop}`,
    greeting: words.ar.greeting,
    reason: (shop) =>
      `حُذف حسابك في ${shop} مع اسمك وعناوينك المحفوظة وطريقة تسجيل دخولك. ونحتفظ من طلباتك بما يُلزمنا القانون بحفظه.`,
    action: words.ar.visit,
    otherwise: 'إذا لم تكن أنت من فعل ذلك فيُرجى مراسلتنا. هذه آخر رسالة تخص هذا الحساب.',
  },
}

/** What an account's owner is told when its password was changed. */
export const newPasswordWords = {
  en: {
    subject: (shop) => `Your password at ${shop} has been changed`,
    greeting: words.en.greeting,
    reason: (shop) =>
      `your account at ${shop} now has a different password. Whoever was signed in to it elsewhere has to sign in again.`,
    action: () => 'Choose another password',
    authPage: 'forgot-password',
    otherwise:
      'If that was you, you need not do anything. If it was not, choose another password at once with the link above.',
  },
  de: {
    subject: (shop) => `Ihr Passwort bei ${shop} wurde geändert`,
    greeting: words.de.greeting,
    reason: (shop) =>
      `Ihr Konto bei ${shop} hat jetzt ein anderes Passwort. Wer anderswo darin angemeldet war, muss sich neu anmelden.`,
    action: () => 'Ein anderes Passwort wählen',
    authPage: 'forgot-password',
    otherwise:
      'Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, wählen Sie bitte gleich über den Link oben ein anderes Passwort.',
  },
  fr: {
    subject: (shop) => `Votre mot de passe chez ${shop} a été modifié`,
    greeting: words.fr.greeting,
    reason: (shop) =>
      `Votre compte chez ${shop} a maintenant un autre mot de passe. Toute personne qui y était connectée ailleurs doit se reconnecter.`,
    action: () => 'Choisir un autre mot de passe',
    authPage: 'forgot-password',
    otherwise:
      'Si c’était vous, vous n’avez rien à faire. Sinon, choisissez sans attendre un autre mot de passe avec le lien ci-dessus.',
  },
  es: {
    subject: (shop) => `Su contraseña en ${shop} ha cambiado`,
    greeting: words.es.greeting,
    reason: (shop) =>
      `Su cuenta en ${shop} tiene ahora otra contraseña. Quien tuviera la sesión abierta en otro lugar debe iniciarla de nuevo.`,
    action: () => 'Elegir otra contraseña',
    authPage: 'forgot-password',
    otherwise:
      'Si ha sido usted, no tiene que hacer nada. Si no, elija cuanto antes otra contraseña con el enlace de arriba.',
  },
  ja: {
    subject: (shop) => `【${shop}】パスワードが変更されました`,
    greeting: words.ja.greeting,
    reason: (shop) =>
      `${shop}のアカウントのパスワードが変更されました。ほかの端末でログインしていた場合は、もう一度ログインする必要があります。`,
    action: () => '別のパスワードを設定する',
    authPage: 'forgot-password',
    otherwise:
      'ご自身で変更された場合は、何もする必要はありません。お心当たりがない場合は、ただちに上のリンクから別のパスワードを設定してください。',
  },
  ar: {
    subject: (shop) => `تم تغيير كلمة مرورك في ${shop}`,
    greeting: words.ar.greeting,
    reason: (shop) =>
      `أصبحت لحسابك في ${shop} كلمة مرور أخرى. من كان قد سجّل الدخول إليه من مكان آخر فعليه تسجيل الدخول مجددًا.`,
    action: () => 'اختيار كلمة مرور أخرى',
    authPage: 'forgot-password',
    otherwise: 'إذا كنت أنت من فعل ذلك فلا يلزمك فعل شيء. وإلا فيُرجى اختيار كلمة مرور أخرى فورًا عبر الرابط أعلاه.',
  },
}

// where somebody who has not done this undoes it
const profile = {
  en: () => 'Go to your profile',
  de: () => 'Zu Ihrem Profil',
  fr: () => 'Aller à votre profil',
  es: () => 'Ir a su perfil',
  ja: () => 'プロフィールを開く',
  ar: () => 'الانتقال إلى ملفك الشخصي',
}

/** What an account's owner is told when a provider was connected with it in a session. */
export const providerWords = {
  en: {
    subject: (shop) => `Another way to sign in at ${shop}`,
    greeting: words.en.greeting,
    reason: (shop) => `your account at ${shop} was connected with another service, whose sign-in opens it from now on.`,
    action: profile.en,
    otherwise:
      'If that was you, you need not do anything. If it was not, sign in at once, disconnect the service in your profile and choose another password.',
  },
  de: {
    subject: (shop) => `Ein weiterer Weg zur Anmeldung bei ${shop}`,
    greeting: words.de.greeting,
    reason: (shop) =>
      `Ihr Konto bei ${shop} wurde mit einem anderen Dienst verbunden, dessen Anmeldung es von jetzt an öffnet.`,
    action: profile.de,
    otherwise:
      'Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, melden Sie sich bitte gleich an, trennen Sie den Dienst in Ihrem Profil und wählen Sie ein anderes Passwort.',
  },
  fr: {
    subject: (shop) => `Un autre moyen de vous connecter à ${shop}`,
    greeting: words.fr.greeting,
    reason: (shop) =>
      `Votre compte chez ${shop} a été associé à un autre service, dont la connexion l’ouvre désormais.`,
    action: profile.fr,
    otherwise:
      'Si c’était vous, vous n’avez rien à faire. Sinon, connectez-vous sans attendre, dissociez le service dans votre profil et choisissez un autre mot de passe.',
  },
  es: {
    subject: (shop) => `Otra forma de iniciar sesión en ${shop}`,
    greeting: words.es.greeting,
    reason: (shop) =>
      `Su cuenta en ${shop} se ha vinculado a otro servicio, con el que ahora también se puede entrar en ella.`,
    action: profile.es,
    otherwise:
      'Si ha sido usted, no tiene que hacer nada. Si no, inicie sesión cuanto antes, desvincule el servicio en su perfil y elija otra contraseña.',
  },
  ja: {
    subject: (shop) => `【${shop}】ログイン方法が追加されました`,
    greeting: words.ja.greeting,
    reason: (shop) => `${shop}のアカウントが別のサービスと連携され、そのサービスでもログインできるようになりました。`,
    action: profile.ja,
    otherwise:
      'ご自身で連携された場合は、何もする必要はありません。お心当たりがない場合は、ただちにログインし、プロフィールで連携を解除して、別のパスワードを設定してください。',
  },
  ar: {
    subject: (shop) => `طريقة أخرى لتسجيل الدخول إلى ${shop}`,
    greeting: words.ar.greeting,
    reason: (shop) => `رُبط حسابك في ${shop} بخدمة أخرى، وأصبح تسجيل الدخول فيها يفتح حسابك من الآن.`,
    action: profile.ar,
    otherwise:
      'إذا كنت أنت من فعل ذلك فلا يلزمك فعل شيء. وإلا فيُرجى تسجيل الدخول فورًا وإلغاء ربط الخدمة من ملفك الشخصي واختيار كلمة مرور أخرى.',
  },
}

/** What the address of an account is told when a passkey opens it too. */
export const passkeyWords = {
  en: {
    subject: (shop) => `A new passkey for ${shop}`,
    greeting: words.en.greeting,
    reason: (shop) =>
      `a passkey was added to your account at ${shop}: whoever has it and can unlock it signs in with it.`,
    action: profile.en,
    otherwise:
      'If that was you, you need not do anything. If it was not, sign in at once, remove the passkey in your profile and choose another password.',
  },
  de: {
    subject: (shop) => `Ein neuer Passkey für ${shop}`,
    greeting: words.de.greeting,
    reason: (shop) =>
      `Ihrem Konto bei ${shop} wurde ein Passkey hinzugefügt: Wer ihn hat und entsperren kann, meldet sich damit an.`,
    action: profile.de,
    otherwise:
      'Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, melden Sie sich bitte gleich an, entfernen Sie den Passkey in Ihrem Profil und wählen Sie ein anderes Passwort.',
  },
  fr: {
    subject: (shop) => `Une nouvelle clé d’accès pour ${shop}`,
    greeting: words.fr.greeting,
    reason: (shop) =>
      `Une clé d’accès a été ajoutée à votre compte chez ${shop} : la personne qui la possède et peut la déverrouiller se connecte avec elle.`,
    action: profile.fr,
    otherwise:
      'Si c’était vous, vous n’avez rien à faire. Sinon, connectez-vous sans attendre, supprimez la clé d’accès dans votre profil et choisissez un autre mot de passe.',
  },
  es: {
    subject: (shop) => `Una nueva llave de acceso para ${shop}`,
    greeting: words.es.greeting,
    reason: (shop) =>
      `Se ha añadido una llave de acceso a su cuenta en ${shop}: quien la tenga y pueda desbloquearla entra con ella.`,
    action: profile.es,
    otherwise:
      'Si ha sido usted, no tiene que hacer nada. Si no, inicie sesión cuanto antes, quite la llave de acceso en su perfil y elija otra contraseña.',
  },
  ja: {
    subject: (shop) => `【${shop}】パスキーが追加されました`,
    greeting: words.ja.greeting,
    reason: (shop) =>
      `${shop}のアカウントにパスキーが追加されました。このパスキーを持ち、ロックを解除できる人は、それでログインできます。`,
    action: profile.ja,
    otherwise:
      'ご自身で追加された場合は、何もする必要はありません。お心当たりがない場合は、ただちにログインし、プロフィールでパスキーを削除して、別のパスワードを設定してください。',
  },
  ar: {
    subject: (shop) => `مفتاح مرور جديد لدى ${shop}`,
    greeting: words.ar.greeting,
    reason: (shop) => `أُضيف مفتاح مرور إلى حسابك في ${shop}: من يملكه ويستطيع فتحه يسجّل الدخول به.`,
    action: profile.ar,
    otherwise:
      'إذا كنت أنت من فعل ذلك فلا يلزمك فعل شيء. وإلا فيُرجى تسجيل الدخول فورًا وإزالة مفتاح المرور من ملفك الشخصي واختيار كلمة مرور أخرى.',
  },
}
