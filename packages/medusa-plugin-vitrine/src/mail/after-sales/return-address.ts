// @ts-nocheck
import { toAddressLines } from '../address-lines'
import { returnAddressWords } from './return-address-words'

/**
 * Where things are sent back to, for a letter that asks for that: the merchant's address as its country writes it, or a
 * sentence where none is set.
 * @param {object | null | undefined} address see `parseReturnAddress`
 * @param {string} language
 * @returns {{ lists: object[], paragraphs: string[] }} see `composeLetter`
 */
export function tellReturnAddress(address, language) {
  const say = returnAddressWords[language]
  if (!address) return { lists: [], paragraphs: [say.unknown] }
  const lines = toAddressLines(address, language).map((text) => ({ text }))
  return { lists: [{ title: say.title, lines }], paragraphs: [] }
}
