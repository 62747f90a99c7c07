// @ts-nocheck
import { words } from './words'

/** What the mail with the code of a gift card says. */
export const giftCardWords = {
  en: {
    subject: (value, shop) => `Your gift card for ${value} at ${shop}`,
    greeting: words.en.greeting,
    intro: (value, number, code) =>
      `here is the gift card for ${value} from your order no. ${number}. Its code is ${code}.`,
    howTo: 'Enter it in your bag or at checkout. What is left stays on the card for the next time.',
    action: 'Use it now',
    keep: 'Whoever has the code can use the card. Pass this e-mail on only to the person it is for.',
  },
  de: {
    subject: (value, shop) => `Ihre Geschenkkarte über ${value} für ${shop}`,
    greeting: words.de.greeting,
    intro: (value, number, code) =>
      `hier ist die Geschenkkarte über ${value} aus Ihrer Bestellung Nr. ${number}. Ihr Code lautet ${code}.`,
    howTo:
      'Geben Sie ihn im Warenkorb oder an der Kasse ein. Was übrig bleibt, bleibt für das nächste Mal auf der Karte.',
    action: 'Jetzt einlösen',
    keep: 'Wer den Code hat, kann die Karte einlösen. Geben Sie diese E-Mail nur an die Person weiter, für die sie bestimmt ist.',
  },
  fr: {
    subject: (value, shop) => `Votre carte cadeau de ${value} pour ${shop}`,
    greeting: words.fr.greeting,
    intro: (value, number, code) =>
      `Voici la carte cadeau de ${value} de votre commande n° ${number}. Son code est ${code}.`,
    howTo:
      'Saisissez-le dans le panier ou lors de la commande. Le solde restant demeure sur la carte pour la prochaine fois.',
    action: 'L’utiliser maintenant',
    keep: 'Quiconque a le code peut utiliser la carte. Ne transmettez cet e-mail qu’à la personne à qui elle est destinée.',
  },
  es: {
    subject: (value, shop) => `Su tarjeta regalo de ${value} para ${shop}`,
    greeting: words.es.greeting,
    intro: (value, number, code) =>
      `Esta es la tarjeta regalo de ${value} de su pedido n.º ${number}. Su código es ${code}.`,
    howTo: 'Introdúzcalo en la cesta o al tramitar el pedido. Lo que sobre queda en la tarjeta para la próxima vez.',
    action: 'Usarla ahora',
    keep: 'Quien tenga el código puede usar la tarjeta. Reenvíe este correo solo a la persona a quien va destinada.',
  },
  ja: {
    subject: (value, shop) => `【${shop}】${value}分のギフトカード`,
    greeting: words.ja.greeting,
    intro: (value, number, code) =>
      `ご注文（注文番号${number}）の${value}分のギフトカードをお届けします。コードは ${code} です。`,
    howTo: 'カートまたはご注文手続きの際に入力してください。残額はカードに残り、次回もお使いいただけます。',
    action: '今すぐ使う',
    keep: 'コードを知っている人なら誰でもカードを使えます。このメールは、贈るお相手にだけ転送してください。',
  },
  ar: {
    subject: (value, shop) => `بطاقة هديتك بقيمة ${value} في ${shop}`,
    greeting: words.ar.greeting,
    intro: (value, number, code) => `هذه بطاقة الهدية بقيمة ${value} من طلبك رقم ${number}. رمزها \u2068${code}\u2069.`,
    howTo: 'يُرجى إدخاله في السلة أو عند إتمام الشراء. ويبقى الرصيد المتبقي على البطاقة للمرة القادمة.',
    action: 'استخدامها الآن',
    keep: 'كل من لديه الرمز يمكنه استخدام البطاقة. لا تُعد توجيه هذه الرسالة إلا إلى من هي له.',
  },
}
