import { SignJWT } from 'jose'
import { waitForMail } from '../../support/mailbox'
import { readWorld } from '../../support/world'
import { connect } from '../backend'
import { required, unique } from './goods'

/** A new customer, signed in for a token. */
export async function registerCustomer() {
  const email = `${unique('ann')}@example.com`
  const password = 'correct horse battery'
  // Medusa signs in by cookie whoever registers, so this face is nobody else's
  const face = connect().as({})
  const name = { first_name: 'Ann', last_name: 'Lee' }
  const { customer } = await face.write(({ customers }) => customers.create({ ...name, email, password }))
  const { access_token } = await face.write(({ auth }) => auth.getToken({ email, password }))
  return { id: customer.id, email, password, token: access_token ?? '' }
}

/** The token of the mail that a customer got who forgot the password. */
export async function readResetToken(email: string): Promise<string> {
  const { text } = await waitForMail(email, /./, 60_000)
  return required(/[?&]token=([^&\s]+)/.exec(text)?.[1])
}

/** What Medusa's event for a claim carries in its mail: a token for an order, 15 minutes long. */
export function signClaim(customerId: string, orderId: string): Promise<string> {
  return new SignJWT({ claimingCustomerId: customerId, orders: [orderId] })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt()
    .setExpirationTime('15m')
    .sign(new TextEncoder().encode(readWorld('JWT_SECRET')))
}
