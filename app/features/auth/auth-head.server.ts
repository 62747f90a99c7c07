import { type MetaDescriptor } from '@remix-run/node'
import { type RequestContext } from '~/context.server'
import { env } from '~/env.server'
import { type MessageKey } from '~/i18n/keys'

/** The head of a page about somebody's account: a title, and nothing for search engines. */
export function toAuthHead(ctx: RequestContext, title: MessageKey): MetaDescriptor[] {
  return [{ title: `${ctx.t(title)} · ${env.SHOP_NAME}` }, { name: 'robots', content: 'noindex' }]
}
