import { type Language } from '~/i18n/languages'
import { createSingleFlight } from '~/once/single-flight'
import { createProductIndex, type ProductIndex, type SearchDocument } from './product-index'

/** Keeps one index per language. */
export interface IndexShelf {
  /**
   * The index of a language's products, built once for each `version` of the catalogue. While a newer one is being
   * built the one before it answers; only the first of a language is waited for.
   */
  get(language: Language, version: object, listDocuments: () => SearchDocument[]): Promise<ProductIndex>
}

export function createIndexShelf(): IndexShelf {
  const kept = new Map<Language, { version: object; index: ProductIndex }>()
  const buildOnce = createSingleFlight<ProductIndex>()

  async function build(language: Language, version: object, listDocuments: () => SearchDocument[]) {
    const index = await createProductIndex(listDocuments(), language)
    kept.set(language, { version, index })
    return index
  }

  return {
    async get(language, version, listDocuments) {
      const known = kept.get(language)
      if (known?.version === version) return known.index
      const building = buildOnce(language, () => build(language, version, listDocuments))
      if (!known) return building
      building.catch(() => undefined) // whoever comes next builds again, and is told when nothing else is there
      return known.index
    },
  }
}
