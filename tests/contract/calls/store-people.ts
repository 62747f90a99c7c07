import { address } from '../backend'
import { type Driver } from './driver'
import { makeGoods, makeOrder, required, unique } from './goods'
import { readResetToken, registerCustomer, signClaim } from './people'

export async function makeCustomerCalls({ customer, guest, shopperWithCookie }: Driver): Promise<void> {
  const { before } = shopperWithCookie()
  const newcomer = { first_name: 'Ben', last_name: 'Lee', email: `${unique('ben')}@example.com`, password: 'battery' }
  await before('POST /store/customers', 'customer', ({ customers }) => customers.create(newcomer))

  const ann = await registerCustomer()
  const me = customer(ann.token)
  await me('GET /store/customers/me', 'customer', ({ customers }) => customers.retrieve())
  await me('POST /store/customers/me', 'customer', ({ customers }) => customers.update({ first_name: 'Anna' }))
  await me('GET /store/customers/me/orders', 'orders', ({ customers }) => customers.listOrders({ limit: 1 }))
  await me('GET /store/customers/me/payment-methods', 'payment_methods', ({ customers }) =>
    customers.paymentMethods.list(),
  )
  const { shipping_addresses } = await me('POST /store/customers/me/addresses', 'customer', ({ customers }) =>
    customers.addresses.addAddress({
      address: { ...address, address_2: '', company: '', phone: '', province: '', metadata: {} },
    }),
  )
  const addressId = required(shipping_addresses?.[0]?.id)
  await me('POST /store/customers/me/addresses/:id', 'customer', ({ customers }) =>
    customers.addresses.updateAddress(addressId, { city: 'Hamburg' }),
  )
  await me('DELETE /store/customers/me/addresses/:id', 'customer', ({ customers }) =>
    customers.addresses.deleteAddress(addressId),
  )

  const { email } = ann
  await guest.quietly('POST /store/customers/password-token', ({ customers }) =>
    customers.generatePasswordToken({ email }),
  )
  const token = await readResetToken(email)
  // the answer is the customer itself
  await guest('POST /store/customers/password-reset', 'customer', ({ customers }) =>
    customers.resetPassword({ email, password: 'staple', token }),
  )
}

/** A guest's order, looked up and then claimed by a customer. */
export async function makeOrderCalls({ customer, guest, setUp }: Driver): Promise<void> {
  const order = await makeOrder(setUp, await makeGoods(setUp))
  await guest('GET /store/orders/:id', 'order', ({ orders }) => orders.retrieve(order.id))
  await guest('GET /store/orders/cart/:cart_id', 'order', ({ orders }) => orders.retrieveByCartId(order.cartId))
  await guest('GET /store/orders', 'order', ({ orders }) =>
    orders.lookupOrder({
      display_id: order.displayId,
      email: order.email,
      shipping_address: { postal_code: address.postal_code },
    }),
  )
  const ann = await registerCustomer()
  await customer(ann.token).quietly('POST /store/orders/batch/customer/token', ({ orders }) =>
    orders.requestCustomerOrders({ order_ids: [order.id] }),
  )
  const token = await signClaim(ann.id, order.id)
  await guest.quietly('POST /store/orders/customer/confirm', ({ orders }) => orders.confirmRequest({ token }))
}
