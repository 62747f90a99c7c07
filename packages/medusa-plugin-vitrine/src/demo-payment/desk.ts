import type { Services } from '../container'
import { completeCart } from '../payments/complete-cart'
import { completePaidEdit } from '../payments/complete-paid-edit'
import { type DemoPayment, type DemoPayments, isForCollection } from './payments'

const lateMs = 4000
const outOfStock = 409
const retryPausesMs = [500, 2000, 5000]

const findReturnUrls = `
  SELECT data->'return_urls' AS urls FROM payment_session
  WHERE provider_id = 'vitrine-redirect' AND data->>'id' = $1`

/**
 * What happens at the demo's payment service: the shopper's choices, the late confirmations, and what it then tells
 * Medusa, as a webhook would: a paid cart, or a change of an order whose difference is paid, is completed, once, whether
 * the shopper comes back or not.
 */
export class DemoPaymentDesk {
  private readonly timers = new Set<NodeJS.Timeout>()
  private readonly manager
  private readonly logger

  /** @param openScope Medusa's services by their names, new ones for each payment */
  constructor(
    private readonly openScope: () => Services,
    private readonly payments: DemoPayments,
  ) {
    const { manager, logger } = openScope()
    this.manager = manager
    this.logger = logger
  }

  /** Goes on with what was waiting when the process ended. */
  async start() {
    for (const { id, due_at: dueAt } of await this.payments.listWaiting())
      this.confirmIn(id, Number(dueAt) - Date.now())
  }

  stop() {
    for (const timer of this.timers) clearTimeout(timer)
  }

  find(id: string) {
    return this.payments.find(id)
  }

  /** @returns where the shopper goes back to; null where the shop has not said */
  async findReturnUrls(id: string): Promise<Record<string, string> | null> {
    const [row] = await this.manager.query(findReturnUrls, [id])
    return row?.urls ?? null
  }

  async pay(id: string) {
    const payment = await this.payments.pay(id)
    if (payment) this.completeSoon(payment)
    return payment
  }

  async payLater(id: string) {
    const payment = await this.payments.payLater(id, lateMs)
    if (payment) this.confirmIn(id, lateMs)
    return payment
  }

  decline(id: string) {
    return this.payments.decline(id)
  }

  confirmIn(id: string, delayMs: number) {
    this.after(delayMs, () => this.pay(id))
  }

  completeSoon(payment: DemoPayment, [pauseMs = 0, ...more]: number[] = retryPausesMs) {
    const { id, cart_id: payableId } = payment
    const complete = (): Promise<unknown> =>
      isForCollection(payment) ? this.completeEdit(payableId) : this.completeCart(payableId)
    this.after(pauseMs, async () => {
      const answer = await complete().catch((error: Error) => error.message)
      if (answer === 200 || answer === 'made') return
      this.logger.warn(`The demo's payment ${id} is paid, and ${payableId} was not completed: ${answer}`)
      if (answer === outOfStock || answer === 'gone') await this.payments.makeVoid(id)
      else if (more.length > 0 && (await this.payments.find(id))?.state === 'paid') this.completeSoon(payment, more)
    })
  }

  completeEdit(collectionId: string) {
    return completePaidEdit(this.openScope(), collectionId)
  }

  completeCart(cartId: string) {
    return completeCart(this.openScope(), cartId, '/vitrine/demo-payment')
  }

  after(delayMs: number, run: () => Promise<unknown>) {
    const timer = setTimeout(
      () => {
        this.timers.delete(timer)
        run().catch((error: Error) => this.logger.error(`The demo's payment service failed: ${error.message}`))
      },
      Math.max(0, delayMs),
    )
    this.timers.add(timer)
  }
}
