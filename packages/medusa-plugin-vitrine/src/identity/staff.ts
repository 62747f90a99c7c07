import type { User } from '@medusajs/medusa'
import type { PluginRequest } from '../container'
import type { MedusaResponse } from '@medusajs/medusa'
import { AdminPostAuthReq, validator } from '@medusajs/medusa'
import { toEmail } from '../storefront/guards'

/**
 * Who of the staff the request's address and password are.
 * @returns the user without the password
 * @throws MedusaError invalid_data, BusyError
 */
export async function signInStaff(
  req: PluginRequest,
  res: MedusaResponse,
): Promise<Omit<User, 'password_hash' | 'beforeInsert'> | null> {
  const { email, password } = await validator(AdminPostAuthReq, req.body)
  const { user } = await req.scope.resolve('authService').authenticate(email, password)
  if (!user) return null
  await req.scope.resolve('storefrontService').welcomeStaff(req, res, toEmail(email) ?? '')
  const { password_hash: _, ...known } = user
  return known
}
