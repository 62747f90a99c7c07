import { type Medusa } from './types'

type Call = <T>(load: (medusa: Medusa) => Promise<T>) => Promise<T>

/** How Medusa is called in the name of one shopper. Each rejects with `CommerceError`. */
export interface Calls {
  read: Call
  /** A write that adds or creates. Repeated only when it certainly never arrived; see `mayHaveHappened` on the error. */
  write: Call
  /** An idempotent write (a quantity, an address, a deletion): repeated like a read. */
  put: Call
}

export interface ShopperCalls extends Calls {
  /** Completing a cart, under its own long deadline. Repeated like `write`: after an unclear answer look for the order. */
  complete: Call
}
