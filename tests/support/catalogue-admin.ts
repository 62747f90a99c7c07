import { type Admin } from './admin'

interface RichProduct {
  title: string
  options: string[]
  /** `null` for goods whose stock nobody counts. */
  variants: { values: string[]; stock: number | null; prices: Record<string, number>; metadata?: object }[]
  metadata?: object
  /** Addresses of pictures that the backend has. */
  images?: string[]
  giftCard?: boolean
  collectionId?: string
}

export interface MadeProduct {
  id: string
  handle: string
  title: string
  /** By the values, "Ink / Small". */
  variantIds: Record<string, string>
}

/** A published product with several options, pictures and metadata, in the default sales channel. */
export async function createRichProduct(admin: Admin, product: RichProduct): Promise<MadeProduct> {
  const { title, options, variants, metadata, images = [], giftCard = false, collectionId } = product
  const body = {
    title,
    handle: `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${Math.random().toString(36).slice(2, 10)}`,
    status: 'published',
    is_giftcard: giftCard,
    metadata,
    images,
    thumbnail: images[0],
    collection_id: collectionId,
    sales_channels: await admin.listChannels(),
    options: options.map((option) => ({ title: option })),
    variants: variants.map(({ values, stock, prices, metadata }) => ({
      title: values.join(' / '),
      manage_inventory: stock !== null,
      inventory_quantity: stock ?? 0,
      options: values.map((value) => ({ value })),
      prices: Object.entries(prices).map(([currency_code, amount]) => ({ currency_code, amount })),
      metadata,
    })),
  }
  type Answer = { product: { id: string; handle: string; variants: { id: string; title: string }[] } }
  const { product: made } = await admin.call<Answer>('POST', '/admin/products', body)
  const variantIds = Object.fromEntries(made.variants.map((variant) => [variant.title, variant.id]))
  return { id: made.id, handle: made.handle, title, variantIds }
}

/** The pictures of a product that the seed made. */
export async function listPictures(admin: Admin, handle: string): Promise<string[]> {
  type Answer = { products: { images: { url: string }[] }[] }
  const { products } = await admin.call<Answer>('GET', `/admin/products?handle=${handle}&expand=images`)
  return products.flatMap(({ images }) => images.map(({ url }) => url))
}

/** Lets variants cost `amount` in `currency` for a time; the plugin notes what they cost before and since. */
export async function startSale(
  admin: Admin,
  variantIds: string[],
  { currency, amount }: { currency: string; amount: number },
): Promise<void> {
  await admin.call('POST', '/admin/vitrine/prices', {})
  await admin.call('POST', '/admin/price-lists', {
    name: 'A test’s sale',
    description: 'Ends with its products',
    type: 'sale',
    status: 'active',
    prices: variantIds.map((variant_id) => ({ variant_id, currency_code: currency, amount })),
  })
  await admin.call('POST', '/admin/vitrine/prices', {})
}
