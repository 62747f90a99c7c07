const address = {
  first_name: 'Ada',
  last_name: 'Huber',
  address_1: 'Invalidenstraße 2',
  postal_code: '10115',
  city: 'Berlin',
  country_code: 'de',
}
const stock = 1_000_000

/** @typedef {Awaited<ReturnType<typeof openBackend>>} Backend */

/**
 * What a crowd needs of Medusa beside the shop.
 * @param {Record<string, string | undefined>} env where it is, and who is its administrator, as the tests read it
 */
export async function openBackend({ MEDUSA_URL, STOREFRONT_SECRET, ADMIN_EMAIL, ADMIN_PASSWORD }) {
  const { access_token: token } = await tell('POST', '/admin/auth/token', {
    email: ADMIN_EMAIL,
    password: ADMIN_PASSWORD,
  })

  /**
   * @param {'GET' | 'POST'} method
   * @param {string} path
   * @param {object} [body]
   * @param {string} [bearer]
   * @returns {Promise<any>}
   * @throws Error with Medusa's answer where it refuses
   */
  async function tell(method, path, body, bearer, attemptsLeft = 3) {
    const headers = {
      'content-type': 'application/json',
      'x-vitrine-storefront': STOREFRONT_SECRET ?? '',
      ...(bearer && { authorization: `Bearer ${bearer}` }),
    }
    const response = await fetch(`${MEDUSA_URL}${path}`, { method, headers, body: body && JSON.stringify(body) })
    if (response.ok) return response.json()
    const answer = await response.text()
    // transactions of others crossed this one
    if (answer.includes('You may retry') && attemptsLeft > 1) return tell(method, path, body, bearer, attemptsLeft - 1)
    throw new Error(`${method} ${path}: ${response.status} ${answer}`)
  }

  return {
    /** @returns {Promise<number>} of all that there are */
    countOrders: async () => (await tell('GET', '/admin/orders?limit=1&fields=id', undefined, token)).count,

    /** A product in euros that nobody buys up. @returns {Promise<{ handle: string, variantId: string }>} */
    async makeProduct() {
      const { store } = await tell('GET', '/admin/store', undefined, token)
      const { product } = await tell(
        'POST',
        '/admin/products',
        {
          title: `Crowd ${crypto.randomUUID().slice(0, 8)}`,
          status: 'published',
          options: [{ title: 'Size' }],
          variants: [
            {
              title: 'One',
              options: [{ value: 'One' }],
              inventory_quantity: stock,
              manage_inventory: true,
              prices: [{ currency_code: 'eur', amount: 1000 }],
            },
          ],
          sales_channels: [{ id: store.default_sales_channel_id }],
        },
        token,
      )
      return { handle: product.handle, variantId: product.variants[0].id }
    },

    /** Says where to, how and by what means, as the steps between bag and review do. @param {string} cartId */
    async prepare(cartId) {
      const cart = `/store/carts/${cartId}`
      const email = `ada.${cartId.slice(-8).toLowerCase()}@example.org`
      await tell('POST', cart, { email, shipping_address: address, billing_address: address })
      /** @type {{ shipping_options: { id: string, amount: number }[] }} */
      const { shipping_options: options } = await tell('GET', `/store/shipping-options/${cartId}`)
      // Medusa lists them in no order
      const [cheapest] = options.toSorted((one, other) => one.amount - other.amount)
      await tell('POST', `${cart}/shipping-methods`, { option_id: cheapest?.id })
      await tell('POST', `${cart}/payment-sessions`)
      await tell('POST', `${cart}/payment-session`, { provider_id: 'manual' })
    },
  }
}
