import { expect, it } from 'vitest'
import { toLocale } from '~/i18n/locales'
import { toCardName } from './card-name'

const card = { giftCard: true, unitPrice: 2500 }
const american = toLocale('en', 'us')

it('calls a gift card by its worth', () => {
  expect(toCardName(card, 'Small', 'usd', american)).toBe('$25.00')
})

it('leaves other things their names, and cards that are chosen by more than their worth', () => {
  expect(toCardName({ ...card, giftCard: false }, 'Small', 'usd', american)).toBeNull()
  expect(toCardName(card, 'Small / Birthday', 'usd', american)).toBeNull()
  expect(toCardName(card, '', 'usd', american)).toBeNull()
})
