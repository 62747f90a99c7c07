import { type Admin } from './admin'

/** Puts customers into a group of their own, for whom the variants cost `amount` (minor units) in `currency`. */
export async function givePrices(
  admin: Admin,
  customerIds: string[],
  { variantIds, currency, amount }: { variantIds: string[]; currency: string; amount: number },
): Promise<void> {
  const name = `A test’s group ${crypto.randomUUID()}`
  const { customer_group: group } = await admin.call<{ customer_group: { id: string } }>(
    'POST',
    '/admin/customer-groups',
    { name },
  )
  const members = customerIds.map((id) => ({ id }))
  await admin.call('POST', `/admin/customer-groups/${group.id}/customers/batch`, { customer_ids: members })
  await admin.call('POST', '/admin/price-lists', {
    name,
    description: 'Ends with its products',
    type: 'override',
    status: 'active',
    customer_groups: [{ id: group.id }],
    prices: variantIds.map((variant_id) => ({ variant_id, currency_code: currency, amount })),
  })
}
