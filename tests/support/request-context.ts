import { RequestAnswer } from '../../app/http/server/request-answer.server'
import { type RequestContext, type RequestFacts, toContext as toAppContext } from '../../app/context.server'

/** A request's context that knows nothing yet, with those facts of it that a test is about. */
export function toContext(parts: object = {}): RequestContext {
  const empty = { cookies: null, headers: new Headers(), answer: new RequestAnswer('public') }
  return toAppContext({ ...empty, ...parts } as unknown as RequestFacts)
}
