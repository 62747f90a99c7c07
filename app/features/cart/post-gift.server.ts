import { type GiftNote } from '@vitrine/shared/gift-note'
import { type Cart, type CartLine } from '~/commerce/shop/cart'
import { type RequestContext } from '~/context.server'
import { env } from '~/env.server'
import { toEmailSuggestion } from '~/forms/email-suggestion'
import { type FormAnswer } from '~/forms/form-answer'
import { goOn, type GoOn } from '~/forms/go-on'
import { readForm, type ReadForm } from '~/forms/read-form.server'
import { toTypedText } from '~/forms/typed-text'
import { paths } from '~/paths'
import { giftErrorParams, toGiftSchema } from '../gift-note/gift-note.schema'
import { giftFields, type GiftValues } from '../gift-note/gift-values'
import { type CartDone, type CartValues } from './cart-answer'
import { toDone } from './cart-done.server'

/** For whom the form says that a gift card is. */
export function readGift(ctx: RequestContext, form: FormData): ReadForm<GiftNote | null> {
  return readForm(ctx, form, toGiftSchema(env.TIME_ZONE), giftErrorParams)
}

/** The same as it was typed, as far as it may be shown again. */
export function toTypedGift(form: FormData): GiftValues {
  const typed = giftFields.map((field) => [field, toTypedText(form, field)])
  return Object.fromEntries(typed) as unknown as GiftValues
}

/** The gift card of a line of the shopper's cart; null where there is none. */
export function findGiftLine(cart: Cart | null, lineId: string): CartLine | null {
  return cart?.items.find(({ id, giftCard }) => id === lineId && giftCard) ?? null
}

/** The form that says of a gift card in the bag for whom it is. */
export async function postGift(ctx: RequestContext, form: FormData, lineId: string): Promise<FormAnswer> {
  const read = readGift(ctx, form)
  if (!read.ok) return read
  return (await putGift(ctx, lineId, () => read.value)) ?? goOn(paths.cart(ctx.locale.code), gone)
}

/** The form that has a gift card go to the address that was probably meant. */
export async function postGiftEmail(ctx: RequestContext, form: FormData): Promise<FormAnswer<CartDone, CartValues>> {
  let email = ''
  const done = await putGift(ctx, toTypedText(form, 'lineId'), (gift) => {
    email = (gift?.email && toEmailSuggestion(gift.email)) || (gift?.email ?? '')
    return gift && { ...gift, email }
  })
  if (!done) return toDone(ctx, 'notice', gone.key)
  return toDone(ctx, 'success', 'gift-cards:edit.taken', { email })
}

const saved = { kind: 'success', key: 'gift-cards:edit.saved' } as const
const gone = { kind: 'notice', key: 'gift-cards:edit.gone' } as const

/** Lines that are then for the same person in the same words stay two. Null where the line is there no more. */
function putGift(
  ctx: RequestContext,
  lineId: string,
  toGift: (before: GiftNote | null) => GiftNote | null,
): Promise<GoOn | null> {
  return ctx.cart.change(async ({ cart }) => {
    const line = findGiftLine(cart, lineId)
    if (!cart || !line?.variantId) return null
    const { carts } = ctx.commerce.as({})
    await ctx.cart.keep(await carts.putGift(cart.id, line, toGift(line.gift)))
    return goOn(paths.cart(ctx.locale.code), saved)
  })
}
