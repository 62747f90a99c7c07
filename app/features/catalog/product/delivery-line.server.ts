import { formatMoney } from '@vitrine/shared/money'
import { type RequestContext } from '~/context.server'
import { promiseArrival, toArrivalText } from '~/features/delivery-promise/arrival.server'
import { toFormatTag } from '~/i18n/locales'
import { getReturnDays } from '../return-days.server'
import { type ShippingChoice } from './shipping-terms'

type Spoken = Pick<RequestContext, 't' | 'locale' | 'answer'>

const separator = ' · '

/**
 * What stands beside the button of a product: when the cheapest way brings it, what that costs, and how long it may be
 * sent back. Null where nothing can send it. The page says it no longer than it is true.
 * @param ways those that may send the product
 */
export function toDeliveryLine(ctx: Spoken, ways: readonly ShippingChoice[], currency: string): string | null {
  const delivery = toDeliveryPart(ctx, ways, currency)
  return delivery && [delivery, toReturnsPart(ctx)].filter(Boolean).join(separator)
}

/** When the cheapest way brings it, and what that costs. */
export function toDeliveryPart(ctx: Spoken, ways: readonly ShippingChoice[], currency: string): string | null {
  const open = ways.filter(({ isReturn, from }) => !isReturn && from === null)
  const [cheapest] = open.toSorted((a, b) => a.amount - b.amount)
  if (!cheapest) return null
  const { amount, days } = cheapest
  const price = formatMoney(amount, currency, toFormatTag(ctx.locale))
  const cost = amount === 0 ? ctx.t('catalog:promise.free') : ctx.t('catalog:promise.from', { price })
  return days ? toArrival(ctx, days) + separator + cost : cost
}

/** How long something may be sent back; null where nothing is taken back, or nobody says. */
export function toReturnsPart({ t, locale }: Pick<Spoken, 't' | 'locale'>): string | null {
  const days = getReturnDays(locale.country)
  return days ? t('catalog:promise.returns', { count: days }) : null
}

function toArrival(ctx: Spoken, days: NonNullable<ShippingChoice['days']>): string {
  const promise = promiseArrival({ days, country: ctx.locale.country })
  ctx.answer.holdUntil(promise.validUntil)
  return toArrivalText(ctx, promise)
}
