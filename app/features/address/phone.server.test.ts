import { expect, test } from 'vitest'
import { formatPhone, toPhone } from './phone.server'

test.each([
  ['de', '030 5550142', '+49305550142'],
  ['de', '+43 (664) 123-45 67', '+436641234567'],
  ['at', '0043/664/1234567', '+436641234567'],
  ['us', '(718) 555-0142', '+17185550142'],
  ['us', '3031112222', '+13031112222'],
  ['de', '+1 303 111 2222', '+13031112222'],
  ['ae', '٠٥٠١٢٣٤٥٦٧', '+971501234567'],
  ['jp', '０３-１２３４-５６７８', '+81312345678'],
  ['at', '+43 1 2345678 ext. 12', '+4312345678 ext. 12'],
])('in %s %s is kept as %s', (country, typed, kept) => {
  expect(toPhone(typed, country)).toBe(kept)
  expect(toPhone(kept, country), 'what is kept counts as a number again').toBe(kept)
})

test.each([
  'call me',
  '123',
  '030 5550142 0123456789',
  '+999 1234567',
  '1'.repeat(300),
  'ring 030 5550142',
  '<b>030 5550142</b>',
  '',
])('%s is no number in Germany', (typed) => expect(toPhone(typed, 'de')).toBeNull())

test('a national number says nothing without a country', () => {
  expect(toPhone('030 5550142', '')).toBeNull()
  expect(toPhone('+49 30 5550142', 'zz')).toBe('+49305550142')
})

test('a number is shown the international way, and what is none as it was kept', () => {
  expect(formatPhone('+17185550142', 'de')).toBe('+1 718 555 0142')
  expect(formatPhone('on request', 'de')).toBe('on request')
})
