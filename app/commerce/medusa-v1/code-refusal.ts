import { type CodeRefusal } from '../shop/codes'

// Medusa 1.20 gives one type for most of them; tests/contract/codes.test.ts holds these words against the real one
const sentences: [RegExp, CodeRefusal][] = [
  [/maximum allowed times/, 'used-up'],
  [/not valid yet/, 'not-started'],
  [/is expired/, 'expired'],
  [/is disabled/, 'disabled'],
  [/current region/, 'region'],
  [/specific customer|not valid for customer/, 'customer'],
]

/** Medusa's refusal of a discount or gift card, by its English sentence. */
export function toCodeRefusal(sentence: string = ''): CodeRefusal {
  return sentences.find(([pattern]) => pattern.test(sentence))?.[1] ?? 'refused'
}
