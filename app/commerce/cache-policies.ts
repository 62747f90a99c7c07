const minute = 60_000
const hour = 60 * minute

export interface CachePolicy {
  /** How long a value is fresh. */
  ttlMs: number
  /** How much longer it is served at once while it is refreshed. */
  swrMs: number
  /** The same where the backend tells what changes, and what it tells is read again at once. */
  toldSwrMs?: number
  /** How old it may get while the backend is down; not below the two together. */
  outageMs: number
  /** The keys are anybody's to make up: values stay in a small store of their own and push nothing else out. */
  guessable?: true
}

/** How long what is read of the catalogue may be kept, by what it is. */
export const cachePolicies = {
  /** Lists of products, categories, collections. */
  catalogue: { ttlMs: minute, swrMs: 24 * hour, outageMs: 24 * hour + minute },
  /**
   * A product's page, which says what is left: nobody sees a stock older than half a minute. Where the backend tells of
   * each change, only what it cannot know of is older, for the first who comes after a quiet time.
   */
  stock: { ttlMs: 15_000, swrMs: 15_000, toldSwrMs: 12 * hour, outageMs: 24 * hour },
  /** What an address that the shop does not know stands for, and what the backend finds for what somebody types. */
  guesses: { ttlMs: minute, swrMs: 10 * minute, outageMs: 24 * hour, guessable: true },
  /** Regions, countries, currencies. */
  regions: { ttlMs: 5 * minute, swrMs: 7 * 24 * hour, outageMs: 7 * 24 * hour + 5 * minute },
} satisfies Record<string, CachePolicy>

export type CachePolicyName = keyof typeof cachePolicies
