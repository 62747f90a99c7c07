// @ts-nocheck
/** What the mail says that tells of a parcel on its way. */
export const shippedWords = {
  en: {
    subject: (number, shop) => `A parcel from your order no. ${number} at ${shop} is on its way`,
    intro: (number) => `we have handed a parcel from your order no. ${number} to the carrier.`,
    contents: 'In this parcel',
    tracking: 'Follow the parcel',
  },
  de: {
    subject: (number, shop) => `Ein Paket aus Ihrer Bestellung Nr. ${number} bei ${shop} ist unterwegs`,
    intro: (number) => `wir haben ein Paket aus Ihrer Bestellung Nr. ${number} dem Paketdienst übergeben.`,
    contents: 'In diesem Paket',
    tracking: 'Sendung verfolgen',
  },
  fr: {
    subject: (number, shop) => `Un colis de votre commande n° ${number} chez ${shop} est en route`,
    intro: (number) => `Nous avons remis un colis de votre commande n° ${number} au transporteur.`,
    contents: 'Dans ce colis',
    tracking: 'Suivre le colis',
  },
  es: {
    subject: (number, shop) => `Un paquete de su pedido n.º ${number} en ${shop} está en camino`,
    intro: (number) => `Hemos entregado al transportista un paquete de su pedido n.º ${number}.`,
    contents: 'En este paquete',
    tracking: 'Seguir el paquete',
  },
  ja: {
    subject: (number, shop) => `【${shop}】お荷物を発送しました（注文番号${number}）`,
    intro: (number) => `ご注文（注文番号${number}）のお荷物を配送業者に引き渡しました。`,
    contents: 'このお荷物の内容',
    tracking: 'お荷物を追跡する',
  },
  ar: {
    subject: (number, shop) => `طرد من طلبك رقم ${number} في ${shop} في طريقه إليك`,
    intro: (number) => `سلّمنا طردًا من طلبك رقم ${number} إلى شركة الشحن.`,
    contents: 'محتويات هذا الطرد',
    tracking: 'تتبّع الطرد',
  },
}
