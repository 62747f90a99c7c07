import { type Driver } from './driver'
import { makeGoods, required, unique } from './goods'

export async function makeCollectionCalls({ admin, setUp }: Driver): Promise<void> {
  const { productId } = await makeGoods(setUp)
  const products = { product_ids: [productId] }
  const title = unique('Cups')
  const { id } = await admin('POST /admin/collections', 'collection', ({ collections }) =>
    collections.create({ title }),
  )
  await admin('GET /admin/collections', 'collections', ({ collections }) => collections.list({ limit: 1 }))
  await admin('GET /admin/collections/:id', 'collection', ({ collections }) => collections.retrieve(id))
  await admin('POST /admin/collections/:id', 'collection', ({ collections }) =>
    collections.update(id, { metadata: { season: 'winter' } }),
  )
  await admin('POST /admin/collections/:id/products/batch', 'collection', ({ collections }) =>
    collections.addProducts(id, products),
  )
  await admin('DELETE /admin/collections/:id/products/batch', 'removed_products', ({ collections }) =>
    collections.removeProducts(id, products),
  )
  await admin('DELETE /admin/collections/:id', 'deleted', ({ collections }) => collections.delete(id))
}

export async function makeCategoryCalls({ admin, setUp }: Driver): Promise<void> {
  const { productId } = await makeGoods(setUp)
  const products = { product_ids: [{ id: productId }] }
  const { id } = await admin('POST /admin/product-categories', 'product_category', ({ productCategories }) =>
    productCategories.create({ name: unique('Cups'), is_internal: true }),
  )
  await admin('GET /admin/product-categories', 'product_categories', ({ productCategories }) =>
    productCategories.list({ limit: 1 }),
  )
  await admin('GET /admin/product-categories/:id', 'product_category', ({ productCategories }) =>
    productCategories.retrieve(id, { fields: 'id,name' }),
  )
  await admin('POST /admin/product-categories/:id', 'product_category', ({ productCategories }) =>
    productCategories.update(id, { name: unique('Cups') }),
  )
  await admin('POST /admin/product-categories/:id/products/batch', 'product_category', ({ productCategories }) =>
    productCategories.addProducts(id, products),
  )
  await admin('DELETE /admin/product-categories/:id/products/batch', 'product_category', ({ productCategories }) =>
    productCategories.removeProducts(id, products),
  )
  await admin('DELETE /admin/product-categories/:id', 'deleted', ({ productCategories }) =>
    productCategories.delete(id),
  )
  await admin('GET /admin/product-tags', 'product_tags', ({ productTags }) => productTags.list({ limit: 1 }))
  await admin('GET /admin/product-types', 'product_types', ({ productTypes }) => productTypes.list({ limit: 1 }))
}

export async function makeProductCalls({ admin }: Driver): Promise<void> {
  const { id } = await admin('POST /admin/products', 'product', ({ products }) =>
    products.create({ title: 'Contract bowl', handle: unique('bowl'), is_giftcard: false, discountable: true }),
  )
  await admin('GET /admin/products', 'products', ({ products }) => products.list({ limit: 1 }))
  await admin('GET /admin/products/types', 'types', ({ products }) => products.listTypes())
  await admin('GET /admin/products/tag-usage', 'tags', ({ products }) => products.listTags())
  await admin('GET /admin/products/:id', 'product', ({ products }) => products.retrieve(id))
  await admin('POST /admin/products/:id', 'product', ({ products }) => products.update(id, { subtitle: 'Of clay' }))
  await admin('POST /admin/products/:id/metadata', 'product', ({ products }) =>
    products.setMetadata(id, { key: 'kiln', value: 'wood' }),
  )

  const { options } = await admin('POST /admin/products/:id/options', 'product', ({ products }) =>
    products.addOption(id, { title: 'Size' }),
  )
  const optionId = required(options[0]?.id)
  await admin('POST /admin/products/:id/options/:option_id', 'product', ({ products }) =>
    products.updateOption(id, optionId, { title: 'Width' }),
  )
  const { variants } = await admin('POST /admin/products/:id/variants', 'product', ({ products }) =>
    products.createVariant(id, {
      title: 'S',
      prices: [{ currency_code: 'eur', amount: 900 }],
      options: [{ option_id: optionId, value: 'S' }],
    }),
  )
  const variantId = required(variants[0]?.id)
  await admin('GET /admin/products/:id/variants', 'variants', ({ products }) => products.listVariants(id))
  await admin('POST /admin/products/:id/variants/:variant_id', 'product', ({ products }) =>
    products.updateVariant(id, variantId, { title: 'Small' }),
  )
  await admin('GET /admin/variants', 'variants', (medusa) => medusa.variants.list({ limit: 1 }))
  await admin('GET /admin/variants/:id', 'variant', (medusa) =>
    medusa.variants.retrieve(variantId, { expand: 'prices' }),
  )

  await admin('DELETE /admin/products/:id/variants/:variant_id', 'deleted', ({ products }) =>
    products.deleteVariant(id, variantId),
  )
  await admin('DELETE /admin/products/:id/options/:option_id', 'deleted', ({ products }) =>
    products.deleteOption(id, optionId),
  )
  await admin('DELETE /admin/products/:id', 'deleted', ({ products }) => products.delete(id))
}

export async function makePriceListCalls({ admin, setUp }: Driver): Promise<void> {
  const { productId, variantId } = await makeGoods(setUp)
  const prices = { prices: [{ variant_id: variantId, currency_code: 'eur', amount: 1000 }] }
  const { id } = await admin('POST /admin/price-lists', 'price_list', ({ priceLists }) =>
    priceLists.create({ name: unique('Sale'), description: 'Contract', type: 'sale', prices: [] }),
  )
  await admin('GET /admin/price-lists', 'price_lists', ({ priceLists }) => priceLists.list())
  await admin('GET /admin/price-lists/:id', 'price_list', ({ priceLists }) => priceLists.retrieve(id))
  await admin('POST /admin/price-lists/:id', 'price_list', ({ priceLists }) =>
    priceLists.update(id, { description: 'Changed' }),
  )
  const addPrices = () =>
    admin('POST /admin/price-lists/:id/prices/batch', 'price_list', ({ priceLists }) =>
      priceLists.addPrices(id, prices),
    )
  const listed = await addPrices()
  await admin('GET /admin/price-lists/:id/products', 'products', ({ priceLists }) =>
    priceLists.listProducts(id, { limit: 1 }),
  )
  await admin('DELETE /admin/price-lists/:id/prices/batch', 'ids', ({ priceLists }) =>
    priceLists.deletePrices(id, { price_ids: listed.prices.map((price) => price.id) }),
  )
  await addPrices()
  await admin('DELETE /admin/price-lists/:id/variants/:variant_id/prices', 'ids', ({ priceLists }) =>
    priceLists.deleteVariantPrices(id, variantId),
  )
  await addPrices()
  await admin('DELETE /admin/price-lists/:id/products/:product_id/prices', 'ids', ({ priceLists }) =>
    priceLists.deleteProductPrices(id, productId),
  )
  await addPrices()
  await admin('DELETE /admin/price-lists/:id/products/prices/batch', 'ids', ({ priceLists }) =>
    priceLists.deleteProductsPrices(id, { product_ids: [productId] }),
  )
  await admin('DELETE /admin/price-lists/:id', 'deleted', ({ priceLists }) => priceLists.delete(id))
}
