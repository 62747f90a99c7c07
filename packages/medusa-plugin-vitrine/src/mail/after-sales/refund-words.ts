// @ts-nocheck
/** What the mail says that tells of money paid back. */
export const refundWords = {
  en: {
    subject: (amount, number, shop) => `A refund of ${amount}: order no. ${number} at ${shop}`,
    intro: (amount, number) => `we have refunded ${amount} for your order no. ${number}.`,
    // by Medusa's reason; `other` says nothing
    reasons: {
      discount: 'The reason is a discount.',
      return: 'The reason is your return.',
      swap: 'It is the difference of your exchange.',
      claim: 'The reason is your complaint.',
    },
    way: 'It comes back the way you paid. It may take your bank a few days to show it.',
  },
  de: {
    subject: (amount, number, shop) => `Erstattung von ${amount}: Bestellung Nr. ${number} bei ${shop}`,
    intro: (amount, number) => `wir haben Ihnen ${amount} aus Ihrer Bestellung Nr. ${number} erstattet.`,
    reasons: {
      discount: 'Der Grund ist ein nachträglicher Rabatt.',
      return: 'Der Grund ist Ihre Rücksendung.',
      swap: 'Es ist die Differenz aus Ihrem Umtausch.',
      claim: 'Der Grund ist Ihre Reklamation.',
    },
    way: 'Das Geld kommt auf dem Weg zurück, auf dem Sie bezahlt haben. Bis Sie es sehen, kann es bei Ihrer Bank einige Tage dauern.',
  },
  fr: {
    subject: (amount, number, shop) => `Un remboursement de ${amount} : commande n° ${number} chez ${shop}`,
    intro: (amount, number) => `Nous vous avons remboursé ${amount} pour votre commande n° ${number}.`,
    reasons: {
      discount: 'Le motif est une remise.',
      return: 'Le motif est votre retour.',
      swap: 'C’est la différence de votre échange.',
      claim: 'Le motif est votre réclamation.',
    },
    way: 'L’argent vous revient par le moyen de paiement que vous aviez utilisé. Selon votre banque, quelques jours peuvent passer avant que vous le voyiez.',
  },
  es: {
    subject: (amount, number, shop) => `Un reembolso de ${amount}: pedido n.º ${number} en ${shop}`,
    intro: (amount, number) => `Le hemos reembolsado ${amount} de su pedido n.º ${number}.`,
    reasons: {
      discount: 'El motivo es un descuento.',
      return: 'El motivo es su devolución.',
      swap: 'Es la diferencia de su cambio.',
      claim: 'El motivo es su reclamación.',
    },
    way: 'El dinero vuelve por el mismo medio de pago. Según su banco, puede tardar unos días en verlo.',
  },
  ja: {
    subject: (amount, number, shop) => `【${shop}】${amount}を返金しました（注文番号${number}）`,
    intro: (amount, number) => `ご注文（注文番号${number}）について、${amount}を返金しました。`,
    reasons: {
      discount: '返金の理由：割引',
      return: '返金の理由：商品の返品',
      swap: '返金の理由：交換の差額',
      claim: '返金の理由：商品の不具合など',
    },
    way: 'お支払いと同じ方法でお手続きしています。返金の反映まで数日かかる場合があります。',
  },
  ar: {
    subject: (amount, number, shop) => `رد مبلغ ${amount}: الطلب رقم ${number} في ${shop}`,
    intro: (amount, number) => `رددنا إليك ${amount} من طلبك رقم ${number}.`,
    reasons: {
      discount: 'السبب: خصم.',
      return: 'السبب: إرجاع منتجات.',
      swap: 'هذا فرق الاستبدال.',
      claim: 'السبب: شكوى قدّمتها.',
    },
    way: 'يُردّ المبلغ بالطريقة التي دفعت بها، وقد يستغرق ظهوره لدى البنك بضعة أيام.',
  },
}
