import { type Medusa } from './types'

type Call = <T>(load: (medusa: Medusa) => Promise<T>) => Promise<T>

/** How a shopper's calls are made: `write` is repeated only when it certainly never arrived. */
export interface Calls {
  read: Call
  write: Call
  /** An idempotent write, repeated like a read. */
  put: Call
}
