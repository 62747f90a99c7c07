// @ts-nocheck
import type { Services } from '../container'
import type { EntityManager } from 'typeorm'

/**
 * Completes a cart for nobody who waits for the answer: a provider has said that it is paid.
 * @param askedBy where Medusa is to say that it was asked
 * @returns the status that a shopper would have been answered
 */
export async function completeCart(
  {
    manager,
    idempotencyKeyService,
    cartCompletionStrategy,
  }: Pick<Services, 'manager' | 'idempotencyKeyService' | 'cartCompletionStrategy'>,
  cartId: string,
  askedBy: string,
): Promise<number> {
  const key = await manager.transaction((transaction) =>
    idempotencyKeyService.withTransaction(transaction).create({
      request_method: 'POST',
      request_params: { cart_id: cartId },
      request_path: askedBy,
    }),
  )
  return (await cartCompletionStrategy.complete(cartId, key, {})).response_code
}
