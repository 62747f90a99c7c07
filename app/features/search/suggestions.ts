import { type ListedProduct } from '~/features/catalog/listed-product'

/** What is offered while somebody types. */
export interface Suggestions {
  categories: { name: string; handle: string }[]
  /** The best first, with the region's prices. */
  products: Pick<ListedProduct, 'handle' | 'title' | 'picture' | 'price' | 'from'>[]
  /** ISO 4217, lower case. */
  currency: string
}

interface Question {
  /** The page's locale code, `de-at`. */
  locale: string
  query: string
}

/** Asks the shop from the browser; null where it does not answer. Nobody reads the answer once `signal` has aborted. */
export type AskSuggestions = (question: Question, signal: AbortSignal) => Promise<Suggestions | null>
