import type { PluginRequest } from '../../../../container'
import type { MedusaResponse } from '@medusajs/medusa'
import jwt from 'jsonwebtoken'
import { signInStaff } from '../../../../identity/staff'

/** `POST /admin/auth/token` as in Medusa; see `POST /admin/auth`. */
async function signIn(req: PluginRequest, res: MedusaResponse) {
  const user = await signInStaff(req, res)
  if (!user) return res.sendStatus(401)
  const { jwt_secret: secret } = req.scope.resolve('configModule').projectConfig
  return res.json({ access_token: jwt.sign({ user_id: user.id, domain: 'admin' }, secret ?? '', { expiresIn: '24h' }) })
}

export const AUTHENTICATE = false
export const POST = signIn
