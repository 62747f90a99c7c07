import { type Finished } from '~/commerce/shop/cart-context'
import { type Parcel } from './parcels'
import { type FormStepName, type PartName, type PartsDone } from './steps'

/** What has become of a part since its step was finished. Amounts in minor units. */
export type StepNote =
  | { part: 'address'; reason: 'address-incomplete' }
  /** The option is not offered for the cart any more, because of its value or because the shop has withdrawn it. */
  | { part: 'shipping'; reason: 'shipping-gone'; name: string }
  /** It is still offered, but not chosen any more. */
  | { part: 'shipping'; reason: 'shipping-again'; name: string }
  /** Something was added that travels in a parcel of its own. */
  | { part: 'shipping'; reason: 'shipping-more' }
  | { part: 'shipping'; reason: 'shipping-price'; name: string; before: number; now: number }
  | { part: 'payment'; reason: 'payment-gone' | 'payment-again' | 'payment-free' }
  | { part: 'payment'; reason: 'total-changed'; before: number; now: number }

export interface StepsNow {
  done: PartsDone
  parcels: readonly Parcel[]
  providers: readonly { id: string }[]
  provider: { id: string } | null
  /** What is to be paid, in minor units. */
  total: number
}

/** The parts that notes are about because they do not hold any more; the other notes only have to be known. */
export function listLapsed(notes: readonly StepNote[]): PartName[] {
  const kept = ['payment-free', 'shipping-price', 'total-changed']
  return [...new Set(notes.filter(({ reason }) => !kept.includes(reason)).map(({ part }) => part))]
}

/** What no longer holds of the steps that were `finished`, and what has changed about those that do. */
export function listStepNotes(finished: Finished | null, now: StepsNow): StepNote[] {
  if (!finished) return []
  const address: StepNote[] = now.done.address ? [] : [{ part: 'address', reason: 'address-incomplete' }]
  return [...address, ...listShippingNotes(finished, now), ...listPaymentNotes(finished, now)]
}

function listShippingNotes({ shipping }: Finished, { done, parcels }: StepsNow): StepNote[] {
  if (done.shipping) return listShippingPrices(shipping, parcels)
  if (shipping.length === 0) return []
  const open = parcels.filter(({ chosen }) => chosen === null)
  const offered = open.flatMap(({ choices }) => choices.map(({ id }) => id))
  const held = parcels.flatMap(({ chosen }) => chosen?.id ?? [])
  const lost = shipping.filter(({ id }) => !held.includes(id))
  if (lost.length === 0) return [{ part: 'shipping', reason: 'shipping-more' }]
  return lost.map(({ id, name }) => ({
    part: 'shipping',
    reason: offered.includes(id) ? 'shipping-again' : 'shipping-gone',
    name,
  }))
}

function listShippingPrices(finished: Finished['shipping'], parcels: readonly Parcel[]): StepNote[] {
  return parcels.flatMap(({ chosen }) => {
    const before = finished.find(({ id }) => id === chosen?.id)?.amount ?? null
    if (!chosen || before === null || before === chosen.amount) return []
    return [{ part: 'shipping', reason: 'shipping-price', name: chosen.name, before, now: chosen.amount }]
  })
}

function listPaymentNotes(finished: Finished, { done, providers, provider, total }: StepsNow): StepNote[] {
  if (finished.total === null) return []
  if (total === 0) return finished.provider === null ? [] : [{ part: 'payment', reason: 'payment-free' }]
  if (!done.payment) {
    const isOffered = finished.provider === null || providers.some(({ id }) => id === finished.provider)
    return [{ part: 'payment', reason: isOffered ? 'payment-again' : 'payment-gone' }]
  }
  if (finished.total === total || provider === null || !done.shipping) return []
  return [{ part: 'payment', reason: 'total-changed', before: finished.total, now: total }]
}

/** What is to be remembered of the steps that hold now; what does not hold is remembered as it was. */
export function toFinished(
  before: Finished | null,
  { done, parcels, provider, total }: StepsNow,
  step: FormStepName,
): Finished {
  const chosen = parcels.flatMap(({ chosen: choice }) => {
    return choice ? [{ id: choice.id, name: choice.name, amount: choice.amount }] : []
  })
  const paid = step === 'delivery' && done.payment ? { provider: provider?.id ?? null, total } : null
  return {
    shipping: done.shipping ? chosen : (before?.shipping ?? []),
    provider: paid ? paid.provider : (before?.provider ?? null),
    total: paid ? paid.total : (before?.total ?? null),
  }
}
