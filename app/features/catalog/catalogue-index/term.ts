import { toOwnNumbers } from '@vitrine/shared/digits'
import { type Readers } from '~/i18n/locales'
import { toSlug } from './slug'

/** What products can be told apart by: `collection`, `type`, `tag`, or an option as `option.color`. */
export interface Facet {
  /** Its name in addresses, the same in every language. */
  key: string
  label: string
  /** By language, where it is not `label`. */
  labels: Record<string, string>
}

/** One word of a facet. Products share the object: equal terms are identical. */
export interface Term extends Facet {
  facet: Facet
  /** Its place among all terms of the catalogue. */
  number: number
  /** `#rrggbb`, as the first product says that has it; absent where none does. */
  color?: string
}

interface Words {
  label: string
  labels: Record<string, string>
  /** Its name in addresses; made from the label otherwise. */
  key?: string
}

export interface TermTable {
  terms: Term[]
  find(facet: Words, term: Words): Term
}

/** Gives the same object for the same word; the first translation that comes stands. */
export function createTermTable(): TermTable {
  const terms: Term[] = []
  const facets = new Map<string, { facet: Facet; terms: Map<string, Term> }>()

  function findFacet({ label, labels, key = `option.${toSlug(label)}` }: Words) {
    const known = facets.get(key) ?? { facet: { key, label, labels: {} }, terms: new Map<string, Term>() }
    facets.set(key, known)
    known.facet.labels = { ...labels, ...known.facet.labels }
    return known
  }

  return {
    terms,
    find(facetWords, { label, labels, key = toSlug(label) }) {
      const { facet, terms: known } = findFacet(facetWords)
      const term = known.get(key) ?? { facet, number: terms.length, key, label, labels: {} }
      if (!known.has(key)) terms.push(term)
      known.set(key, term)
      term.labels = { ...labels, ...term.labels }
      return term
    },
  }
}

/** A facet's or term's name in the page's language. */
export function toLabel({ label, labels }: Pick<Facet, 'label' | 'labels'>, { language, tag }: Readers): string {
  return toOwnNumbers(labels[language] ?? label, tag)
}
