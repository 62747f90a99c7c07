import { MedusaError } from '@medusajs/utils'
import type { Lapsed } from '../codes/codes'

/** Why a cart is not completed, in the form of Medusa's errors; the shop reads `code`. */

export function describeShortage(variantId: string) {
  return {
    message: `Variant with id: ${variantId} does not have the required inventory`,
    type: MedusaError.Types.NOT_ALLOWED,
    code: MedusaError.Codes.INSUFFICIENT_INVENTORY,
    variant_id: variantId,
  }
}

export const otherAmount = {
  message: 'The cart costs another amount than was to be paid for it',
  type: MedusaError.Types.NOT_ALLOWED,
  code: 'amount_changed',
}

// in words of Medusa's
export const unpaid = {
  message: 'Cart payment not authorized',
  type: MedusaError.Types.NOT_ALLOWED,
  code: 'not_paid',
}

export const swapCanceled = {
  message: 'The exchange was cancelled',
  type: MedusaError.Types.NOT_ALLOWED,
  code: 'swap_canceled',
}

/** @param lapsed without a code where it is a gift card's balance */
export function describeLapsed({ code, reason }: { code?: string; reason: Lapsed['reason'] | 'balance' }) {
  return {
    message: code ? `The code ${code} cannot be used: ${reason}` : 'The balance of a gift card has changed',
    type: MedusaError.Types.NOT_ALLOWED,
    code: 'code_lapsed',
    reason,
    ...(code && { discount_code: code }),
  }
}
