import type { LetterList } from '@vitrine/mail/letter'
import { toTranslate } from '../../messages/messages'
import { type MailAddress, toAddressLines } from '../address-lines'

/**
 * Where things are sent back to, for a letter that asks for that: the merchant's address as its country writes it, or a
 * sentence where none is set.
 */
export function tellReturnAddress(
  address: MailAddress | null | undefined,
  language: string,
): { lists: LetterList[]; paragraphs: string[] } {
  const t = toTranslate(language)
  if (!address) return { lists: [], paragraphs: [t('return-address.unknown')] }
  const lines = toAddressLines(address, language).map((text) => ({ text }))
  return { lists: [{ title: t('return-address.title'), lines }], paragraphs: [] }
}
