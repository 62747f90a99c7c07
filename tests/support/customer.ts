import { readWorld } from './world'

export interface TestCustomer {
  id: string
  email: string
  password: string
  name: string
  /** The customer as the backend has it now. */
  read(): Promise<{ first_name: string; last_name: string; email: string }>
}

interface Registered {
  customer: { id: string; email: string; first_name: string; last_name: string }
}

/** A customer of the test's own, registered in the backend as a shopper registers. */
export async function registerCustomer(words: { firstName?: string; lastName?: string } = {}): Promise<TestCustomer> {
  const { firstName = 'Jane', lastName = 'Tester' } = words
  const email = `jane-${Date.now()}-${Math.random().toString(36).slice(2, 8)}@shop.test`
  const password = `pass-${Math.random().toString(36).slice(2, 12)}`
  const { customer } = await call<Registered>('POST', '/store/customers', {
    email,
    password,
    first_name: firstName,
    last_name: lastName,
  })
  return {
    id: customer.id,
    email,
    password,
    name: `${firstName} ${lastName}`,
    async read() {
      const { access_token: token } = await call<{ access_token: string }>('POST', '/store/auth/token', {
        email,
        password,
      })
      return (await call<Registered>('GET', '/store/customers/me', undefined, token)).customer
    },
  }
}

async function call<T>(method: string, path: string, body?: object, token?: string): Promise<T> {
  const response = await fetch(new URL(path, readWorld('MEDUSA_URL')), {
    method,
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: body && JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as T
}
