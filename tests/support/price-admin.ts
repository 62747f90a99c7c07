import { type Admin, type AdminProduct } from './admin'

/** Gives every variant of a product one new price, in minor units; what it cost in other currencies is gone. */
export async function setPrice(admin: Admin, product: AdminProduct, amount: number, currency = 'eur'): Promise<void> {
  for (const { id } of product.variants) {
    await admin.call('POST', `/admin/products/${product.id}/variants/${id}`, {
      prices: [{ currency_code: currency, amount }],
    })
  }
}
