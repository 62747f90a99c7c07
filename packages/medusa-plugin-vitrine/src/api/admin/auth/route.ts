import type { PluginRequest } from '../../../container'
import type { MedusaResponse } from '@medusajs/medusa'
import { signInStaff } from '../../../identity/staff'

/** `POST /admin/auth` as in Medusa, which counts no guesses and keeps a transaction open while it looks at the password. */
async function createSession(req: PluginRequest, res: MedusaResponse) {
  const user = await signInStaff(req, res)
  if (!user) return res.sendStatus(401)
  req.session.user_id = user.id
  return res.json({ user })
}

export const AUTHENTICATE = false
export const POST = createSession
