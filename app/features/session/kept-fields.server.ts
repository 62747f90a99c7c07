import { type RequestContext } from '~/context.server'
import { takeForm } from './kept-form.server'
import { getSession } from './session.server'

/**
 * What was typed or chosen at a step when its session had ended, by the field's name, once the shopper is signed in
 * again; null where nothing was.
 */
export async function takeKeptFields(ctx: RequestContext): Promise<Record<string, string> | null> {
  const session = await getSession(ctx)
  return session && takeForm(ctx, session.customer.id)
}
