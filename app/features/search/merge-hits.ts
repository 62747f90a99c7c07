interface Hits {
  /** What the backend's own search found, the best first; none where it has no search. */
  backend: readonly string[]
  /** More is there than `backend` holds. */
  more: boolean
  /** What the storefront's index finds, the best first. */
  listOwn: () => readonly string[]
  /** Published and in the storefront's index. */
  isKnown: (id: string) => boolean
}

/**
 * What a search shows: the backend's hits in its order where it has a search that finds something, the own index's
 * otherwise, and behind the backend's where those are not all. A hit that the index does not know is left out: it is a
 * draft, was withdrawn, or is so new that there is no price for it yet.
 */
export function mergeHits({ backend, more, listOwn, isKnown }: Hits): string[] {
  const known = backend.filter(isKnown)
  if (known.length > 0 && !more) return [...new Set(known)]
  return [...new Set([...known, ...listOwn()])]
}
