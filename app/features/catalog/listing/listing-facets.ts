import { type Language } from '~/i18n/languages'
import { type Readers } from '~/i18n/locales'
import { toMajorUnits, toMinorUnits } from './major-units'
import { type ListingQuery } from './listing-query'
import { type Selection } from './select-products'
import { type Tally } from './tally'
import { isColorOption } from '../color-option'
import { type InLanguage, toLabelLang } from '../translation.server'
import { type Facet, type Term, toLabel } from '../catalogue-index/term'

export interface TermView extends InLanguage {
  key: string
  label: string
  /** How many products choosing it alone in its facet leaves. */
  count: number
  /** `#rrggbb`, of a colour that the shop knows. */
  color?: string
  /** Left out where it is not chosen: a page carries hundreds of these. */
  selected?: true
}

export interface FacetView extends InLanguage {
  key: string
  /** Null for a facet that the shop names itself: `collection`, `type`, `brand`, `tag`. */
  label: string | null
  terms: TermView[]
}

/** A term that is chosen. */
export interface ActiveTerm extends InLanguage {
  facet: string
  key: string
  label: string
}

interface Resolved {
  /** Without what means nothing here. */
  query: ListingQuery
  selection: Selection
  active: ActiveTerm[]
}

/** The part of a query that these terms and the region's currency know, and what it selects. */
export function resolveQuery(
  query: ListingQuery,
  terms: readonly Term[],
  { currency, readers }: { currency: string; readers: Readers },
): Resolved {
  const known = Object.entries(query.terms).flatMap(([facet, keys]) => {
    const found = terms.filter((term) => term.facet.key === facet && keys.includes(term.key))
    return found.length > 0 ? [{ facet, found }] : []
  })
  const { min, max } = toRange(query, currency)
  const priced = min !== null || max !== null
  const resolved: ListingQuery = {
    ...query,
    terms: Object.fromEntries(known.map(({ facet, found }) => [facet, found.map(({ key }) => key).sort()])),
    min: min === null ? null : toMajorUnits(min, currency),
    max: max === null ? null : toMajorUnits(max, currency),
    currency: priced ? currency : null,
  }
  const numbers = known.map(({ facet, found }) => [facet, new Set(found.map(({ number }) => number))] as const)
  const selection: Selection = { terms: new Map(numbers), min, max, inStock: query.inStock }
  const active = known.flatMap(({ facet, found }) =>
    found.map((term) => ({
      facet,
      key: term.key,
      label: toLabel(term, readers),
      ...toLabelLang(term, readers.language),
    })),
  )
  return { query: resolved, selection, active }
}

// what was meant in another region's money says nothing here
function toRange({ min, max, currency: meant }: ListingQuery, currency: string) {
  if (meant !== null && meant !== currency) return { min: null, max: null }
  const low = min === null ? null : toMinorUnits(min, currency)
  const high = max === null ? null : toMinorUnits(max, currency)
  const turned = low !== null && high !== null && low > high
  return turned ? { min: high, max: low } : { min: low, max: high }
}

const mostTerms = 60
const sizes = ['xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl']

/**
 * The facets that tell the listed products apart, without those in `without`: color first, then the options that most of
 * the products have, then type, collection, brand and tag, and whatever is chosen. An option that only some of them have
 * is of another kind of thing: sizes of socks among rugs; a brand that few name tells few apart. Terms in a reader's order.
 * @param covered by facet key: how many of the `count` listed products have it
 */
export function toFacetViews(
  terms: readonly Term[],
  { counts, covered, count }: Pick<Tally, 'counts'> & { covered: ReadonlyMap<string, number>; count: number },
  { terms: chosen }: Pick<Selection, 'terms'>,
  { readers, without }: { readers: Readers; without: readonly string[] },
): FacetView[] {
  const { language } = readers
  const facets = new Map<Facet, FacetView>()
  for (const { facet, key, number, color, ...words } of listSorted(terms, language)) {
    const selected = chosen.get(facet.key)?.has(number) ?? false
    const left = counts[number] ?? 0
    if ((left === 0 && !selected) || without.includes(facet.key)) continue
    const view = facets.get(facet) ?? { key: facet.key, ...toFacetName(facet, readers), terms: [] }
    facets.set(facet, view)
    const term = {
      key,
      label: toLabel(words, readers),
      ...toLabelLang(words, language),
      count: left,
      ...(color && isColorOption(facet) && { color }),
    }
    view.terms.push(selected ? { ...term, selected: true } : term)
  }
  return [...facets]
    .map(([facet, view]) => ({ view, rank: toRank(facet), cover: covered.get(facet.key) ?? 0 }))
    .filter(({ view, rank, cover }) => {
      return isChosen(view) || (view.terms.length > 1 && (!rarelyTold.includes(rank) || cover * 2 >= count))
    })
    .sort((a, b) => a.rank - b.rank || b.cover - a.cover)
    .map(({ view }) => ({ ...view, terms: cap(view.terms) }))
}

const optionRank = 1
const brandRank = 4
const plainRanks: Record<string, number> = { type: 2, collection: 3, brand: brandRank, tag: 5 }
const rarelyTold = [optionRank, brandRank]

function toRank(facet: Facet): number {
  return isColorOption(facet) ? 0 : (plainRanks[facet.key] ?? optionRank)
}

function toFacetName(facet: Facet, readers: Readers): Pick<FacetView, 'label' | 'lang'> {
  if (!facet.key.startsWith('option.')) return { label: null }
  return { label: toLabel(facet, readers), ...toLabelLang(facet, readers.language) }
}

const sorted = new WeakMap<readonly Term[], Map<Language, Term[]>>()

// facet by facet, sizes by size, numbers by number, words by the language's alphabet; kept with the index
function listSorted(terms: readonly Term[], language: Language): readonly Term[] {
  const known = sorted.get(terms) ?? new Map<Language, Term[]>()
  sorted.set(terms, known)
  const made = known.get(language) ?? sortTerms(terms, language)
  known.set(language, made)
  return made
}

function sortTerms(terms: readonly Term[], language: Language): Term[] {
  const { compare } = new Intl.Collator(language, { numeric: true })
  return terms.toSorted(
    (a, b) =>
      compare(toPlace(a.facet.key), toPlace(b.facet.key)) ||
      sizes.indexOf(a.key) - sizes.indexOf(b.key) ||
      compare(toLabel(a, { language }), toLabel(b, { language })),
  )
}

function isChosen({ terms }: FacetView): boolean {
  return terms.some(({ selected }) => selected)
}

// a list of hundreds helps nobody: the commonest stay, in their order
function cap(terms: TermView[]): TermView[] {
  if (terms.length <= mostTerms) return terms
  const kept = new Set(terms.toSorted((a, b) => b.count - a.count).slice(0, mostTerms))
  return terms.filter((term) => term.selected || kept.has(term))
}

function toPlace(key: string): string {
  const place = ['collection', 'type', 'brand', 'tag'].indexOf(key)
  return place === -1 ? `9${key}` : String(place)
}
