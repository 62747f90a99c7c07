import type { RestParameters } from '../rest-parameters'
import { MedusaError } from '@medusajs/utils'
import { SwapService } from '@medusajs/medusa/dist/services'
import { makeConflict } from '../orders/conflict'
import { isCanceled, listReplacement, moveStock } from '../orders/ledger'
import { inTurn, lockFirst, lockOrder } from '../orders/lock'
import { emitStockChanged } from '../stock/stock-events'

// of the lines that come back, whose prices are negative, the way back is the one with a price of its own
const keepTaxOfWayBack = `
  UPDATE line_item line SET includes_tax = true
  FROM shipping_method method JOIN "return" request ON request.id = method.return_id
  WHERE request.swap_id = $1 AND method.includes_tax
    AND line.cart_id = $2 AND line.is_return AND line.variant_id IS NULL AND line.unit_price = method.price`

// Medusa takes the discount of all pieces of a line off those that come back
const shareDiscount = `
  UPDATE line_item_adjustment adjustment
  SET amount = round(adjustment.amount::numeric * item.quantity / bought.quantity)
  FROM line_item line, return_item item
    JOIN "return" request ON request.id = item.return_id
    JOIN line_item bought ON bought.id = item.item_id
  WHERE request.swap_id = $1 AND line.cart_id = $2 AND line.is_return AND adjustment.item_id = line.id
    AND line.variant_id = bought.variant_id AND line.unit_price = -bought.unit_price
    AND line.quantity = item.quantity AND item.quantity < bought.quantity`

const lockedActs = {
  cancelFulfillment: 'fulfillment',
  createFulfillment: 'swap',
  createShipment: 'swap',
  processDifference: 'swap',
  registerCartCompletion: 'swap',
  registerReceived: 'swap',
} as const

/**
 * The completion strategy takes the stock of a swap's cart. Medusa's service would then take it a second time, on a
 * connection of its own, and so wait for ever for the row that the first one holds.
 */
class CompletableSwapService extends lockFirst(SwapService, lockedActs) {
  constructor(...dependencies: ConstructorParameters<typeof SwapService>) {
    super(...dependencies)
    const productVariantInventoryService_ = withoutReservation(this.productVariantInventoryService_)
    Object.assign(this, { productVariantInventoryService_ })
  }

  /**
   * Medusa's route for shoppers wants no word sent about what they begin themselves, and so none about what follows
   * either: they would never hear that their exchange is confirmed. About that the order says whether to notify. The back
   * office, which alone says whether the stock may run short, says of its own swaps.
   */
  override async create(
    order: Parameters<SwapService['create']>[0],
    returnItems: Parameters<SwapService['create']>[1],
    additionalItems: Parameters<SwapService['create']>[2],
    returnShipping: Parameters<SwapService['create']>[3],
    custom = {},
  ) {
    return inTurn(this, 'order', order.id, async (manager) => {
      if (await isCanceled(manager, order.id))
        throw makeConflict('order_canceled', 'A cancelled order is not exchanged')
      const swap = await super.create(order, returnItems, additionalItems, returnShipping, custom)
      if ('allow_backorder' in custom) return swap
      swap.no_notification = order.no_notification
      return manager.withRepository(this.swapRepository_).save(swap)
    })
  }

  /** Makes the sums right that Medusa gets wrong: the tax of the way back, and the discount on what comes back. */
  override async createCart(swapId: string, ...request: RestParameters<Parameters<SwapService['createCart']>, 1>) {
    return inTurn(this, 'swap', swapId, async (manager) => {
      const swap = await super.createCart(swapId, ...request)
      await manager.query(shareDiscount, [swap.id, swap.cart_id])
      // the columns are there with the flag only
      if (this.__container__.featureFlagRouter.isFeatureEnabled('tax_inclusive_pricing')) {
        await manager.query(keepTaxOfWayBack, [swap.id, swap.cart_id])
      }
      await this.__container__.lineRefundsService.settleExchange(manager, swap)
      return swap
    })
  }

  /** Cancels once. What was to be sent instead is back in stock where the swap was confirmed, as is what was paid for it. */
  override async cancel(id: string) {
    return inTurn(this, 'swap', id, async (manager) => {
      const swap = await this.retrieve(id)
      if (swap.canceled_at) return swap
      const canceled = await super.cancel(id)
      if (!swap.confirmed_at) return canceled
      const held = await listReplacement(manager, 'swap', id)
      const { moved } = await moveStock(
        manager,
        held.map(({ variantId, quantity }) => ({ variantId, quantity: -quantity })),
      )
      await emitStockChanged(this.eventBus_, manager, moved)
      return canceled
    })
  }

  /**
   * Drops a swap that was begun and never confirmed, with its return, so that the pieces can come back otherwise. One
   * that was dropped already stays so.
   * @throws MedusaError not_found where the cart is no swap's, not_allowed where the swap was confirmed
   */
  async abandon(cartId: string) {
    return this.atomicPhase_(async (manager) => {
      // a completion of the cart goes first, or finds the swap cancelled
      await manager.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`complete ${cartId}`])
      await lockOrder(manager, 'swapCart', cartId)
      const swap = await this.retrieveByCartId(cartId, ['return_order'])
      if (swap.canceled_at) return swap
      if (swap.confirmed_at) {
        throw new MedusaError(MedusaError.Types.NOT_ALLOWED, 'A swap that was confirmed cannot be dropped')
      }
      const { return_order: request } = swap
      if (request && request.status !== 'canceled')
        await this.returnService_.withTransaction(manager).cancel(request.id)
      return this.cancel(swap.id)
    })
  }
}

function withoutReservation<Service extends object>(service: Service): Service {
  return new Proxy(service, {
    get: (target, name) => (name === 'reserveQuantity' ? async () => undefined : Reflect.get(target, name)),
  })
}

export default CompletableSwapService
