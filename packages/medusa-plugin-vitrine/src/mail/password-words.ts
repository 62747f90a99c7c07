// @ts-nocheck
import { toArabicMinutes } from './arabic-minutes'
import { words } from './words'

/** What the mail for a forgotten password says. */
export const passwordWords = {
  en: {
    subject: (shop) => `Choose a new password for ${shop}`,
    greeting: words.en.greeting,
    reason: (shop) => `somebody asked for a new password for your account at ${shop}. You choose it on this page:`,
    action: 'Choose a new password',
    validity: (minutes) => `The link works once, within ${minutes} minutes.`,
    otherwise: 'If that was not you, you need not do anything. Your password stays as it is.',
  },
  de: {
    subject: (shop) => `Ein neues Passwort für ${shop} wählen`,
    greeting: words.de.greeting,
    reason: (shop) => `für Ihr Konto bei ${shop} wurde ein neues Passwort angefordert. Sie wählen es auf dieser Seite:`,
    action: 'Neues Passwort wählen',
    validity: (minutes) => `Der Link gilt einmal und für ${minutes} Minuten.`,
    otherwise: 'Wenn Sie das nicht waren, müssen Sie nichts tun. Ihr Passwort bleibt, wie es ist.',
  },
  fr: {
    subject: (shop) => `Choisissez un nouveau mot de passe pour ${shop}`,
    greeting: words.fr.greeting,
    reason: (shop) =>
      `Un nouveau mot de passe a été demandé pour votre compte chez ${shop}. Vous le choisissez sur cette page :`,
    action: 'Choisir un nouveau mot de passe',
    validity: (minutes) => `Le lien fonctionne une seule fois, pendant ${minutes} minutes.`,
    otherwise: 'Si ce n’était pas vous, vous n’avez rien à faire. Votre mot de passe reste inchangé.',
  },
  es: {
    subject: (shop) => `Elija una nueva contraseña para ${shop}`,
    greeting: words.es.greeting,
    reason: (shop) => `Se ha pedido una nueva contraseña para su cuenta en ${shop}. Puede elegirla en esta página:`,
    action: 'Elegir una nueva contraseña',
    validity: (minutes) => `El enlace funciona una sola vez, durante ${minutes} minutos.`,
    otherwise: 'Si no ha sido usted, no tiene que hacer nada. Su contraseña queda como está.',
  },
  ja: {
    subject: (shop) => `【${shop}】パスワードの再設定`,
    greeting: words.ja.greeting,
    reason: (shop) =>
      `${shop}のアカウントのパスワード再設定が申請されました。次のページで新しいパスワードを設定してください。`,
    action: '新しいパスワードを設定する',
    validity: (minutes) => `リンクは${minutes}分以内に1回だけご利用いただけます。`,
    otherwise: 'お心当たりがない場合は、何もする必要はありません。パスワードは変わりません。',
  },
  ar: {
    subject: (shop) => `اختيار كلمة مرور جديدة في ${shop}`,
    greeting: words.ar.greeting,
    reason: (shop) => `طُلبت كلمة مرور جديدة لحسابك في ${shop}. يمكنك اختيارها في هذه الصفحة:`,
    action: 'اختيار كلمة مرور جديدة',
    validity: (minutes) => `يعمل الرابط مرة واحدة خلال ${toArabicMinutes(minutes)}.`,
    otherwise: 'إذا لم تطلب ذلك فلا يلزمك فعل شيء. تبقى كلمة المرور كما هي.',
  },
}
