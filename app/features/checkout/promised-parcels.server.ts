import { type Cart } from '~/commerce/shop/cart'
import { type RequestContext } from '~/context.server'
import { isAwaited } from '../cart/cart-arrival'
import { promiseArrival, toArrivalText, toPromiseText } from '../delivery-promise/arrival.server'
import { type Parcel, type ShippingChoice } from './parcels'

interface Asked {
  cart: Pick<Cart, 'items'>
  country: string
  /** Nothing is asked any more before it is ordered: it says until when that has to be. */
  isLast?: boolean
}

/** The same parcels, each way with the days on which it brings what is ordered now to a country. */
export function promiseParcels(
  ctx: Pick<RequestContext, 't' | 'locale'>,
  parcels: readonly Parcel[],
  { cart, country, isLast = false }: Asked,
): Parcel[] {
  const toText = isLast ? toPromiseText : toArrivalText
  const isKnown = country !== '' && !isAwaited(cart)
  function promise(choice: ShippingChoice): ShippingChoice {
    const { days } = choice
    return { ...choice, arrives: isKnown && days ? toText(ctx, promiseArrival({ days, country })) : null }
  }
  return parcels.map(({ contents, choices, chosen }) => ({
    contents,
    choices: choices.map(promise),
    chosen: chosen && promise(chosen),
  }))
}
