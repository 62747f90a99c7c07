// @ts-nocheck
/** What every mail says, by language. What only one says stands beside it. */
export const words = {
  en: {
    greeting: (name) => (name ? `Hello ${name},` : 'Hello,'),
    visit: (shop) => `Visit ${shop}`,
    pair: (name, value) => `${name}: ${value}`,
    aside: (text) => ` (${text})`,
  },
  de: {
    greeting: (name) => (name ? `Guten Tag ${name},` : 'Guten Tag,'),
    visit: (shop) => `Zu ${shop}`,
    pair: (name, value) => `${name}: ${value}`,
    aside: (text) => ` (${text})`,
  },
  fr: {
    greeting: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
    visit: (shop) => `Aller sur ${shop}`,
    pair: (name, value) => `${name} : ${value}`,
    aside: (text) => ` (${text})`,
  },
  es: {
    greeting: (name) => (name ? `Hola, ${name}:` : 'Hola:'),
    visit: (shop) => `Ir a ${shop}`,
    pair: (name, value) => `${name}: ${value}`,
    aside: (text) => ` (${text})`,
  },
  ja: {
    greeting: (name) => (name ? `${name} 様` : 'お客様'),
    visit: (shop) => `${shop}を見る`,
    pair: (name, value) => `${name}：${value}`,
    aside: (text) => `（${text}）`,
  },
  ar: {
    greeting: (name) => (name ? `مرحبًا ${name}،` : 'مرحبًا،'),
    visit: (shop) => `زيارة ${shop}`,
    pair: (name, value) => `${name}: ${value}`,
    aside: (text) => ` (${text})`,
  },
}
