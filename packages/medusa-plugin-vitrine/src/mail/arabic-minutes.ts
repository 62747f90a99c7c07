// @ts-nocheck
const plurals = new Intl.PluralRules('ar')

/** So many minutes, at least one, as they stand after a preposition: the noun's form depends on the number. */
export function toArabicMinutes(count) {
  const form = plurals.select(count)
  if (form === 'one') return 'دقيقة واحدة'
  if (form === 'two') return 'دقيقتين'
  return form === 'few' ? `${count} دقائق` : `${count} دقيقة`
}
