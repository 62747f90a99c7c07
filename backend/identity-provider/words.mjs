/** What the demo's identity provider says, by language. */
const words = {
  en: {
    title: 'Demo identity provider',
    about: 'It stands in for any OpenID Connect provider and asks for no password. Who are you?',
    verified: 'verified',
    unverified: 'not verified',
    noEmail: 'no e-mail address',
    other: 'Somebody else',
    email: 'E-mail address',
    isVerified: 'The provider has verified the address',
    subject: 'Number of the account (who has the same is the same person)',
    goOn: 'Continue',
    cancel: 'Cancel',
    problem: 'This did not work',
  },
  de: {
    title: 'Demo-Anmeldedienst',
    about: 'Er steht für einen beliebigen OpenID-Connect-Dienst und fragt nach keinem Passwort. Wer sind Sie?',
    verified: 'bestätigt',
    unverified: 'nicht bestätigt',
    noEmail: 'keine E-Mail-Adresse',
    other: 'Jemand anderes',
    email: 'E-Mail-Adresse',
    isVerified: 'Der Dienst hat die Adresse bestätigt',
    subject: 'Nummer des Kontos (wer dieselbe hat, ist derselbe Mensch)',
    goOn: 'Weiter',
    cancel: 'Abbrechen',
    problem: 'Das hat nicht geklappt',
  },
  fr: {
    title: 'Fournisseur d’identité de démonstration',
    about: 'Il remplace un fournisseur OpenID Connect et ne demande pas de mot de passe. Qui êtes-vous ?',
    verified: 'vérifiée',
    unverified: 'non vérifiée',
    noEmail: 'aucune adresse e-mail',
    other: 'Quelqu’un d’autre',
    email: 'Adresse e-mail',
    isVerified: 'Le fournisseur a vérifié l’adresse',
    subject: 'Numéro du compte (un même numéro désigne une même personne)',
    goOn: 'Continuer',
    cancel: 'Annuler',
    problem: 'Cela n’a pas fonctionné',
  },
  es: {
    title: 'Proveedor de identidad de demostración',
    about: 'Representa a cualquier proveedor de OpenID Connect y no pide contraseña. ¿Quién es usted?',
    verified: 'verificada',
    unverified: 'sin verificar',
    noEmail: 'sin dirección de correo',
    other: 'Otra persona',
    email: 'Correo electrónico',
    isVerified: 'El proveedor ha verificado la dirección',
    subject: 'Número de la cuenta (el mismo número es la misma persona)',
    goOn: 'Continuar',
    cancel: 'Cancelar',
    problem: 'No ha funcionado',
  },
  ja: {
    title: 'デモ用IDプロバイダー',
    about: 'OpenID Connectプロバイダーの代わりとなる、デモ用のページです。パスワードは不要です。どなたですか？',
    verified: '確認済み',
    unverified: '未確認',
    noEmail: 'メールアドレスなし',
    other: '上記以外の方',
    email: 'メールアドレス',
    isVerified: 'プロバイダーがアドレスを確認済み',
    subject: 'アカウント番号（番号が同じなら同一人物とみなします）',
    goOn: '続ける',
    cancel: 'キャンセル',
    problem: 'エラーが発生しました',
  },
  ar: {
    title: 'موفّر هوية تجريبي',
    about: 'يقوم مقام أي موفّر لخدمة OpenID Connect ولا يطلب كلمة مرور. من أنت؟',
    verified: 'مؤكَّد',
    unverified: 'غير مؤكَّد',
    noEmail: 'دون بريد إلكتروني',
    other: 'شخص آخر',
    email: 'البريد الإلكتروني',
    isVerified: 'أكّد الموفّر هذا البريد',
    subject: 'رقم الحساب (الرقم نفسه يعني الشخص نفسه)',
    goOn: 'متابعة',
    cancel: 'إلغاء',
    problem: 'تعذّر ذلك',
  },
}

/** @typedef {keyof typeof words} Language */

/** @param {string} tag @returns {tag is Language} */
function isLanguage(tag) {
  return Object.hasOwn(words, tag)
}

export const languages = Object.keys(words).filter(isLanguage)

/** @param {string} [wanted] OpenID Connect's `ui_locales`: BCP 47 tags, the dearest first; English where none is spoken */
export function findLanguage(wanted = '') {
  const asked = wanted.split(' ').map((tag) => tag.replace(/-.*/, '').toLowerCase())
  return asked.find(isLanguage) ?? 'en'
}

/** @param {Language} language */
export function sayIn(language) {
  return words[language]
}
