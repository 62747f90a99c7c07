import { type Finished } from '~/commerce/shop/cart-context'
import { type Parcel } from './parcels'
import { type FormStepName, type StepsDone } from './steps'

/** What has become of a step since it was finished. Amounts in minor units. */
export type StepNote =
  | { step: 'address'; reason: 'address-incomplete' }
  /** The option is not offered for the cart any more, because of its value or because the shop has withdrawn it. */
  | { step: 'shipping'; reason: 'shipping-gone'; name: string }
  /** It is still offered, but not chosen any more. */
  | { step: 'shipping'; reason: 'shipping-again'; name: string }
  /** Something was added that travels in a parcel of its own. */
  | { step: 'shipping'; reason: 'shipping-more' }
  | { step: 'shipping'; reason: 'shipping-price'; name: string; before: number; now: number }
  | { step: 'payment'; reason: 'payment-gone' | 'payment-again' | 'payment-free' }
  | { step: 'payment'; reason: 'total-changed'; before: number; now: number }

export interface StepsNow {
  done: StepsDone
  parcels: readonly Parcel[]
  providers: readonly { id: string }[]
  provider: { id: string } | null
  /** What is to be paid, in minor units. */
  total: number
}

/** The steps that notes are about because they do not hold any more; the other notes only have to be known. */
export function listLapsed(notes: readonly StepNote[]): FormStepName[] {
  const kept = ['payment-free', 'shipping-price', 'total-changed']
  return [...new Set(notes.filter(({ reason }) => !kept.includes(reason)).map(({ step }) => step))]
}

/** What no longer holds of the steps that were `finished`, and what has changed about those that do. */
export function listStepNotes(finished: Finished | null, now: StepsNow): StepNote[] {
  if (!finished) return []
  const address: StepNote[] = now.done.address ? [] : [{ step: 'address', reason: 'address-incomplete' }]
  return [...address, ...listShippingNotes(finished, now), ...listPaymentNotes(finished, now)]
}

function listShippingNotes({ shipping }: Finished, { done, parcels }: StepsNow): StepNote[] {
  if (done.shipping) return listShippingPrices(shipping, parcels)
  if (shipping.length === 0) return []
  const open = parcels.filter(({ chosen }) => chosen === null)
  const offered = open.flatMap(({ choices }) => choices.map(({ id }) => id))
  const held = parcels.flatMap(({ chosen }) => chosen?.id ?? [])
  const lost = shipping.filter(({ id }) => !held.includes(id))
  if (lost.length === 0) return [{ step: 'shipping', reason: 'shipping-more' }]
  return lost.map(({ id, name }) => ({
    step: 'shipping',
    reason: offered.includes(id) ? 'shipping-again' : 'shipping-gone',
    name,
  }))
}

function listShippingPrices(finished: Finished['shipping'], parcels: readonly Parcel[]): StepNote[] {
  return parcels.flatMap(({ chosen }) => {
    const before = finished.find(({ id }) => id === chosen?.id)?.amount ?? null
    if (!chosen || before === null || before === chosen.amount) return []
    return [{ step: 'shipping', reason: 'shipping-price', name: chosen.name, before, now: chosen.amount }]
  })
}

function listPaymentNotes(finished: Finished, { done, providers, provider, total }: StepsNow): StepNote[] {
  if (finished.total === null) return []
  if (total === 0) return finished.provider === null ? [] : [{ step: 'payment', reason: 'payment-free' }]
  if (!done.payment) {
    const isOffered = finished.provider === null || providers.some(({ id }) => id === finished.provider)
    return [{ step: 'payment', reason: isOffered ? 'payment-again' : 'payment-gone' }]
  }
  if (finished.total === total || provider === null || !done.shipping) return []
  return [{ step: 'payment', reason: 'total-changed', before: finished.total, now: total }]
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
  const paid = step === 'payment' && done.payment ? { provider: provider?.id ?? null, total } : null
  return {
    shipping: done.shipping ? chosen : (before?.shipping ?? []),
    provider: paid ? paid.provider : (before?.provider ?? null),
    total: paid ? paid.total : (before?.total ?? null),
  }
}
