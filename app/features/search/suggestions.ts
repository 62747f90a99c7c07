import { type CategoryLink } from '~/features/catalog/category-tree'
import { type ListedProduct } from '~/features/catalog/listed-product'
import { type MessageKey } from '~/i18n/keys'

/** What is offered while somebody types. */
export interface Suggestions {
  categories: CategoryLink[]
  /** The best first, with the region's prices. */
  products: Pick<ListedProduct, 'handle' | 'title' | 'picture' | 'price' | 'from' | 'energy' | 'foreign'>[]
  /** ISO 4217, lower case. */
  currency: string
}

interface Question {
  /** The page's locale code, `de-at`. */
  locale: string
  query: string
}

/** What came of asking; `failure` is a message that says how to go on without. */
export interface SuggestionAnswer {
  data?: Suggestions
  failure?: MessageKey
}

/** Asks the shop from the browser. Nobody reads the answer once `signal` has aborted. */
export type AskSuggestions = (question: Question, signal: AbortSignal) => Promise<SuggestionAnswer>
