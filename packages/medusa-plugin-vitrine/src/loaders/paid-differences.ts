import type { Container } from '../container'
import { stopWith } from '../lifetime/stop-with'
import { completePaidEdit } from '../payments/complete-paid-edit'

// by Stripe's plugin, which takes every payment for a cart's and so makes nothing of those for the change of an order
const stripeEvent = 'medusa.stripe_payment_intent_update'

interface StripeEvent {
  data?: { object?: { metadata?: { resource_id?: unknown } } }
}

/** Starts looking; what is under way when the container is disposed of is finished first. */
async function startPaidDifferences(container: Container) {
  const differences = container.resolve('paidDifferencesService')
  stopWith(container, 'paidDifferencesSettler', differences.job)
  // a service notes on itself which transaction it is in: who shares one with somebody else waits for ever
  const openScope = () => container.createScope().cradle
  differences.workIn(openScope)
  async function onStripe(event: unknown) {
    const id = (event as StripeEvent | undefined)?.data?.object?.metadata?.resource_id
    if (typeof id === 'string' && id.startsWith('paycol')) await completePaidEdit(openScope(), id)
  }
  container.resolve('eventBusService').subscribe(stripeEvent, onStripe, { subscriberId: 'vitrine-paid-differences' })
  differences.job.start()
}

export default startPaidDifferences
