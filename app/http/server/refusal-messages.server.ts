import type en from '../../../locales/en/refusals.json'
import { languages, type ShopLanguage } from '../../i18n/languages'

type RefusalMessages = typeof en

async function readWords(language: ShopLanguage): Promise<[ShopLanguage, RefusalMessages]> {
  const file = (await import(`../../../locales/${language}/refusals.json`)) as { default: RefusalMessages }
  return [language, file.default]
}

/** What the pages say that stand outside of the shop's own, by language. */
export const refusalMessages = Object.fromEntries(await Promise.all(languages.map(readWords))) as Record<
  ShopLanguage,
  RefusalMessages
>
