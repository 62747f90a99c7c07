export type BudgetedPage = 'home' | 'list' | 'product' | 'cart' | 'checkout'

/** The most that a page may weigh when nothing of it is in the browser's cache. */
interface PageBudget {
  /** Below the locale. */
  path: string
  /** Bytes of the document on the wire, brotli, with its headers and the style sheet that a first visit has inside. */
  html: number
  /** Bytes of the build's scripts that the page loads, brotli, without headers; `tests/unit/word-files.test.ts` weighs its words. */
  script: number
  /** Bytes of these that are our own, with the manifest of all routes. */
  ownScript: number
  /** Without pictures, whose number is the merchant's. */
  requests: number
}

// a fifteenth above the figures of the day for documents, whose words and products change, half a kilobyte for script,
// a kilobyte for our own
export const pageBudgets: Record<BudgetedPage, PageBudget> = {
  home: { path: '', html: 25_700, script: 88_000, ownScript: 24_300, requests: 14 },
  list: { path: 'categories/all', html: 28_200, script: 92_300, ownScript: 28_600, requests: 17 },
  product: { path: 'products/kumo-mug', html: 27_200, script: 93_500, ownScript: 30_000, requests: 14 },
  cart: { path: 'cart', html: 14_850, script: 100_300, ownScript: 36_700, requests: 22 },
  checkout: { path: 'checkout', html: 14_350, script: 100_800, ownScript: 37_200, requests: 20 },
}
