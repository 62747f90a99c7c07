import type { RequestContext } from '@medusajs/medusa/dist/types/request'
import type { Services } from '../container'

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
  return (await cartCompletionStrategy.complete(cartId, key, {} as RequestContext)).response_code
}
