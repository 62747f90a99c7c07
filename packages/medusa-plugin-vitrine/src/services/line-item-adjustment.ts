import { LineItemAdjustmentService } from '@medusajs/medusa/dist/services'

const readProduct = 'SELECT product_id FROM product_variant WHERE id = $1'

/**
 * A line keeps its share of a discount although its goods were deleted since. Medusa reads the product off the variant, of
 * which it is told nothing then, and breaks (500): an order edit works out the shares of all lines anew.
 */
class LastingAdjustmentService extends LineItemAdjustmentService {
  override async generateAdjustments(
    cart: Parameters<LineItemAdjustmentService['generateAdjustments']>[0],
    line: Parameters<LineItemAdjustmentService['generateAdjustments']>[1],
    context: Parameters<LineItemAdjustmentService['generateAdjustments']>[2],
  ) {
    if (context.variant) return super.generateAdjustments(cart, line, context)
    const [variant = {}] = await this.activeManager_.query(readProduct, [line.variant_id])
    return super.generateAdjustments(cart, line, { ...context, variant })
  }
}

export default LastingAdjustmentService
