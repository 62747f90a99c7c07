import { formatMoney } from '@vitrine/shared/money'
import { type RequestContext } from '~/context.server'
import { promiseArrival, toArrivalText } from '~/features/delivery-promise/arrival.server'
import { toFormatTag } from '~/i18n/locales'
import { getReturnDays } from '../return-days.server'
import { type ShippingChoice } from './shipping-terms'

/**
 * What stands beside the button of a product: when the cheapest way brings it, what that costs, and how long it may be
 * sent back. Null where nothing can send it. The page says it no longer than it is true.
 * @param ways those that may send the product
 */
export function toDeliveryLine(
  ctx: Pick<RequestContext, 't' | 'locale' | 'answer'>,
  ways: readonly ShippingChoice[],
  currency: string,
): string | null {
  const open = ways.filter(({ isReturn, from }) => !isReturn && from === null)
  const [cheapest] = open.toSorted((a, b) => a.amount - b.amount)
  if (!cheapest) return null
  const { amount, days } = cheapest
  const returnDays = getReturnDays(ctx.locale.country)
  const price = formatMoney(amount, currency, toFormatTag(ctx.locale))
  const parts = [
    ...(days ? [toArrival(ctx, days)] : []),
    amount === 0 ? ctx.t('catalog:promise.free') : ctx.t('catalog:promise.from', { price }),
    ...(returnDays ? [ctx.t('catalog:promise.returns', { count: returnDays })] : []),
  ]
  return parts.join(' · ')
}

function toArrival(
  ctx: Pick<RequestContext, 't' | 'locale' | 'answer'>,
  days: NonNullable<ShippingChoice['days']>,
): string {
  const promise = promiseArrival({ days, country: ctx.locale.country })
  ctx.answer.holdUntil(promise.validUntil)
  return toArrivalText(ctx, promise)
}
