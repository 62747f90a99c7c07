// @ts-nocheck
/** What mails say of where something is sent back to. */
export const returnAddressWords = {
  en: {
    title: 'Send it to',
    unknown: 'We will write to tell you the address to send it to.',
  },
  de: {
    title: 'Senden Sie es an',
    unknown: 'Die Adresse, an die Sie es senden, nennen wir Ihnen per E-Mail.',
  },
  fr: {
    title: 'À envoyer à',
    unknown: 'Nous vous écrirons l’adresse à laquelle l’envoyer.',
  },
  es: {
    title: 'Envíelo a',
    unknown: 'Le escribiremos la dirección a la que debe enviarlo.',
  },
  ja: {
    title: '返送先',
    unknown: '返送先の住所は、メールでお知らせします。',
  },
  ar: {
    title: 'أرسله إلى',
    unknown: 'سنراسلك بالعنوان الذي ترسله إليه.',
  },
}
