import { type RequestContext } from './context.server'
import { env } from './env.server'

/** A page's name, then the shop's; of a form that came back with what has to be corrected the title says so first. */
export function toPageTitle(ctx: RequestContext, name: string, isRefused = ctx.answer.isRefused): string {
  const title = `${name} · ${env.SHOP_NAME}`
  return isRefused ? ctx.t('common:notice.error') + ctx.t('common:punctuation.colon') + title : title
}
