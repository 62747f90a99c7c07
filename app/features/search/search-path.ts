import { toReturnPath } from '~/http/return-to'
import { toLocalePath } from '~/i18n/locales'
import { paths } from '~/paths'

export interface SearchInput {
  /** What is looked for; empty for the page that only asks. */
  query: string
  /** The path that the search was opened from, where closing it leads back to. */
  from: string | null
}

/** What the address of a search says of it, by name. */
export function toSearchParams({ query, from }: SearchInput): Record<string, string> {
  return { ...(query ? { q: query } : {}), ...(from ? { from } : {}) }
}

/** The address of a search. */
export function toSearchPath(locale: string, input: SearchInput): string {
  const params = new URLSearchParams(toSearchParams(input))
  return params.size > 0 ? `${paths.search(locale)}?${params}` : paths.search(locale)
}

// an address within an address, where the server reads 4000 characters of all
const longestOrigin = 500

/** Where a search opened at this address leads back to: from a search to where that came from, in its language. */
export function toOrigin(locale: string, { pathname, search }: { pathname: string; search: string }): string | null {
  if (pathname !== paths.search(locale)) return search.length <= longestOrigin ? pathname + search : pathname
  const from = toReturnPath(new URLSearchParams(search).get('from'), '')
  return from ? toLocalePath(from, locale) : null
}
