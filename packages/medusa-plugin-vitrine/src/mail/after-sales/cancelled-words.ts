// @ts-nocheck
/** What the mail says that tells of an order's cancellation. */
export const cancelledWords = {
  en: {
    subject: (number, shop) => `Your order no. ${number} at ${shop} is cancelled`,
    intro: (number) => `your order no. ${number} is cancelled. Nothing of it will be sent.`,
    items: 'Cancelled',
    paid: 'What you have paid comes back to you the way you paid it.',
    unpaid: 'You have nothing to pay for it. If your bank has set the amount aside, it is released.',
    card: (amount) => `${amount} went back to the gift card that you paid with, and can be used at once.`,
  },
  de: {
    subject: (number, shop) => `Ihre Bestellung Nr. ${number} bei ${shop} ist storniert`,
    intro: (number) => `Ihre Bestellung Nr. ${number} ist storniert. Es wird nichts davon verschickt.`,
    items: 'Storniert',
    paid: 'Was Sie bezahlt haben, bekommen Sie auf dem Weg zurück, auf dem Sie bezahlt haben.',
    unpaid: 'Sie müssen dafür nichts bezahlen. Hat Ihre Bank den Betrag vorgemerkt, wird er wieder frei.',
    card: (amount) =>
      `${amount} sind zurück auf der Geschenkkarte, mit der Sie bezahlt haben, und gleich wieder verwendbar.`,
  },
  fr: {
    subject: (number, shop) => `Votre commande n° ${number} chez ${shop} est annulée`,
    intro: (number) => `Votre commande n° ${number} est annulée. Rien ne sera expédié.`,
    items: 'Annulé',
    paid: 'Ce que vous avez payé vous est remboursé par le moyen de paiement que vous aviez utilisé.',
    unpaid: 'Vous n’avez rien à payer. Si votre banque a réservé le montant, il sera libéré.',
    card: (amount) =>
      `${amount} sont revenus sur la carte cadeau avec laquelle vous avez payé et sont utilisables dès maintenant.`,
  },
  es: {
    subject: (number, shop) => `Su pedido n.º ${number} en ${shop} está cancelado`,
    intro: (number) => `Su pedido n.º ${number} está cancelado. No se enviará nada.`,
    items: 'Cancelado',
    paid: 'Lo que ha pagado se le devuelve por el mismo medio de pago.',
    unpaid: 'No tiene que pagar nada. Si su banco ha retenido el importe, quedará liberado.',
    card: (amount) => `${amount} han vuelto a la tarjeta regalo con la que pagó y ya se pueden usar.`,
  },
  ja: {
    subject: (number, shop) => `【${shop}】ご注文（注文番号${number}）がキャンセルされました`,
    intro: (number) => `ご注文（注文番号${number}）はキャンセルされました。商品は発送されません。`,
    items: 'キャンセルされた商品',
    paid: 'お支払い済みの金額は、お支払いと同じ方法で返金します。',
    unpaid: 'お支払いは必要ありません。カード会社などで金額の枠が確保されている場合は、解除されます。',
    card: (amount) => `${amount}は、お支払いに使われたギフトカードの残高に戻しました。すぐにお使いいただけます。`,
  },
  ar: {
    subject: (number, shop) => `أُلغي طلبك رقم ${number} في ${shop}`,
    intro: (number) => `أُلغي طلبك رقم ${number}، ولن يُرسل شيء منه.`,
    items: 'المنتجات الملغاة',
    paid: 'يُردّ إليك ما دفعته بالطريقة التي دفعت بها.',
    unpaid: 'لا يلزمك دفع شيء. وإذا كان البنك قد حجز المبلغ فسيُفرج عنه.',
    card: (amount) => `عاد ${amount} إلى بطاقة الهدية التي دفعت بها، ويمكن استخدامه فورًا.`,
  },
}
