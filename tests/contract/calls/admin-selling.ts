import { type Driver } from './driver'
import { makeGoods, unique } from './goods'

export async function makeDiscountCalls({ admin, setUp }: Driver): Promise<void> {
  const { productId, regionId } = await makeGoods(setUp)
  const resources = { resources: [{ id: productId }] }
  const code = unique('TEN')
  const { id } = await admin('POST /admin/discounts', 'discount', ({ discounts }) =>
    discounts.create({
      code,
      is_dynamic: true,
      is_disabled: false,
      regions: [regionId],
      rule: { type: 'percentage', value: 10, allocation: 'total' },
    }),
  )
  await admin('GET /admin/discounts', 'discounts', ({ discounts }) => discounts.list({ limit: 1 }))
  await admin('GET /admin/discounts/:id', 'discount', ({ discounts }) => discounts.retrieve(id, { expand: 'rule' }))
  await admin('GET /admin/discounts/code/:code', 'discount', ({ discounts }) => discounts.retrieveByCode(code))
  await admin('POST /admin/discounts/:id', 'discount', ({ discounts }) => discounts.update(id, { usage_limit: 9 }))
  await admin('DELETE /admin/discounts/:id/regions/:region_id', 'discount', ({ discounts }) =>
    discounts.removeRegion(id, regionId),
  )
  await admin('POST /admin/discounts/:id/regions/:region_id', 'discount', ({ discounts }) =>
    discounts.addRegion(id, regionId),
  )
  const dynamic = unique('OWN')
  await admin('POST /admin/discounts/:id/dynamic-codes', 'discount', ({ discounts }) =>
    discounts.createDynamicCode(id, { code: dynamic, usage_limit: 1, metadata: {} }),
  )
  await admin('DELETE /admin/discounts/:id/dynamic-codes/:code', 'discount', ({ discounts }) =>
    discounts.deleteDynamicCode(id, dynamic),
  )

  const { rule } = await admin('POST /admin/discounts/:id/conditions', 'discount', ({ discounts }) =>
    discounts.createCondition(id, { operator: 'in', products: [productId] }, { expand: 'rule,rule.conditions' }),
  )
  const conditionId = rule.conditions[0]?.id ?? ''
  await admin('GET /admin/discounts/:id/conditions/:condition_id', 'discount_condition', ({ discounts }) =>
    discounts.getCondition(id, conditionId),
  )
  await admin('POST /admin/discounts/:id/conditions/:condition_id', 'discount', ({ discounts }) =>
    discounts.updateCondition(id, conditionId, { products: [productId] }),
  )
  await admin('DELETE /admin/discounts/:id/conditions/:condition_id/batch', 'discount', ({ discounts }) =>
    discounts.deleteConditionResourceBatch(id, conditionId, resources),
  )
  await admin('POST /admin/discounts/:id/conditions/:condition_id/batch', 'discount', ({ discounts }) =>
    discounts.addConditionResourceBatch(id, conditionId, resources),
  )
  await admin('DELETE /admin/discounts/:id/conditions/:condition_id', 'deleted', ({ discounts }) =>
    discounts.deleteCondition(id, conditionId),
  )
  await admin('DELETE /admin/discounts/:id', 'deleted', ({ discounts }) => discounts.delete(id))
}

export async function makeGiftCardCalls({ admin, setUp }: Driver): Promise<void> {
  const { regionId } = await makeGoods(setUp)
  const { id } = await admin('POST /admin/gift-cards', 'gift_card', ({ giftCards }) =>
    giftCards.create({ region_id: regionId, value: 500 }),
  )
  await admin('GET /admin/gift-cards', 'gift_cards', ({ giftCards }) => giftCards.list())
  await admin('GET /admin/gift-cards/:id', 'gift_card', ({ giftCards }) => giftCards.retrieve(id))
  await admin('POST /admin/gift-cards/:id', 'gift_card', ({ giftCards }) => giftCards.update(id, { balance: 400 }))
  await admin('DELETE /admin/gift-cards/:id', 'deleted', ({ giftCards }) => giftCards.delete(id))
}

export async function makeSalesChannelCalls({ admin, setUp }: Driver): Promise<void> {
  const { productId } = await makeGoods(setUp)
  const products = { product_ids: [{ id: productId }] }
  const { id } = await admin('POST /admin/sales-channels', 'sales_channel', ({ salesChannels }) =>
    salesChannels.create({ name: unique('Fair') }),
  )
  await admin('GET /admin/sales-channels', 'sales_channels', ({ salesChannels }) => salesChannels.list({ limit: 1 }))
  await admin('GET /admin/sales-channels/:id', 'sales_channel', ({ salesChannels }) => salesChannels.retrieve(id))
  await admin('POST /admin/sales-channels/:id', 'sales_channel', ({ salesChannels }) =>
    salesChannels.update(id, { description: 'Contract' }),
  )
  await admin('POST /admin/sales-channels/:id/products/batch', 'sales_channel', ({ salesChannels }) =>
    salesChannels.addProducts(id, products),
  )
  await admin('DELETE /admin/sales-channels/:id/products/batch', 'sales_channel', ({ salesChannels }) =>
    salesChannels.removeProducts(id, products),
  )

  const { id: keyId } = await admin(
    'POST /admin/publishable-api-keys',
    'publishable_api_key',
    ({ publishableApiKeys }) => publishableApiKeys.create({ title: unique('Key') }),
  )
  const channels = { sales_channel_ids: [{ id }] }
  await admin('GET /admin/publishable-api-keys', 'publishable_api_keys', ({ publishableApiKeys }) =>
    publishableApiKeys.list({ limit: 1 }),
  )
  await admin('GET /admin/publishable-api-keys/:id', 'publishable_api_key', ({ publishableApiKeys }) =>
    publishableApiKeys.retrieve(keyId),
  )
  await admin('POST /admin/publishable-api-keys/:id', 'publishable_api_key', ({ publishableApiKeys }) =>
    publishableApiKeys.update(keyId, { title: unique('Key') }),
  )
  await admin(
    'POST /admin/publishable-api-keys/:id/sales-channels/batch',
    'publishable_api_key',
    ({ publishableApiKeys }) => publishableApiKeys.addSalesChannelsBatch(keyId, channels),
  )
  await admin('GET /admin/publishable-api-keys/:id/sales-channels', 'sales_channels', ({ publishableApiKeys }) =>
    publishableApiKeys.listSalesChannels(keyId, { q: 'Fair' }),
  )
  await admin(
    'DELETE /admin/publishable-api-keys/:id/sales-channels/batch',
    'publishable_api_key',
    ({ publishableApiKeys }) => publishableApiKeys.deleteSalesChannelsBatch(keyId, channels),
  )
  await admin('POST /admin/publishable-api-keys/:id/revoke', 'publishable_api_key', ({ publishableApiKeys }) =>
    publishableApiKeys.revoke(keyId),
  )
  await admin('DELETE /admin/publishable-api-keys/:id', 'deleted', ({ publishableApiKeys }) =>
    publishableApiKeys.delete(keyId),
  )
  await admin('DELETE /admin/sales-channels/:id', 'deleted', ({ salesChannels }) => salesChannels.delete(id))
}
