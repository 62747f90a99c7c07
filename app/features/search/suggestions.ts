import { type CategoryLink } from '~/features/catalog/category-tree'
import { type ListedProduct } from '~/features/catalog/listed-product'
import { type InLanguage } from '~/features/catalog/translation.server'
import { type MessageKey } from '~/i18n/keys'

/** A page that is no product's. */
export interface PageLink extends InLanguage {
  path: string
  title: string
}

/** What is offered while somebody types. */
export interface Suggestions {
  categories: CategoryLink[]
  /** Help and legal pages. */
  pages: PageLink[]
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
