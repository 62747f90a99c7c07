import type { PluginRequest } from '../../../../../container'
import type { MedusaResponse } from '@medusajs/medusa'

/**
 * `GET /store/vitrine/identity/passkeys`: `{ passkeys: [{ id, device, transports, created_at, used_at }] }` that open the
 * bearer's account.
 */
async function listPasskeys(req: PluginRequest, res: MedusaResponse) {
  if (!req.user?.auth_time) return res.sendStatus(401)
  return res.json({ passkeys: await req.scope.resolve('passkeyService').list(req.user) })
}

/**
 * `POST /store/vitrine/identity/passkeys` `{ proof }`: the passkey opens the bearer's account; 409 where somebody has it
 * or the account has too many. They are told by a mail in the language of the header `x-vitrine-locale` (`de-at`).
 */
async function addPasskey(req: PluginRequest, res: MedusaResponse) {
  if (!req.user?.auth_time) return res.sendStatus(401)
  const about = { device: req.headers['x-vitrine-device'], locale: req.get('x-vitrine-locale') }
  const isAdded = await req.scope.resolve('passkeyService').add(req.user, req.body?.proof, about)
  if (isAdded) return res.json({ added: true })
  return res.status(409).json({ type: 'duplicate_error', message: 'This passkey cannot be added' })
}

export const GET = listPasskeys
export const POST = addPasskey
