import { DiscountService } from '@medusajs/medusa/dist/services'

/**
 * Medusa's subscriber of `order.placed` writes back the uses of a discount as it read them, plus one. They were counted
 * with the order already, so a change of nothing else is left out.
 */
class CountedDiscountService extends DiscountService {
  override async update(discountId: string, update: Parameters<DiscountService['update']>[1]) {
    const rest: typeof update & { usage_count?: number } = { ...update }
    delete rest.usage_count
    return Object.keys(rest).length === 0 ? this.retrieve(discountId) : super.update(discountId, rest)
  }
}

export default CountedDiscountService
