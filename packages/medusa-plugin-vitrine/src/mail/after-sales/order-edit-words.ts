// @ts-nocheck
/** What the mail says with which a change of an order is proposed. */
export const orderEditWords = {
  en: {
    subject: (number, shop) => `A change to your order no. ${number} at ${shop}`,
    intro: (number) =>
      `we would like to change something in your order no. ${number}. Please look at it and tell us whether you agree:`,
    action: 'See the change',
    stays: 'Until you answer, your order stays as it is.',
  },
  de: {
    subject: (number, shop) => `Eine Änderung Ihrer Bestellung Nr. ${number} bei ${shop}`,
    intro: (number) =>
      `wir möchten an Ihrer Bestellung Nr. ${number} etwas ändern. Bitte sehen Sie es sich an und sagen Sie uns, ob Sie einverstanden sind:`,
    action: 'Änderung ansehen',
    stays: 'Bis Sie antworten, bleibt Ihre Bestellung, wie sie ist.',
  },
  fr: {
    subject: (number, shop) => `Une modification de votre commande n° ${number} chez ${shop}`,
    intro: (number) =>
      `Nous souhaiterions modifier votre commande n° ${number}. Veuillez regarder notre proposition et nous dire si vous êtes d’accord :`,
    action: 'Voir la modification',
    stays: 'Tant que vous n’avez pas répondu, votre commande reste inchangée.',
  },
  es: {
    subject: (number, shop) => `Una modificación de su pedido n.º ${number} en ${shop}`,
    intro: (number) =>
      `Nos gustaría modificar su pedido n.º ${number}. Revise nuestra propuesta y díganos si está de acuerdo:`,
    action: 'Ver la modificación',
    stays: 'Hasta que responda, su pedido queda como está.',
  },
  ja: {
    subject: (number, shop) => `【${shop}】ご注文（注文番号${number}）の変更のご提案`,
    intro: (number) =>
      `ご注文（注文番号${number}）について、変更をご提案します。内容をご確認のうえ、ご同意いただけるかお知らせください。`,
    action: '変更内容を見る',
    stays: 'ご回答いただくまで、ご注文は変わりません。',
  },
  ar: {
    subject: (number, shop) => `تغيير في طلبك رقم ${number} في ${shop}`,
    intro: (number) => `نودّ تغيير شيء في طلبك رقم ${number}. يُرجى الاطلاع عليه وإبلاغنا بموافقتك أو عدمها:`,
    action: 'عرض التغيير',
    stays: 'يبقى طلبك كما هو إلى أن تجيب.',
  },
}
