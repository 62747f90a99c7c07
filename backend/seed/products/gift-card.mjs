/** Sold like a product; Medusa issues a code for each one bought. Amounts are minor units per currency. @type {import('../products.mjs').Product} */
export const giftCard = {
  handle: 'gift-card',
  sku: 'GIFT',
  giftcard: true,
  en: {
    title: 'Vitrine Gift Card',
    subtitle: 'For people who like to choose for themselves',
    description:
      'Arrives by e-mail the moment it is paid, with a code that can be spent in as many visits as it lasts. Whatever is left stays on the card, which is valid for three years.',
  },
  type: 'Gift card',
  categories: ['gifts'],
  tags: ['gift idea'],
  options: { Amount: ['Small', 'Medium', 'Large', 'Extra large'] },
  amounts: {
    Small: { eur: 2500, usd: 2500, gbp: 2000, jpy: 4000, kwd: 8000 },
    Medium: { eur: 5000, usd: 5000, gbp: 4000, jpy: 8000, kwd: 15000 },
    Large: { eur: 10000, usd: 10000, gbp: 8500, jpy: 16000, kwd: 30000 },
    'Extra large': { eur: 20000, usd: 20000, gbp: 17000, jpy: 32000, kwd: 60000 },
  },
  picture: {
    kind: 'giftCard',
    look: { color: '#35493d', accent: '#c9a763' },
    scene: ['parcel-wrapping-paper', 'letter-set'],
  },
  collection: 'evening-light',
}
