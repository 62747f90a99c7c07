import { isCommerceError } from '../errors'
import { type Account, type Customer, type PaymentMethod } from '../shop/account'
import { type SavedAddress } from '../shop/address'
import { toAddressInput, toPostalAddress } from './address'
import { type Calls } from './repeatable-calls'
import { type Customer as MedusaCustomer } from './types'

export function toAccount({ read, write, put }: Calls): Account {
  return {
    getCustomer: async () => toCustomer((await read(({ customers }) => customers.retrieve())).customer),
    async changeCustomer({ firstName: first_name, lastName: last_name, phone }) {
      return toCustomer((await put(({ customers }) => customers.update({ first_name, last_name, phone }))).customer)
    },
    async rememberCart(cartId) {
      await put(({ customers }) => customers.update({ metadata: { cart_id: cartId } }))
    },
    async addAddress(address) {
      await write(({ customers }) => customers.addresses.addAddress({ address: toAddressInput(address) }))
    },
    async changeAddress(id, address) {
      await put(({ customers }) => customers.addresses.updateAddress(id, toAddressInput(address)))
    },
    async deleteAddress(id) {
      await put(({ customers }) => customers.addresses.deleteAddress(id))
    },
    async makeDefaultAddress(id) {
      await put(({ customers }) => customers.update({ billing_address: id }))
    },
    listPaymentMethods: () => listPaymentMethods(read),
    exportData: async () => ({
      customer: (await read(({ customers }) => customers.retrieve())).customer,
      orders: await listAllOrders((path) => read(({ client }) => client.request('GET', path))),
    }),
    async register({ firstName: first_name, lastName: last_name, email, password }) {
      await write(({ customers }) => customers.create({ first_name, last_name, email, password }))
    },
  }
}

function toCustomer(customer: MedusaCustomer): Customer {
  const cartId: unknown = customer.metadata?.cart_id
  return {
    id: customer.id,
    email: customer.email,
    firstName: customer.first_name ?? null,
    lastName: customer.last_name ?? null,
    phone: customer.phone ?? null,
    addresses: listAddresses(customer),
    cartId: typeof cartId === 'string' && cartId !== '' ? cartId : null,
  }
}

// Medusa answers them in no order at all, and calls the default one the billing address
function listAddresses({
  billing_address_id: defaultId,
  shipping_addresses: addresses,
}: MedusaCustomer): SavedAddress[] {
  const isDefault = ({ id }: { id: string }) => id === defaultId
  return (addresses ?? [])
    .toSorted(
      (a, b) => Number(isDefault(b)) - Number(isDefault(a)) || toTime(a) - toTime(b) || a.id.localeCompare(b.id),
    )
    .map((record) => ({ id: record.id, address: toPostalAddress(record), isDefault: isDefault(record) }))
}

function toTime({ created_at }: { created_at: Date | string }): number {
  return new Date(created_at).getTime()
}

// without the plugin Medusa answers 500 as soon as one of its providers is a payment processor
async function listPaymentMethods(read: Calls['read']): Promise<PaymentMethod[] | null> {
  try {
    const { payment_methods: methods } = await read(({ customers }) => customers.paymentMethods.list())
    return methods.map(({ provider_id: provider, data }) => ({ provider, data }))
  } catch (error) {
    if (isCommerceError(error) && error.status === 500) return null
    throw error
  }
}

const orderQuery = new URLSearchParams({
  fields:
    'id,display_id,created_at,canceled_at,status,fulfillment_status,payment_status,email,currency_code,tax_rate,metadata,' +
    'subtotal,discount_total,gift_card_total,shipping_total,tax_total,total,paid_total,refunded_total',
  expand: 'items,shipping_address,billing_address,shipping_methods,discounts',
  limit: '50',
})

async function listAllOrders(ask: (path: string) => Promise<unknown>): Promise<unknown[]> {
  const orders: unknown[] = []
  for (;;) {
    const path = `/store/customers/me/orders?${orderQuery}&offset=${orders.length}`
    const page = (await ask(path)) as { orders: unknown[]; count: number }
    orders.push(...page.orders)
    if (page.orders.length === 0 || orders.length >= page.count) return orders
  }
}
