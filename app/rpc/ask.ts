import { type MessageKey } from '~/i18n/keys'
import { type Rpc } from './client'
import { toFailureMessage } from './failure-message'

/** What came of asking the shop; `failure` is a message that says how to go on without. */
export type Answer<T> = { data: T; failure?: never } | { data?: never; failure: MessageKey }

/**
 * Asks the shop's procedures from the browser: `ask((rpc) => rpc.cart.summary.query())`. The client is loaded with the
 * first question. Never rejects; a question that its asker gave up gets an answer too, for nobody to read.
 */
export async function ask<T>(question: (rpc: Rpc) => Promise<T>): Promise<Answer<T>> {
  try {
    const { rpc } = await import('./client')
    return { data: await question(rpc) }
  } catch (error) {
    return { failure: toFailureMessage(error) }
  }
}
