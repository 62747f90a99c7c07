import type { EntityManager } from 'typeorm'
import type { RestParameters } from '../rest-parameters'
import { CartService } from '@medusajs/medusa/dist/services'
import { changeLines, changePayment } from '../carts/closed-cart'

/**
 * Changes no line of a cart that is settled, nor how it is paid once that is ordered.
 *
 * After a completion that was refused Medusa takes a cart's tax lines away, and works them out anew the next time. It never
 * does so for what comes back in a swap, whose price would then count for nothing: those lines keep theirs.
 */
class RefundingCartService extends CartService {
  override addOrUpdateLineItems(
    id: string,
    ...rest: RestParameters<Parameters<CartService['addOrUpdateLineItems']>, 1>
  ) {
    return this.whileOpen(id, () => super.addOrUpdateLineItems(id, ...rest))
  }

  override updateLineItem(id: string, ...rest: RestParameters<Parameters<CartService['updateLineItem']>, 1>) {
    return this.whileOpen(id, () => super.updateLineItem(id, ...rest))
  }

  override removeLineItem(id: string, ...rest: RestParameters<Parameters<CartService['removeLineItem']>, 1>) {
    return this.whileOpen(id, () => super.removeLineItem(id, ...rest))
  }

  /**
   * Medusa's route hands over a cart as it was before it was held: what another request, or Medusa's own subscriber to a
   * changed e-mail address, has renewed meanwhile would be made twice.
   */
  override setPaymentSessions(cartOrId: Parameters<CartService['setPaymentSessions']>[0]) {
    const id = typeof cartOrId === 'string' ? cartOrId : cartOrId.id
    return this.whilePayable(id, () => super.setPaymentSessions(id))
  }

  override setPaymentSession(id: string, ...rest: RestParameters<Parameters<CartService['setPaymentSession']>, 1>) {
    return this.whilePayable(id, () => super.setPaymentSession(id, ...rest))
  }

  override deletePaymentSession(
    id: string,
    ...rest: RestParameters<Parameters<CartService['deletePaymentSession']>, 1>
  ) {
    return this.whilePayable(id, () => super.deletePaymentSession(id, ...rest))
  }

  override refreshPaymentSession(
    id: string,
    ...rest: RestParameters<Parameters<CartService['refreshPaymentSession']>, 1>
  ) {
    return this.whilePayable(id, () => super.refreshPaymentSession(id, ...rest))
  }

  /** Medusa forgets the sessions of a cart that moves to another region, and what was paid with them. */
  override setRegion_(
    cart: Parameters<CartService['setRegion_']>[0],
    ...rest: RestParameters<Parameters<CartService['setRegion_']>, 1>
  ) {
    return this.whilePayable(cart.id, async (manager) => {
      const providers = this.paymentProviderService_.withTransaction(manager)
      for (const session of cart.payment_sessions ?? []) {
        if (session.is_initiated) await providers.deleteSession(session)
      }
      return super.setRegion_(cart, ...rest)
    })
  }

  /** @throws MedusaError `cart_closed` */
  whilePayable<Result>(id: string, work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    return this.atomicPhase_((manager) => changePayment(manager, id, () => work(manager)))
  }

  /** @throws MedusaError `cart_closed` */
  whileOpen<Result>(id: string, work: () => Promise<Result>): Promise<Result> {
    return this.atomicPhase_((manager) => changeLines(manager, id, work))
  }

  override async deleteTaxLines(id: string) {
    return this.atomicPhase_(async (manager) => {
      const relations = ['items', 'items.tax_lines', 'shipping_methods', 'shipping_methods.tax_lines']
      const { items, shipping_methods: methods } = await this.retrieve(id, { relations })
      await manager.remove(items.filter((line) => !line.is_return).flatMap((line) => line.tax_lines))
      await manager.remove(methods.flatMap((method) => method.tax_lines))
    })
  }
}

export default RefundingCartService
