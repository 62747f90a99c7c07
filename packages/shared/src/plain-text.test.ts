import { expect, test } from 'vitest'
import { holdsLink, isBareName, isPlainName, toLinklessText } from './plain-text'

const names = [
  'Ada',
  'O’Neil-Smith',
  "O'Neil-Smith",
  'van der Berg',
  'J. R. R.',
  'J.R.R.',
  'Dr. med. Ada Huber',
  'María José',
  'Nguyễn Thị',
  'Łukasz',
  'د. أحمد',
  'د.أحمد',
  'محمد علي',
  '山田 花子',
  'ジャン・ピエール',
  '김민준',
  'Ὀδυσσεύς',
  'John Smith 3rd',
]

const messages = [
  'Your account is locked, go to https://evil.example',
  'HTTP:evil',
  'www.evil',
  'evil.example',
  'Evil.COM',
  'ｅｖｉｌ．ｃｏｍ',
  'evil。com',
  'evil\u200b.com',
  'ada@example',
  'ada ＠ example',
  'Ada\nGo',
  'Ada\u2028Go',
  'Ada\u202eadA',
  'Ada\u2066',
  '<b>Ada',
]

test.each(names)('%s is a name', (name) => {
  expect(isPlainName(name)).toBe(true)
  expect(isBareName(name)).toBe(!/\d/.test(name))
})

test.each(messages)('%j is no name, nor one that a mail greets', (message) => {
  expect(isPlainName(message)).toBe(false)
  expect(isBareName(message)).toBe(false)
})

test('an address may have full stops without spaces, and no links', () => {
  for (const line of ['Hauptstr.12', 'P.O.Box 7', 'St.Gallen', 'booking.com GmbH', 'Café @ Home', 'c/o Huber']) {
    expect(holdsLink(line)).toBe(false)
  }
  for (const line of ['see http://evil.example', 'www.evil.example', 'ada@example.org', 'https:evil']) {
    expect(holdsLink(line)).toBe(true)
  }
})

test('what a mail repeats stays as it is where it is plain, and is no link where it was one', () => {
  for (const text of ['Hauptstr.12', 'P. O. Box 7', 'O\u2019Neil & Söhne', '渋谷区1-2-3', 'شارع النيل']) {
    expect(toLinklessText(text)).toBe(text)
  }
  expect(toLinklessText('ada@example.org')).toBe('ada @ example. org')
  expect(toLinklessText(undefined)).toBe('')
})
