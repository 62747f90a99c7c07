import { formatMoney } from '@vitrine/shared/money'
import { type Region } from '~/commerce/shop/region'
import { type RequestContext } from '~/context.server'
import { listProviders } from '~/features/payment/session-meaning.server'
import { toFormatTag } from '~/i18n/locales'
import { optionalPart } from '../optional-part.server'
import { toDeliveryPart, toReturnsPart } from '../product/delivery-line.server'
import { toShippingTerms } from '../product/shipping-terms'
import { listShippingChoices } from '../product/shipping-terms.server'

/** What the shop promises in the page's country, each as a line: delivery, from when it is free, returns, payment. */
export async function listHomePromises(ctx: RequestContext, region: Region): Promise<string[]> {
  const choices = await optionalPart(ctx, 'shipping', listShippingChoices(ctx, region), [])
  // what is mailed, such as a gift card's code, takes no days
  const parcels = choices.filter(({ isReturn, days }) => !isReturn && days !== null)
  const profiles = [...new Set(parcels.map(({ profileId }) => profileId))]
  // goods of different kinds arrive on different days, so their pages say when
  const ways = profiles.length > 1 ? parcels.map((way) => ({ ...way, days: null })) : parcels
  const freeFrom = profiles.length === 1 ? toShippingTerms(choices, profiles)?.freeFrom : null
  const price = freeFrom ? formatMoney(freeFrom, region.currency, toFormatTag(ctx.locale)) : null
  const paid = listProviders({ region }).map(({ label }) => ctx.t(label))
  const lines = [
    toDeliveryPart(ctx, ways, region.currency),
    price && ctx.t('catalog:delivery.free-from', { price }),
    toReturnsPart(ctx),
    paid.length > 0 ? ctx.t('catalog:promise.payment', { ways: ctx.list(paid) }) : null,
  ]
  // the words are those of a sentence's parts
  return lines.flatMap((line) => (line ? line.charAt(0).toLocaleUpperCase(ctx.locale.tag) + line.slice(1) : []))
}
