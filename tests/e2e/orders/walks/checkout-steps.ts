import { tell } from '../../../support/http-shopper'
import { delivery } from './world'

const address = {
  first_name: 'Ada',
  last_name: 'Huber',
  address_1: 'Invalidenstraße 2',
  postal_code: '10115',
  city: 'Berlin',
  country_code: 'de',
}

interface Option {
  id: string
  price_incl_tax: number
}

/** Takes the steps between bag and review in the backend, by standard delivery and invoice. */
export async function prepareBag(cartId: string, email: string): Promise<void> {
  const cart = `/store/carts/${cartId}`
  await tell('POST', cart, { email, shipping_address: address, billing_address: address })
  await chooseDelivery(cartId)
  await tell('POST', `${cart}/payment-sessions`)
  const { total } = (await tell<{ cart: { total: number } }>('GET', cart)).cart
  if (total > 0) await tell('POST', `${cart}/payment-session`, { provider_id: 'manual' })
}

export async function chooseDelivery(cartId: string): Promise<void> {
  const { shipping_options: options } = await tell<{ shipping_options: Option[] }>(
    'GET',
    `/store/shipping-options/${cartId}`,
  )
  const standard = options.find(({ price_incl_tax: price }) => price === delivery)
  if (!standard) throw new Error(`no delivery of ${cartId} costs ${delivery}`)
  await tell('POST', `/store/carts/${cartId}/shipping-methods`, { option_id: standard.id })
}
