import { expect, test } from 'vitest'
import { toLatinTyping } from './latin-typing'

test('digits of other scripts become those of European keyboards', () => {
  expect(['١٠١١٩', '۱۰۱۱۹', '１０１１９'].map(toLatinTyping)).toEqual(['10119', '10119', '10119'])
})

test('what a keyboard has in place of a hyphen becomes one', () => {
  const typed = ['１５４－００２３', '154−0023', '１５４ー００２３', '154ｰ0023', '154–0023', '154‐0023']
  expect(new Set(typed.map(toLatinTyping))).toEqual(new Set(['154-0023']))
  expect(toLatinTyping('ｇｉｆｔー２０')).toBe('gift-20')
})

test('a long vowel in a word stays one', () => {
  expect(toLatinTyping('タワー101')).toBe('タワー101')
})
