import { expect, test } from 'vitest'
import { toLocale } from '~/i18n/locales'
import { toLineMessages } from './line-messages'

const order = { currency: 'usd', locale: toLocale('en', 'us') }
const line = {
  title: 'Gift card',
  description: 'Small',
  variant: { id: 'variant_1', productId: 'prod_1' },
  thumbnail: '/uploads/card.webp',
  giftCard: true,
  unitPrice: 2500,
}

test('a gift card is called by its worth, whether the shop still has it or not', () => {
  const metadata = { translations: { en: { values: { Small: 'Tiny' } } } }
  expect(toLineMessages(line, [{ id: 'prod_1', metadata, images: [] }], order).variant).toBe('$25.00')
  expect(toLineMessages(line, [], order).variant).toBe('$25.00')
})

test('anything else is called by what was chosen', () => {
  expect(toLineMessages({ ...line, giftCard: false }, [], order).variant).toBe('Small')
})
