// @ts-nocheck
/** What every letter about an order says. */
export const orderLetterWords = {
  en: {
    action: 'View the order',
    proof: (number) =>
      `If the page asks for it: the number is ${number}, with the address this e-mail was sent to and your postcode.`,
  },
  de: {
    action: 'Zur Bestellung',
    proof: (number) =>
      `Falls die Seite danach fragt: Die Nummer ist ${number}, dazu gehören die Adresse, an die diese E-Mail ging, und Ihre Postleitzahl.`,
  },
  fr: {
    action: 'Voir la commande',
    proof: (number) =>
      `Si la page le demande : le numéro est ${number}, avec l’adresse à laquelle cet e-mail a été envoyé et votre code postal.`,
  },
  es: {
    action: 'Ver el pedido',
    proof: (number) =>
      `Si la página lo pide: el número es ${number}, con la dirección a la que se envió este correo y su código postal.`,
  },
  ja: {
    action: '注文を見る',
    proof: (number) =>
      `ページで確認を求められた場合は、注文番号${number}、このメールの宛先アドレス、お届け先の郵便番号を入力してください。`,
  },
  ar: {
    action: 'عرض الطلب',
    proof: (number) =>
      `إذا طلبت الصفحة ذلك: رقم الطلب ${number}، مع البريد الإلكتروني الذي وصلت إليه هذه الرسالة والرمز البريدي لعنوان التوصيل.`,
  },
}
