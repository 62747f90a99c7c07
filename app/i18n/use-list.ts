import { formatList } from './format-list'
import { toFormatTag } from './locales'
import { useLocale } from './use-t'

/** Writes names in a row as the page's language does. */
export function useList(): (names: readonly string[]) => string {
  const tag = toFormatTag(useLocale())
  return (names) => formatList(names, tag)
}
