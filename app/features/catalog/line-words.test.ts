import { expect, it } from 'vitest'
import { toLocale } from '~/i18n/locales'
import { toLineWords } from './line-words'

const card = { title: 'Gift card', choice: 'Small', giftCard: true, unitPrice: 2500 }
const american = { currency: 'usd', locale: toLocale('en', 'us') }
const metadata = {
  translations: { en: { values: { Small: 'Tiny' } }, de: { title: 'Gutschein', values: { Small: 'Klein' } } },
}

it('calls a gift card by its worth, whether the shop still has it or not', () => {
  expect(toLineWords(card, { metadata }, american).variantTitle).toBe('$25.00')
  expect(toLineWords(card, null, american).variantTitle).toBe('$25.00')
  const german = { currency: 'eur', locale: toLocale('de', 'de') }
  expect(toLineWords(card, { metadata }, german)).toMatchObject({ title: 'Gutschein', variantTitle: '25,00\u00a0€' })
})

it('leaves other things their names, and cards that are chosen by more than their worth', () => {
  expect(toLineWords({ ...card, giftCard: false }, null, american).variantTitle).toBe('Small')
  expect(toLineWords({ ...card, giftCard: false }, { metadata }, american).variantTitle).toBe('Tiny')
  expect(toLineWords({ ...card, choice: 'Small / Birthday' }, null, american).variantTitle).toBe('Small / Birthday')
  expect(toLineWords({ ...card, choice: '' }, null, american).variantTitle).toBe('')
})
