import { z } from 'zod'
import { isCommerceError } from '~/commerce/errors'
import { type Order } from '~/commerce/shop/order'
import { type RequestContext } from '~/context.server'
import { type FormAnswer, type Refusal } from '~/forms/form-answer'
import { type GoOn, goOn } from '~/forms/go-on'
import { readForm } from '~/forms/read-form.server'
import { refuse, refuseInMessages } from '~/forms/refuse.server'
import { toTypedText } from '~/forms/typed-text'
import { type MessageKey } from '~/i18n/keys'
import { withLocks } from '~/once/lock.server'
import { paths } from '~/paths'
import { putProvider } from '../../checkout/payment-session.server'
import { readSeenOrder } from '../../checkout/review.server'
import { putShipping } from '../../checkout/shipping.server'
import { completeExchange, told, type Told } from './complete-exchange.server'
import { type ExchangeCart, readExchangeCart, requireExchange } from './exchange-cart.server'
import { toExchangeReturns } from './exchange-return.server'
import { toExchangeState } from './exchange-state'
import { toExchangeDuePath } from './exchange-due.server'
import { type ExchangeStep, toExchangeStep } from './exchange-step'

/**
 * Goes on with an exchange that was begun: how it is delivered, how its difference is paid, whether it is confirmed or
 * dropped. An order that `requireOwnOrder` has let through. What comes twice changes nothing the second time.
 * @throws the 404 page where the order has no such exchange; CommerceError when the backend is down
 */
export function answerExchange(
  ctx: RequestContext,
  order: Order,
  { cartId, form }: { cartId: string; form: FormData },
): Promise<FormAnswer> {
  return withLocks([cartId], async () => {
    const exchange = await requireExchange(ctx, order, cartId)
    // the page says how it stands
    if (toExchangeState(exchange) !== 'begun') return toPage(ctx, order, cartId)
    if (toTypedText(form, 'intent') === 'drop') return drop(ctx, order, cartId)
    const cart = await readExchangeCart(ctx, cartId)
    // of what the shop sells no more the page says that nothing but dropping it is left
    if (!cart) return toPage(ctx, order, cartId)
    const wanted = ctx.url.searchParams.get('step')
    const step = toExchangeStep(wanted, { done: cart.checkout.done, isDue: cart.sums.total > 0 })
    // an earlier step does not hold any more
    if (step !== wanted) return toPage(ctx, order, cartId, ['notice', 'checkout:place.unfinished'])
    if (step === 'review') return confirm(ctx, order, { exchange: cart, form })
    return (await answers[step](ctx, cart, form)) ?? toPage(ctx, order, cartId)
  })
}

/** Answers null where nothing has to be corrected. */
type StepAnswer = (ctx: RequestContext, cart: ExchangeCart, form: FormData) => Promise<Refusal | null>

const required: MessageKey = 'checkout:errors.provider-required'
const providerSchema = z.object({ provider: z.string(required) })

const answers: Record<Exclude<ExchangeStep, 'review'>, StepAnswer> = { shipping: ship, payment: pay }

async function ship(ctx: RequestContext, { checkout }: ExchangeCart, form: FormData) {
  const outcome = await putShipping(ctx, checkout, form)
  return outcome.ok ? null : refuseInMessages(form, 400, { errors: outcome.messages })
}

async function pay(ctx: RequestContext, { checkout }: ExchangeCart, form: FormData) {
  const posted = readForm(ctx, form, providerSchema)
  if (!posted.ok) return posted
  const refuseProvider = (key: MessageKey) => refuse(ctx, form, 400, { errors: { provider: key } })
  const provider = checkout.providers.find(({ id }) => id === posted.value.provider)
  if (!provider) return refuseProvider('checkout:errors.provider-choice')
  try {
    await putProvider(ctx.commerce.as({}), checkout.cart.id, provider.id)
    return null
  } catch (error) {
    if (!isCommerceError(error, 'invalid')) throw error
    // a payment of before is under way: its provider does not let go of it
    if (error.reason === 'payment-held') return refuseProvider('checkout:payment.is-waiting')
    return refuseProvider('checkout:errors.provider-down')
  }
}

async function confirm(
  ctx: RequestContext,
  order: Order,
  { exchange, form }: { exchange: ExchangeCart; form: FormData },
): Promise<FormAnswer> {
  const { cartId, mark } = exchange.seen
  if (readSeenOrder(form).mark !== mark) return toPage(ctx, order, cartId, told['codes-lapsed'])
  const completion = await completeExchange(ctx, order, exchange)
  if (completion.kind === 'payment-open') {
    const { meaning } = completion
    if (meaning.state === 'details') return goOn(toExchangeDuePath(ctx, order, exchange.seen))
    const away =
      meaning.state === 'elsewhere' ? meaning.url : (await toExchangeReturns(ctx, order, exchange.seen)).pending
    return goOn(away)
  }
  return toPage(ctx, order, cartId, told[completion.kind])
}

async function drop(ctx: RequestContext, order: Order, cartId: string): Promise<FormAnswer> {
  try {
    await ctx.commerce.as({}).exchanges.drop(cartId)
  } catch (error) {
    // it was confirmed meanwhile, which its page says
    if (isCommerceError(error, 'invalid')) return toPage(ctx, order, cartId)
    throw error
  }
  return goOn(paths.order(ctx.locale.code, order.id), { kind: 'success', key: 'after-sales:exchange.dropped' })
}

function toPage({ locale }: RequestContext, { id }: Order, cartId: string, words?: Told): GoOn {
  const path = paths.orderExchange(locale.code, id, cartId)
  return goOn(path, words && { kind: words[0], key: words[1] })
}
