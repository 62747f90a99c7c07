// @ts-nocheck
/** What the mail says that tells of a parcel at its door. */
export const deliveredWords = {
  en: {
    subject: (number, shop) => `A parcel from your order no. ${number} at ${shop} has been delivered`,
    intro: (number, day) => `a parcel from your order no. ${number} was delivered on ${day}.`,
    contents: 'In this parcel',
    wrong: 'If it has not reached you, or something in it is not as it should be, please reply to this e-mail.',
    back: 'What you do not want to keep you can send back from the page of your order.',
  },
  de: {
    subject: (number, shop) => `Ein Paket aus Ihrer Bestellung Nr. ${number} bei ${shop} wurde zugestellt`,
    intro: (number, day) => `ein Paket aus Ihrer Bestellung Nr. ${number} wurde am ${day} zugestellt.`,
    contents: 'In diesem Paket',
    wrong:
      'Falls es nicht bei Ihnen angekommen ist oder etwas darin nicht stimmt, antworten Sie bitte auf diese E-Mail.',
    back: 'Was Sie nicht behalten möchten, können Sie über die Seite Ihrer Bestellung zurücksenden.',
  },
  fr: {
    subject: (number, shop) => `Un colis de votre commande n° ${number} chez ${shop} a été livré`,
    intro: (number, day) => `Un colis de votre commande n° ${number} a été livré le ${day}.`,
    contents: 'Dans ce colis',
    wrong: 'Si vous ne l’avez pas reçu, ou si quelque chose n’y est pas comme prévu, veuillez répondre à cet e-mail.',
    back: 'Ce que vous ne souhaitez pas garder, vous pouvez le renvoyer depuis la page de votre commande.',
  },
  es: {
    subject: (number, shop) => `Un paquete de su pedido n.º ${number} en ${shop} se ha entregado`,
    intro: (number, day) => `Un paquete de su pedido n.º ${number} se entregó el ${day}.`,
    contents: 'En este paquete',
    wrong: 'Si no lo ha recibido, o si algo no está como debería, responda a este correo.',
    back: 'Lo que no quiera quedarse puede devolverlo desde la página de su pedido.',
  },
  ja: {
    subject: (number, shop) => `【${shop}】お荷物が届きました（注文番号${number}）`,
    intro: (number, day) => `ご注文（注文番号${number}）のお荷物を${day}にお届けしました。`,
    contents: 'このお荷物の内容',
    wrong: 'お荷物が届いていない場合や、内容に問題がある場合は、このメールにご返信ください。',
    back: '返品をご希望の商品は、注文のページからお手続きいただけます。',
  },
  ar: {
    subject: (number, shop) => `وصل طرد من طلبك رقم ${number} في ${shop}`,
    intro: (number, day) => `وصل طرد من طلبك رقم ${number} بتاريخ ${day}.`,
    contents: 'محتويات هذا الطرد',
    wrong: 'إذا لم يصلك أو كان في محتوياته خلل فيُرجى الرد على هذه الرسالة.',
    back: 'يمكنك إرجاع ما لا تريد الاحتفاظ به من صفحة طلبك.',
  },
}
