import type { PluginRequest } from '../../../../container'
import type { MedusaResponse } from '@medusajs/medusa'
import { StorePostAuthReq, validator } from '@medusajs/medusa'
import { toEmail } from '../../../../storefront/guards'

/**
 * `POST /store/auth/token` as in Medusa, with a token of a session of its own, for the device that the header
 * `x-vitrine-device` names. Of the storefront `x-vitrine-known: 1` is believed: somebody has signed in to this account with
 * this browser before.
 */
async function signIn(req: PluginRequest, res: MedusaResponse) {
  const { email, password } = await validator(StorePostAuthReq, req.body)
  const { 'x-vitrine-device': device, 'x-vitrine-known': known } = req.headers
  const storefront = req.scope.resolve('storefrontService')
  const isKnown = known === '1' && storefront.knows(req)
  const token = await req.scope.resolve('signInService').signInByPassword(email, password, { device, isKnown })
  if (!token) return res.sendStatus(401)
  await storefront.takeBack(req, 'sign-in', toEmail(email))
  return res.json({ access_token: token })
}

export const POST = signIn
