import { type Language } from '~/i18n/languages'
import { createOneAfterAnother } from '~/once/one-after-another'
import { createSingleFlight } from '~/once/single-flight'

/** Keeps one index per language. */
export interface IndexShelf<T> {
  /**
   * What `create` makes for a language, made once for each `version` of the catalogue. While a newer one is being
   * built the one before it answers; only the first of a language is waited for. One is built at a time, so that no more
   * than one language has two in memory.
   */
  get(language: Language, version: object, create: () => Promise<T>): Promise<T>
}

export function createIndexShelf<T>(): IndexShelf<T> {
  const kept = new Map<Language, { version: object; index: T }>()
  const buildOnce = createSingleFlight<T>()
  const inOrder = createOneAfterAnother()

  async function build(language: Language, version: object, create: () => Promise<T>) {
    const index = await create()
    kept.set(language, { version, index })
    return index
  }

  return {
    async get(language, version, create) {
      const known = kept.get(language)
      if (known?.version === version) return known.index
      const building = buildOnce(language, () => inOrder('build', () => build(language, version, create)))
      if (!known) return building
      building.catch(() => undefined) // whoever comes next builds again, and is told when nothing else is there
      return known.index
    },
  }
}
