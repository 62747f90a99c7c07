// @ts-nocheck
import { toArabicMinutes } from './arabic-minutes'
import { words } from './words'

/** What the mail says with which a guest's orders are moved into an account. */
export const claimWords = {
  en: {
    subject: (numbers, shop, several) => `Add ${several ? 'orders' : 'order'} ${numbers} at ${shop} to an account`,
    greeting: words.en.greeting,
    reason: (numbers, shop, several) =>
      `somebody who is signed in at ${shop} asked for ${several ? 'orders' : 'order'} ${numbers}, placed with this address, to be added to their account. If that was you, confirm it on this page:`,
    action: 'Look and confirm',
    validity: (minutes) => `The link is valid for ${minutes} minutes, and only for the account that asked for it.`,
    otherwise: 'If that was not you, you need not do anything. Nothing changes then.',
  },
  de: {
    subject: (numbers, shop, several) =>
      `${several ? 'Bestellungen' : 'Bestellung'} ${numbers} bei ${shop} in ein Konto übernehmen`,
    greeting: words.de.greeting,
    reason: (numbers, shop, several) =>
      `jemand, der bei ${shop} angemeldet ist, möchte ${several ? 'die Bestellungen' : 'die Bestellung'} ${numbers}, aufgegeben mit dieser Adresse, in das eigene Konto übernehmen. Waren Sie das, bestätigen Sie es auf dieser Seite:`,
    action: 'Ansehen und bestätigen',
    validity: (minutes) => `Der Link gilt ${minutes} Minuten und nur für das Konto, das ihn angefordert hat.`,
    otherwise: 'Wenn Sie das nicht waren, müssen Sie nichts tun. Es ändert sich dann nichts.',
  },
  fr: {
    subject: (numbers, shop, several) =>
      `Ajouter ${several ? 'les commandes' : 'la commande'} ${numbers} chez ${shop} à un compte`,
    greeting: words.fr.greeting,
    reason: (numbers, shop, several) =>
      `Une personne connectée à ${shop} a demandé l’ajout à son compte ${several ? 'des commandes' : 'de la commande'} ${numbers}, ${several ? 'passées' : 'passée'} avec cette adresse. Si c’était vous, confirmez-le sur cette page :`,
    action: 'Voir et confirmer',
    validity: (minutes) => `Le lien est valable ${minutes} minutes, et uniquement pour le compte qui l’a demandé.`,
    otherwise: 'Si ce n’était pas vous, vous n’avez rien à faire. Rien ne changera.',
  },
  es: {
    subject: (numbers, shop, several) =>
      `Añadir ${several ? 'los pedidos' : 'el pedido'} ${numbers} de ${shop} a una cuenta`,
    greeting: words.es.greeting,
    reason: (numbers, shop, several) =>
      `Alguien con la sesión iniciada en ${shop} ha solicitado añadir a su cuenta ${several ? 'los pedidos' : 'el pedido'} ${numbers}, ${several ? 'hechos' : 'hecho'} con esta dirección. Si ha sido usted, confírmelo en esta página:`,
    action: 'Ver y confirmar',
    validity: (minutes) => `El enlace es válido durante ${minutes} minutos, y solo para la cuenta que lo pidió.`,
    otherwise: 'Si no ha sido usted, no tiene que hacer nada. No cambiará nada.',
  },
  ja: {
    subject: (numbers, shop) => `【${shop}】注文（注文番号${numbers}）をアカウントに追加`,
    greeting: words.ja.greeting,
    reason: (numbers, shop) =>
      `${shop}にログイン中の方から、このアドレスで行われたご注文（注文番号${numbers}）を自分のアカウントに追加したいとの申請がありました。ご本人の場合は、次のページで確定してください。`,
    action: '確認して追加する',
    validity: (minutes) => `リンクは${minutes}分間、申請したアカウントでのみ有効です。`,
    otherwise: 'お心当たりがない場合は、何もする必要はありません。ご注文は変わりません。',
  },
  ar: {
    subject: (numbers, shop) => `إضافة الطلب ${numbers} في ${shop} إلى حساب`,
    greeting: words.ar.greeting,
    reason: (numbers, shop) =>
      `طلب شخص سجّل الدخول في ${shop} إضافة الطلب ${numbers}، الذي أُجري بهذا البريد الإلكتروني، إلى حسابه. إذا كنت أنت من طلب ذلك فيُرجى التأكيد في هذه الصفحة:`,
    action: 'الاطلاع والتأكيد',
    validity: (minutes) => `الرابط صالح لمدة ${toArabicMinutes(minutes)}، وللحساب الذي طلبه فقط.`,
    otherwise: 'إذا لم تطلب ذلك فلا يلزمك فعل شيء. يبقى الطلب كما هو.',
  },
}
