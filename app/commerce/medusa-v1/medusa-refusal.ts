import { CommerceError, type CommerceErrorDetails } from '../errors'

/** What Medusa or its plugin has refused something with. */
export interface RefusalWords {
  /** Such as `not_allowed` or `invalid_data`. */
  type?: string
  /** Such as `insufficient_inventory`. */
  code?: string
  /** An English sentence; for telling cases apart, never for shoppers or logs: it may quote an e-mail address. */
  message?: string
}

/** An answer that is not a success. */
export class MedusaRefusal extends CommerceError {
  // private, so that no log serialiser meets them
  readonly #details: CommerceErrorDetails
  readonly #words: RefusalWords

  constructor(details: CommerceErrorDetails, words: RefusalWords) {
    super({ ...details, detail: [words.type, words.code].filter((part) => part !== undefined).join(' ') })
    this.#details = details
    this.#words = words
  }

  override with(known: Parameters<CommerceError['with']>[0]): MedusaRefusal {
    return new MedusaRefusal({ ...this.#details, ...known }, this.#words)
  }

  getWords(): RefusalWords {
    return this.#words
  }
}

/** None where it is no answer that something has failed for. */
export function readRefusal(error: unknown): RefusalWords {
  return error instanceof MedusaRefusal ? error.getWords() : {}
}
