import type { PluginRequest } from '../../../container'
import type { MedusaResponse } from '@medusajs/medusa'
import { StorePostAuthReq, validator } from '@medusajs/medusa'
import { toEmail } from '../../../storefront/guards'

const relations = ['orders', 'orders.items', 'shipping_addresses']

/** `POST /store/auth` as in Medusa, with a session that belongs to the account's generation. */
async function createSession(req: PluginRequest, res: MedusaResponse) {
  const { email, password } = await validator(StorePostAuthReq, req.body)
  const signedIn = await req.scope.resolve('signInService').checkPassword(email, password)
  if (!signedIn) return res.sendStatus(401)
  await req.scope.resolve('storefrontService').takeBack(req, 'sign-in', toEmail(email))
  req.session.customer_id = signedIn.customerId
  req.session.customer_generation = signedIn.generation
  const customer = await req.scope.resolve('customerService').retrieve(signedIn.customerId, { relations })
  return res.json({ customer })
}

/** `DELETE /store/auth` as in Medusa, which leaves a bearer token good for its 30 days: here it is void from now on. */
async function endSession(req: PluginRequest, res: MedusaResponse) {
  const [, token] = /^bearer (\S+)$/i.exec(req.headers.authorization ?? '') ?? []
  if (token && req.user?.auth_time) await req.scope.resolve('identityService').giveBack(token)
  if (req.session.user_id) delete req.session.customer_id
  else req.session.destroy()
  res.sendStatus(200)
}

export const POST = createSession
export const DELETE = endSession
