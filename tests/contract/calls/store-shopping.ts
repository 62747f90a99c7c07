import { address } from '../backend'
import { type Driver } from './driver'
import { makeGoods, required, unique } from './goods'

const provider = 'manual'

/** From an empty cart to the order, with everything taken off once that was put on. */
export async function makeCartCalls({ guest, setUp }: Driver): Promise<void> {
  const goods = await makeGoods(setUp)
  const code = unique('TEN')
  await setUp.write(({ discounts }) =>
    discounts.create({
      code,
      is_dynamic: false,
      is_disabled: false,
      regions: [goods.regionId],
      rule: { type: 'percentage', value: 10, allocation: 'total' },
    }),
  )
  const region = { region_id: goods.regionId, country_code: 'de' }
  const { id } = await guest('POST /store/carts', 'cart', ({ carts }) => carts.create(region))
  const line = { variant_id: goods.variantId, quantity: 1 }
  const filled = await guest('POST /store/carts/:id/line-items', 'cart', ({ carts }) =>
    carts.lineItems.create(id, line),
  )
  const lineId = required(filled.items[0]?.id)
  await guest('POST /store/carts/:id/line-items/:line_id', 'cart', ({ carts }) =>
    carts.lineItems.update(id, lineId, { quantity: 2 }),
  )
  await guest('DELETE /store/carts/:id/line-items/:line_id', 'cart', ({ carts }) => carts.lineItems.delete(id, lineId))
  await guest('POST /store/carts/:id/line-items', 'cart', ({ carts }) => carts.lineItems.create(id, line))
  await guest('GET /store/carts/:id', 'cart', ({ carts }) => carts.retrieve(id))
  const details = { email: 'jane@example.com', shipping_address: address, billing_address: address }
  await guest('POST /store/carts/:id', 'cart', ({ carts }) => carts.update(id, { ...details, discounts: [{ code }] }))
  await guest('DELETE /store/carts/:id/discounts/:code', 'cart', ({ carts }) => carts.deleteDiscount(id, code))
  await guest('POST /store/carts/:id/shipping-methods', 'cart', ({ carts }) =>
    carts.addShippingMethod(id, { option_id: goods.shippingOptionId }),
  )

  await guest('POST /store/carts/:id/payment-sessions', 'cart', ({ carts }) => carts.createPaymentSessions(id))
  const selection = { provider_id: provider }
  await guest('POST /store/carts/:id/payment-session', 'cart', ({ carts }) => carts.setPaymentSession(id, selection))
  await guest('POST /store/carts/:id/payment-sessions/:provider_id', 'cart', ({ carts }) =>
    carts.updatePaymentSession(id, provider, { data: {} }),
  )
  await guest('POST /store/carts/:id/payment-sessions/:provider_id/refresh', 'cart', ({ carts }) =>
    carts.refreshPaymentSession(id, provider),
  )
  await guest('DELETE /store/carts/:id/payment-sessions/:provider_id', 'cart', ({ carts }) =>
    carts.deletePaymentSession(id, provider),
  )
  await guest('POST /store/carts/:id/payment-sessions', 'cart', ({ carts }) => carts.createPaymentSessions(id))
  await guest('POST /store/carts/:id/payment-session', 'cart', ({ carts }) => carts.setPaymentSession(id, selection))
  await guest('POST /store/carts/:id/complete', 'data', ({ carts }) => carts.complete(id))
}

export async function makeCatalogueCalls({ guest, setUp }: Driver): Promise<void> {
  const goods = await makeGoods(setUp)
  const { collection } = await setUp.write((admin) => admin.collections.create({ title: unique('Cups') }))
  await guest('GET /store/collections', 'collections', ({ collections }) => collections.list({ limit: 1 }))
  await guest('GET /store/collections/:id', 'collection', ({ collections }) => collections.retrieve(collection.id))
  await setUp.put((admin) => admin.collections.delete(collection.id))
  const { product_category: category } = await setUp.write((admin) =>
    admin.productCategories.create({ name: unique('Cups'), is_active: true }),
  )
  await guest('GET /store/product-categories', 'product_categories', ({ productCategories }) =>
    productCategories.list({ limit: 1 }),
  )
  await guest('GET /store/product-categories/:id', 'product_category', ({ productCategories }) =>
    productCategories.retrieve(category.id, { fields: 'id,name' }),
  )
  await setUp.put((admin) => admin.productCategories.delete(category.id))
  await guest('GET /store/product-tags', 'product_tags', ({ productTags }) => productTags.list({ limit: 1 }))
  await guest('GET /store/product-types', 'product_types', ({ productTypes }) => productTypes.list({ limit: 1 }))
  await guest('GET /store/products', 'products', ({ products }) => products.list({ limit: 1, fields: 'id' }))
  await guest('GET /store/products/:id', 'product', ({ products }) => products.retrieve(goods.productId))
  const asked = { q: 'cup' }
  await guest('POST /store/products/search', 'hits', ({ products }) => products.search(asked))
  await guest('GET /store/variants', 'variants', ({ products }) => products.variants.list({ limit: 1 }))
  await guest('GET /store/variants/:id', 'variant', ({ products }) => products.variants.retrieve(goods.variantId))
}

export async function makeShopCalls({ guest, setUp }: Driver): Promise<void> {
  const { regionId } = await makeGoods(setUp)
  await guest('GET /store/regions', 'regions', ({ regions }) => regions.list())
  await guest('GET /store/regions/:id', 'region', ({ regions }) => regions.retrieve(regionId))
  const { return_reason: reason } = await setUp.write((admin) =>
    admin.returnReasons.create({ value: unique('chipped'), label: 'Chipped' }),
  )
  await guest('GET /store/return-reasons', 'return_reasons', ({ returnReasons }) => returnReasons.list())
  await guest('GET /store/return-reasons/:id', 'return_reason', ({ returnReasons }) =>
    returnReasons.retrieve(reason.id),
  )
  await setUp.put((admin) => admin.returnReasons.delete(reason.id))
  await guest('GET /store/shipping-options', 'shipping_options', ({ shippingOptions }) =>
    shippingOptions.list({ region_id: regionId, is_return: true }),
  )
  const { cart } = await guest.unnoted(({ carts }) => carts.create({ region_id: regionId }))
  await guest('GET /store/shipping-options/:cart_id', 'shipping_options', ({ shippingOptions }) =>
    shippingOptions.listCartOptions(cart.id),
  )
  const { gift_card } = await setUp.write(({ giftCards }) => giftCards.create({ region_id: regionId, value: 500 }))
  await guest('GET /store/gift-cards/:code', 'gift_card', ({ giftCards }) => giftCards.retrieve(gift_card.code))
}
