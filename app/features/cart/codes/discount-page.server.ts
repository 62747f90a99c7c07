import { type RequestContext } from '~/context.server'
import { codeSchema } from './code.schema'
import { toPageTitle } from '~/page-title.server'

/** The page that a link with a code leads to; it changes nothing by itself. */
export interface DiscountPageData {
  /** Of the address; empty where it cannot be a code. */
  code: string
  title: string
}

export function getDiscountPage(ctx: RequestContext, code: string | undefined): DiscountPageData {
  ctx.answer.doNotStore()
  const { data } = codeSchema.safeParse({ code })
  return { code: data?.code ?? '', title: toPageTitle(ctx, ctx.t('cart:codes.page.heading')) }
}
