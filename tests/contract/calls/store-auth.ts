import { type Driver } from './driver'
import { registerCustomer } from './people'

/** Signing in for a token; signing in, reading and signing out by the session cookie. */
export async function makeStoreAuthCalls(driver: Driver): Promise<void> {
  const { email, password } = await registerCustomer()
  await driver.guest('POST /store/auth/token', 'access_token', ({ auth }) => auth.getToken({ email, password }))
  await driver.guest('GET /store/auth/:email', 'exists', ({ auth }) => auth.exists(email))

  const { before, after } = driver.shopperWithCookie()
  await before('POST /store/auth', 'customer', ({ auth }) => auth.authenticate({ email, password }))
  await after('GET /store/auth', 'customer', ({ auth }) => auth.getSession())
  await after.quietly('DELETE /store/auth', ({ auth }) => auth.deleteSession())
}
