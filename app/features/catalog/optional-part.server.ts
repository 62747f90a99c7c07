import { isCommerceError } from '~/commerce/errors'
import { type RequestContext } from '~/context.server'

/** A part without which its page is still worth having: `without` where the backend does not give it. */
export async function optionalPart<T>(ctx: RequestContext, name: string, part: Promise<T>, without: T): Promise<T> {
  try {
    return await part
  } catch (error) {
    if (!isCommerceError(error)) throw error
    // who comes next may get it whole
    ctx.answer.hold()
    ctx.log.warn({ kind: error.kind, status: error.status, part: name }, 'a part of the page could not be read')
    return without
  }
}
