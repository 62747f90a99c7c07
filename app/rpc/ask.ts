import { type MessageKey } from '~/i18n/keys'
import { type TRPC_ERROR_CODE_KEY } from '@trpc/server/rpc'
import { type Rpc } from './client'

/** What the shop has said of a call that it has refused. */
export interface Refusal {
  code?: TRPC_ERROR_CODE_KEY
  /** In the shopper's language. */
  said?: string
}

/** What came of asking the shop; `failure` is a message that says how to go on without. */
export type Answer<T> = { data: T; failure?: never } | ({ data?: never; failure: MessageKey } & Refusal)

/**
 * Asks the shop's procedures from the browser: `ask((rpc) => rpc.cart.summary.query())`. The client is loaded with the
 * first question. Never rejects; a question that its asker gave up gets an answer too, for nobody to read.
 */
export async function ask<T>(question: (rpc: Rpc) => Promise<T>): Promise<Answer<T>> {
  const client = await import('./client').catch(() => null)
  if (client) return client.answer(question)
  // a file that is not there any more belongs to a page from before an update
  return { failure: navigator.onLine ? 'common:rpc.outdated' : 'common:rpc.offline' }
}
