import { type RequestContext } from '../../app/context.server'

/** A request's context that knows nothing yet, with those parts of it that a test is about. */
export function toContext(parts: object = {}): RequestContext {
  const empty = { headers: new Headers(), session: {}, cart: { notices: [] }, orders: {}, securityLines: new Set() }
  return { ...empty, ...parts } as unknown as RequestContext
}
