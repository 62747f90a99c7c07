import { type RequestContext } from '~/context.server'
import { paths } from '~/paths'
import { redirectTo } from '~/respond.server'
import { toGiftForm } from '../gift-note/gift-note.server'
import { toGiftValues } from '../gift-note/gift-values'
import { toLineName } from './line-messages.server'
import { findGiftLine } from './post-gift.server'

/** The form that says of a gift card in the bag for whom it is. @throws a redirect to the bag where it holds no such line */
export async function getGiftPage(ctx: RequestContext, lineId: string) {
  const { cart } = await ctx.cart.read()
  const line = findGiftLine(cart, lineId)
  if (!cart || !line) throw await redirectTo(ctx, paths.cart(ctx.locale.code))
  return {
    name: toLineName(cart, line, ctx.locale),
    form: toGiftForm(ctx.locale),
    values: toGiftValues(line.gift),
  }
}
