'use strict'

/** What the mail says that tells of an order's cancellation. */
const cancelledWords = {
  en: {
    subject: (number, shop) => `Your order no. ${number} at ${shop} is cancelled`,
    intro: (number) => `your order no. ${number} is cancelled. Nothing of it will be sent.`,
    items: 'Cancelled',
    paid: 'What you have paid comes back to you the way you paid it.',
    unpaid: 'You have nothing to pay for it. If your bank has set the amount aside, it is released.',
  },
  de: {
    subject: (number, shop) => `Ihre Bestellung Nr. ${number} bei ${shop} ist storniert`,
    intro: (number) => `Ihre Bestellung Nr. ${number} ist storniert. Es wird nichts davon verschickt.`,
    items: 'Storniert',
    paid: 'Was Sie bezahlt haben, bekommen Sie auf dem Weg zurück, auf dem Sie bezahlt haben.',
    unpaid: 'Sie müssen dafür nichts bezahlen. Hat Ihre Bank den Betrag vorgemerkt, wird er wieder frei.',
  },
  fr: {
    subject: (number, shop) => `Votre commande n° ${number} chez ${shop} est annulée`,
    intro: (number) => `Votre commande n° ${number} est annulée. Rien n’en sera expédié.`,
    items: 'Annulé',
    paid: 'Ce que vous avez payé vous est remboursé par le moyen de paiement que vous aviez utilisé.',
    unpaid: 'Vous n’avez rien à payer. Si votre banque a réservé le montant, il sera libéré.',
  },
  es: {
    subject: (number, shop) => `Su pedido n.º ${number} en ${shop} está cancelado`,
    intro: (number) => `Su pedido n.º ${number} está cancelado. No se enviará nada de él.`,
    items: 'Cancelado',
    paid: 'Lo que ha pagado se le devuelve por el mismo medio de pago.',
    unpaid: 'No tiene que pagar nada. Si su banco ha retenido el importe, quedará liberado.',
  },
}

module.exports = { cancelledWords }
