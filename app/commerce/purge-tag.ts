const separator = '#'

/** A tag for `purge` alone: everything tagged `tag` is purged, and whoever can make a part anew needs only this one. */
export function partTag(tag: string, part: string): string {
  return `${tag}${separator}${part}`
}

/** What a tag given to `purge` names: a whole tag, and perhaps the one part of it that changed. */
export function readTag(purged: string): { tag: string; part?: string } {
  const at = purged.indexOf(separator)
  return at < 0 ? { tag: purged } : { tag: purged.slice(0, at), part: purged.slice(at + 1) }
}

const gone = 'gone'

/** A tag for `purge` alone: what is tagged `tag` is there no more, so that nobody is shown it for a moment longer. */
export function goneTag(tag: string): string {
  return partTag(tag, gone)
}

/** The whole tags of what is there no more. */
export function toGoneTags(purged: readonly string[]): string[] {
  return toWholeTags(purged.filter((tag) => readTag(tag).part === gone))
}

/** The whole tags, each once. */
export function toWholeTags(purged: readonly string[]): string[] {
  return [...new Set(purged.map((tag) => readTag(tag).tag))]
}

/** Counts purges: a value is as good as its tags' epoch was when its load began. */
export function createEpochs() {
  const purges = new Map<string, number>()
  const goneAt = new Map<string, number>()
  let ofAll = 0
  return {
    of: (tags: string[]): number => tags.reduce((sum, tag) => sum + (purges.get(tag) ?? 0), ofAll),
    /** @param tags null for all there are */
    advance(tags: readonly string[] | null): void {
      if (tags === null) ofAll += 1
      for (const tag of toWholeTags(tags ?? [])) purges.set(tag, (purges.get(tag) ?? 0) + 1)
      for (const tag of toGoneTags(tags ?? [])) goneAt.set(tag, Date.now())
    },
    /** Whether what has one of these tags was said to be gone at that time (ms since 1970) or after it. */
    areGone: (tags: readonly string[], since: number) => tags.some((tag) => (goneAt.get(tag) ?? -1) >= since),
  }
}
