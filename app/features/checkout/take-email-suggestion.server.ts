import { emptyAddress } from '~/commerce/shop/address'
import { type Cart } from '~/commerce/shop/cart'
import { type RequestContext } from '~/context.server'
import { goOn, type GoOn } from '~/forms/go-on'
import { toEmailChange } from '../cart/email-change.server'
import { putAddress } from './address-step.server'
import { type Checkout, toCheckout, toNextPath } from './checkout.server'
import { type EmailHint } from './checkout-frame'
import { toEmailSuggestion } from '~/forms/email-suggestion'
import { changeOpenCart } from './open-cart.server'

/** The question that a guest's e-mail address brings up; null where it is as it should be, or an account's own. */
export async function describeEmailSuggestion(
  ctx: RequestContext,
  { cart }: Pick<Checkout, 'cart'>,
): Promise<EmailHint | null> {
  const { email: typed } = cart
  const meant = typed && toEmailSuggestion(typed)
  if (!meant || !('email' in (await toEmailChange(ctx, cart, meant)))) return null
  const { t } = ctx
  return { text: t('checkout:email.meant', { typed, meant }), take: t('checkout:email.take', { meant }) }
}

/** Has the confirmation go to the address that was probably meant, and leads on. */
export async function takeEmailSuggestion(ctx: RequestContext, form: FormData): Promise<GoOn> {
  const cart = await changeOpenCart(ctx, (open) => putMeant(ctx, open), form)
  const email = cart.email ?? ''
  return goOn(toNextPath(ctx, await toCheckout(ctx, cart)), {
    kind: 'success',
    key: 'checkout:email.taken',
    params: { email },
  })
}

async function putMeant(ctx: RequestContext, cart: Cart): Promise<Cart> {
  const email = toEmailSuggestion(cart.email ?? '')
  if (!email) return cart
  const shipping = cart.shippingAddress ?? emptyAddress
  return (await putAddress(ctx, cart, { email, shipping, billing: cart.billingAddress ?? undefined })) ?? cart
}
