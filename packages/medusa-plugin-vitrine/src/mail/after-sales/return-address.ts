// @ts-nocheck
import { toTranslate } from '../../messages/messages'
import { toAddressLines } from '../address-lines'

/**
 * Where things are sent back to, for a letter that asks for that: the merchant's address as its country writes it, or a
 * sentence where none is set.
 * @param {object | null | undefined} address see `parseReturnAddress`
 * @param {string} language
 * @returns {{ lists: object[], paragraphs: string[] }} see `composeLetter`
 */
export function tellReturnAddress(address, language) {
  const t = toTranslate(language)
  if (!address) return { lists: [], paragraphs: [t('return-address.unknown')] }
  const lines = toAddressLines(address, language).map((text) => ({ text }))
  return { lists: [{ title: t('return-address.title'), lines }], paragraphs: [] }
}
