import { keptFormat } from '@vitrine/shared/kept-format'
import { toInsert } from '@vitrine/shared/digits'

/**
 * Names in a row as a sentence of `tag`'s language has them: "A, B und C", "A、B、C". In Arabic each is kept apart, since
 * the word for "and" grows onto what follows it.
 */
export function formatList(names: readonly string[], tag: string): string {
  const parts = names.length > 1 ? names.map((name) => toInsert(name, tag)) : names
  return keptFormat(Intl.ListFormat, tag, { type: 'conjunction' }).format(parts)
}
