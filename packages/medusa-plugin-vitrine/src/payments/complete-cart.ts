// @ts-nocheck
/**
 * Completes a cart for nobody who waits for the answer: a provider has said that it is paid.
 * @param {{ manager: import('typeorm').EntityManager, idempotencyKeyService: object, cartCompletionStrategy: object }} services
 * @param {string} cartId
 * @param {string} askedBy where Medusa is to say that it was asked
 * @returns {Promise<number>} the status that a shopper would have been answered
 */
export async function completeCart({ manager, idempotencyKeyService, cartCompletionStrategy }, cartId, askedBy) {
  const key = await manager.transaction((transaction) =>
    idempotencyKeyService.withTransaction(transaction).create({
      request_method: 'POST',
      request_params: { cart_id: cartId },
      request_path: askedBy,
    }),
  )
  return (await cartCompletionStrategy.complete(cartId, key, {})).response_code
}
