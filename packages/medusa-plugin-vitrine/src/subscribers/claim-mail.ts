import type { Container } from '../container'

/** Queues the mail with which a guest's orders are moved into the account that asked for them. */
async function queueClaimMail({
  data,
  container,
}: {
  data: { new_customer_id: string; orders: string[] }
  container: Container
}) {
  const { new_customer_id: customerId, orders: orderIds } = data
  await container.resolve('shopMailService').enqueueClaimMail({ customerId, orderIds })
}

export default queueClaimMail
export const config = { event: 'order-update-token.created', context: { subscriberId: 'vitrine-claim-mail' } }
