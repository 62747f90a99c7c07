import { isCommerceError } from '~/commerce/errors'
import { type RequestContext } from '~/context.server'
import { type OrderRecord } from '~/features/orders/own-order.server'
import { type Flash } from '~/http/flash.server'
import { paths } from '~/paths'
import { withLocks } from '../../cart/with-locks'
import { completeCart, type Completion } from '../../checkout/complete-cart.server'
import { keepOrderContext, renewOrderKey } from '../../checkout/order-key.server'
import { putProvider } from '../../checkout/payment.server'
import { preparePayment } from '../../checkout/payment/prepare-payment.server'
import { readSeenOrder } from '../../checkout/review.server'
import { putShipping } from '../../checkout/shipping.server'
import { type ExchangeCart, readExchangeCart, requireExchange } from './exchange-cart.server'
import { toExchangeState } from './exchange-state'
import { type ExchangeStep, toExchangeStep } from './exchange-step'

/** How it went: where the shopper goes on, or by field what has to be corrected. */
export type ExchangeAnswer = { path: string; flash?: Flash } | { errors: Record<string, string> }

type Words = `after-sales:exchange.${string}` | `checkout:place.${string}`

/**
 * Goes on with an exchange that was begun: how it is delivered, how its difference is paid, whether it is confirmed or
 * dropped. An order that `requireOwnOrder` has let through. What comes twice changes nothing the second time.
 * @throws the 404 page where the order has no such exchange; CommerceError when the backend is down
 */
export function answerExchange(
  ctx: RequestContext,
  order: OrderRecord,
  { cartId, form }: { cartId: string; form: FormData },
): Promise<ExchangeAnswer> {
  return withLocks([cartId], async () => {
    const exchange = await requireExchange(ctx, order, cartId)
    // the page says how it stands
    if (toExchangeState(exchange) !== 'begun') return toPage(ctx, order, cartId)
    if (form.get('intent') === 'drop') return drop(ctx, order, cartId)
    const cart = await readExchangeCart(ctx, cartId)
    const wanted = ctx.url.searchParams.get('step')
    const step = toExchangeStep(wanted, { done: cart.checkout.done, isDue: cart.sums.total > 0 })
    // an earlier step does not hold any more
    if (step !== wanted) return toPage(ctx, order, cartId, ['notice', 'checkout:place.unfinished'])
    const errors = await answers[step](ctx, cart, form)
    if (errors && 'errors' in errors) return errors
    return toPage(ctx, order, cartId, errors ?? undefined)
  })
}

type Told = [Flash['kind'], Words]
type StepAnswer = (
  ctx: RequestContext,
  cart: ExchangeCart,
  form: FormData,
) => Promise<{ errors: Record<string, string> } | Told | null>

const answers: Record<ExchangeStep, StepAnswer> = { shipping: ship, payment: pay, review: confirm }

async function ship(ctx: RequestContext, { checkout }: ExchangeCart, form: FormData) {
  const outcome = await putShipping(ctx, checkout, form)
  return outcome.ok ? null : { errors: outcome.messages }
}

async function pay(ctx: RequestContext, { checkout, providers }: ExchangeCart, form: FormData) {
  const wanted = form.get('provider')
  const provider = providers.find(({ id }) => id === wanted)
  const refuse = (key: 'provider-choice' | 'provider-required' | 'provider-down') => ({
    errors: { provider: ctx.t(`checkout:errors.${key}`) },
  })
  if (!provider) return refuse(wanted ? 'provider-choice' : 'provider-required')
  try {
    await putProvider(ctx, checkout.cart.id, provider.id)
    return null
  } catch (error) {
    if (isCommerceError(error, 'invalid')) return refuse('provider-down')
    throw error
  }
}

async function confirm(ctx: RequestContext, { checkout, seen }: ExchangeCart, form: FormData): Promise<Told> {
  const shown = readSeenOrder(form)
  if (shown.mark !== seen.mark) return ['notice', 'after-sales:exchange.changed']
  const { cart, payment } = checkout
  const orderKey = await keepOrderContext(ctx, cart)
  await preparePayment(ctx, cart, seen)
  const providerId = payment?.provider.id ?? null
  const completion = await completeCart(ctx, { cartId: cart.id, orderKey, isExchange: true, providerId })
  if (completion.kind !== 'placed' && completion.kind !== 'unclear') await renewOrderKey(ctx, cart.id)
  return told[completion.kind]
}

const told: Record<Completion['kind'], Told> = {
  placed: ['success', 'after-sales:exchange.done'],
  'out-of-stock': ['error', 'after-sales:exchange.sold-out-now'],
  'payment-refused': ['error', 'checkout:place.payment-refused'],
  'payment-open': ['error', 'checkout:place.payment-refused'],
  'codes-lapsed': ['notice', 'after-sales:exchange.changed'],
  refused: ['error', 'after-sales:exchange.failed'],
  unclear: ['error', 'after-sales:exchange.unclear'],
}

async function drop(ctx: RequestContext, order: OrderRecord, cartId: string): Promise<ExchangeAnswer> {
  const path = `/store/vitrine/exchanges/${encodeURIComponent(cartId)}`
  try {
    await ctx.commerce.as({}).put((medusa) => medusa.client.request('DELETE', path))
  } catch (error) {
    // it was confirmed meanwhile, which its page says
    if (isCommerceError(error, 'invalid')) return toPage(ctx, order, cartId)
    throw error
  }
  return {
    path: paths.order(ctx.locale.code, order.id),
    flash: { kind: 'success', key: 'after-sales:exchange.dropped' },
  }
}

function toPage({ locale }: RequestContext, { id }: OrderRecord, cartId: string, words?: Told): ExchangeAnswer {
  const path = paths.orderExchange(locale.code, id, cartId)
  return words ? { path, flash: { kind: words[0], key: words[1] } } : { path }
}
