// @ts-nocheck
/** What the mails about an exchange say: when it is prepared and when it is confirmed. */
export const exchangeWords = {
  en: {
    back: 'You send back',
    instead: 'You get instead',
    way: 'How it comes back',
    ownWay: 'You send it yourself',
    due: 'Difference that you pay',
    refunded: 'Difference that you get back',
    prepared: {
      subject: (number, shop) => `An exchange for your order no. ${number} at ${shop}`,
      intro: (number) =>
        `we have prepared an exchange for your order no. ${number}. It takes effect once you have confirmed it in the shop:`,
      action: 'Look at the exchange',
    },
    confirmed: {
      subject: (number, shop) => `Your exchange for order no. ${number} at ${shop} is confirmed`,
      intro: (number) =>
        `your exchange for order no. ${number} is confirmed. We send the new items once they are packed.`,
      pack: 'Print the slip, put it into the parcel with what you send back and send it off.',
      action: 'Open the slip',
    },
  },
  de: {
    back: 'Sie senden zurück',
    instead: 'Sie bekommen dafür',
    way: 'Weg der Rücksendung',
    ownWay: 'Sie verschicken es selbst',
    due: 'Differenz, die Sie zahlen',
    refunded: 'Differenz, die Sie zurückbekommen',
    prepared: {
      subject: (number, shop) => `Ein Umtausch zu Ihrer Bestellung Nr. ${number} bei ${shop}`,
      intro: (number) =>
        `wir haben einen Umtausch zu Ihrer Bestellung Nr. ${number} vorbereitet. Er gilt, sobald Sie ihn im Shop bestätigt haben:`,
      action: 'Zum Umtausch',
    },
    confirmed: {
      subject: (number, shop) => `Ihr Umtausch zur Bestellung Nr. ${number} bei ${shop} ist bestätigt`,
      intro: (number) =>
        `Ihr Umtausch zur Bestellung Nr. ${number} ist bestätigt. Die neuen Artikel verschicken wir, sobald sie gepackt sind.`,
      pack: 'Drucken Sie den Schein aus, legen Sie ihn mit dem, was Sie zurücksenden, in das Paket und schicken Sie es ab.',
      action: 'Zum Schein für das Paket',
    },
  },
  fr: {
    back: 'Vous renvoyez',
    instead: 'Vous recevez à la place',
    way: 'Mode de renvoi',
    ownWay: 'Vous l’envoyez vous-même',
    due: 'Différence à payer',
    refunded: 'Différence remboursée',
    prepared: {
      subject: (number, shop) => `Un échange pour votre commande n° ${number} chez ${shop}`,
      intro: (number) =>
        `Nous avons préparé un échange pour votre commande n° ${number}. Il prendra effet une fois que vous l’aurez confirmé dans la boutique :`,
      action: 'Voir l’échange',
    },
    confirmed: {
      subject: (number, shop) => `Votre échange pour la commande n° ${number} chez ${shop} est confirmé`,
      intro: (number) =>
        `Votre échange pour la commande n° ${number} est confirmé. Nous envoyons les nouveaux articles dès qu’ils sont emballés.`,
      pack: 'Imprimez le bordereau, glissez-le dans le colis avec ce que vous renvoyez et expédiez-le.',
      action: 'Ouvrir le bordereau',
    },
  },
  es: {
    back: 'Devuelve',
    instead: 'Recibe a cambio',
    way: 'Forma de devolución',
    ownWay: 'Lo envía por su cuenta',
    due: 'Diferencia por pagar',
    refunded: 'Diferencia que se le devuelve',
    prepared: {
      subject: (number, shop) => `Un cambio para su pedido n.º ${number} en ${shop}`,
      intro: (number) =>
        `Hemos preparado un cambio para su pedido n.º ${number}. Será válido cuando lo confirme en la tienda:`,
      action: 'Ver el cambio',
    },
    confirmed: {
      subject: (number, shop) => `El cambio de su pedido n.º ${number} en ${shop} está confirmado`,
      intro: (number) =>
        `El cambio de su pedido n.º ${number} está confirmado. Enviaremos los artículos nuevos en cuanto estén embalados.`,
      pack: 'Imprima el justificante, inclúyalo en el paquete con lo que devuelve y envíelo.',
      action: 'Abrir el justificante',
    },
  },
  ja: {
    back: '返送していただく商品',
    instead: '交換でお届けする商品',
    way: '返送方法',
    ownWay: 'ご自身で発送',
    due: 'お支払いいただく差額',
    refunded: 'ご返金する差額',
    prepared: {
      subject: (number, shop) => `【${shop}】交換のご案内（注文番号${number}）`,
      intro: (number) =>
        `ご注文（注文番号${number}）の商品の交換をご用意しました。ショップで確定していただくと有効になります。`,
      action: '交換の内容を見る',
    },
    confirmed: {
      subject: (number, shop) => `【${shop}】交換が確定しました（注文番号${number}）`,
      intro: (number) =>
        `ご注文（注文番号${number}）の商品の交換が確定しました。新しい商品は、準備ができ次第発送します。`,
      pack: '用紙を印刷し、返送される商品と一緒に箱に入れてお送りください。',
      action: '用紙を開く',
    },
  },
  ar: {
    back: 'ما ترسله',
    instead: 'ما تحصل عليه بدلًا منه',
    way: 'طريقة الإرجاع',
    ownWay: 'ترسله بنفسك',
    due: 'الفرق الذي تدفعه',
    refunded: 'الفرق الذي تسترده',
    prepared: {
      subject: (number, shop) => `استبدال منتجات من طلبك رقم ${number} في ${shop}`,
      intro: (number) => `جهّزنا استبدال منتجات من طلبك رقم ${number}. يسري فور تأكيده في المتجر:`,
      action: 'عرض الاستبدال',
    },
    confirmed: {
      subject: (number, shop) => `تم تأكيد استبدال منتجات من طلبك رقم ${number} في ${shop}`,
      intro: (number) => `تم تأكيد استبدال منتجات من طلبك رقم ${number}. نرسل المنتجات الجديدة فور تغليفها.`,
      pack: 'يُرجى طباعة القسيمة ووضعها في الطرد مع ما ترسله ثم إرساله.',
      action: 'فتح القسيمة',
    },
  },
}
