import { expect, test } from 'vitest'
import { toInsert, toOwnNumbers } from './digits'

test.each([
  ['250 مل', '٢٥٠ مل'],
  ['0.75 لتر', '٠٫٧٥ لتر'],
  ['62 × 30 سم', '٦٢ × ٣٠ سم'],
  ['36–38', '٣٦–٣٨'],
  ['100% كتان', '١٠٠٪ كتان'],
  ['فولاذ 18/10', 'فولاذ ١٨/١٠'],
  ['من 4B للظلال إلى 2H', 'من 4B للظلال إلى 2H'],
  ['ورق A5 من 160 صفحة', 'ورق A5 من ١٦٠ صفحة'],
])('a merchant’s %s is read as %s', (text, own) => expect(toOwnNumbers(text, 'ar-KW')).toBe(own))

test('what is in Latin letters keeps its digits, and so does what is for readers of these', () => {
  expect(toOwnNumbers('350 ml', 'ar-KW')).toBe('350 ml')
  expect(toOwnNumbers('350 مل', 'ar-AE')).toBe('350 مل')
  expect(toOwnNumbers('350 ml', 'en-KW')).toBe('350 ml')
  expect(toOwnNumbers('350 مل')).toBe('350 مل')
})

test('what is put into a message is one isolate, in the direction of its own letters', () => {
  expect(toInsert('كوب', 'ar-KW')).toBe('\u2068كوب\u2069')
  // put into another message again, as a notice does with the name of a line
  expect(toInsert(toInsert('كوب', 'ar-KW'), 'ar-KW')).toBe('\u2068كوب\u2069')
  const choice = (title: string) => `${toInsert(title, 'ar-KW')} (${toInsert('350 ml', 'ar-KW')})`
  expect(toInsert(choice('كوب'), 'ar-KW')).toBe('\u2067\u2068كوب\u2069 (\u2068350 ml\u2069)\u2069')
  expect(toInsert(choice('Mug'), 'ar-KW')).toBe('\u2066\u2068Mug\u2069 (\u2068350 ml\u2069)\u2069')
  expect(toInsert('Mug', 'en-US')).toBe('Mug')
})
