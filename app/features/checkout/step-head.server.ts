import { type MetaDescriptor } from '@remix-run/node'
import { type RequestContext } from '~/context.server'
import { type MessageKey } from '~/i18n/keys'
import { toPageTitle } from '~/page-title.server'

/** The head of a page that belongs to one shopper: a title, and nothing for search engines. */
export function toStepHead(ctx: RequestContext, title: MessageKey): MetaDescriptor[] {
  return [{ title: toPageTitle(ctx, ctx.t(title)) }, { name: 'robots', content: 'noindex' }]
}
