// @ts-nocheck
/** What the mails say that confirm the answer to a proposed change of an order. */
export const orderEditAnswerWords = {
  en: {
    confirmed: {
      subject: (number, shop) => `Your order no. ${number} at ${shop} has been changed`,
      intro: (number) => `your order no. ${number} has been changed as we proposed. Its new total is on its page:`,
      items: 'Your order now',
    },
    declined: {
      subject: (number, shop) => `Your order no. ${number} at ${shop} stays as it is`,
      intro: (number) => `you have declined the change of your order no. ${number}. It stays as it was.`,
      items: 'Your order',
    },
  },
  de: {
    confirmed: {
      subject: (number, shop) => `Ihre Bestellung Nr. ${number} bei ${shop} wurde geändert`,
      intro: (number) =>
        `Ihre Bestellung Nr. ${number} ist so geändert, wie wir es vorgeschlagen haben. Der neue Gesamtbetrag steht auf ihrer Seite:`,
      items: 'Ihre Bestellung jetzt',
    },
    declined: {
      subject: (number, shop) => `Ihre Bestellung Nr. ${number} bei ${shop} bleibt, wie sie ist`,
      intro: (number) => `Sie haben die Änderung Ihrer Bestellung Nr. ${number} abgelehnt. Sie bleibt, wie sie war.`,
      items: 'Ihre Bestellung',
    },
  },
  fr: {
    confirmed: {
      subject: (number, shop) => `Votre commande n° ${number} chez ${shop} a été modifiée`,
      intro: (number) =>
        `Votre commande n° ${number} est modifiée comme nous l’avions proposé. Son nouveau montant figure sur sa page :`,
      items: 'Votre commande à présent',
    },
    declined: {
      subject: (number, shop) => `Votre commande n° ${number} chez ${shop} reste inchangée`,
      intro: (number) => `Vous avez refusé la modification de votre commande n° ${number}. Elle reste inchangée.`,
      items: 'Votre commande',
    },
  },
  es: {
    confirmed: {
      subject: (number, shop) => `Su pedido n.º ${number} en ${shop} se ha modificado`,
      intro: (number) =>
        `Su pedido n.º ${number} se ha modificado como propusimos. Su nuevo importe figura en su página:`,
      items: 'Su pedido ahora',
    },
    declined: {
      subject: (number, shop) => `Su pedido n.º ${number} en ${shop} queda como está`,
      intro: (number) => `Ha rechazado la modificación de su pedido n.º ${number}. Queda como estaba.`,
      items: 'Su pedido',
    },
  },
  ja: {
    confirmed: {
      subject: (number, shop) => `【${shop}】ご注文（注文番号${number}）が変更されました`,
      intro: (number) =>
        `ご注文（注文番号${number}）を、ご提案のとおりに変更しました。現在の金額は、注文のページでご確認いただけます。`,
      items: '変更後のご注文',
    },
    declined: {
      subject: (number, shop) => `【${shop}】ご注文（注文番号${number}）は元のままです`,
      intro: (number) => `ご注文（注文番号${number}）の変更をお断りになりました。ご注文は元のままです。`,
      items: 'ご注文',
    },
  },
  ar: {
    confirmed: {
      subject: (number, shop) => `تم تغيير طلبك رقم ${number} في ${shop}`,
      intro: (number) => `تغيّر طلبك رقم ${number} كما اقترحنا. قيمته الآن مبيّنة في صفحته:`,
      items: 'طلبك الآن',
    },
    declined: {
      subject: (number, shop) => `طلبك رقم ${number} في ${shop} باقٍ كما هو`,
      intro: (number) => `رفضت تغيير طلبك رقم ${number}. بقي الطلب كما كان.`,
      items: 'طلبك',
    },
  },
}
