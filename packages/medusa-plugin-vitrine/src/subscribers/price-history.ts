import type { Container } from '../container'

/** Notes prices soon after somebody wrote one. */
async function recordPrices({ data, container }: { data: { fields?: string[] }; container: Container }) {
  // a sale writes its variant's stock, which is no price
  const onlyStock = data.fields?.length === 1 && data.fields[0] === 'inventory_quantity'
  if (!onlyStock) container.resolve('priceHistoryService').recordSoon()
}

export default recordPrices
export const config = {
  event: [
    'price-list.written',
    'product.created',
    'product.updated',
    'product-variant.created',
    'product-variant.updated',
  ],
  context: { subscriberId: 'vitrine-price-history' },
}
