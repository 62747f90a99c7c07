// @ts-nocheck
import type { PluginRequest } from '../container'
import type { MedusaResponse } from '@medusajs/medusa'
import { AdminPostAuthReq, validator } from '@medusajs/medusa'
import { toEmail } from '../storefront/guards'

/**
 * Who of the staff the request's address and password are.
 * @returns the user without the password
 * @throws MedusaError invalid_data, BusyError
 */
export async function signInStaff(req: PluginRequest, res: MedusaResponse): Promise<object | null> {
  const { email, password } = await validator(AdminPostAuthReq, req.body)
  const { success, user } = await req.scope.resolve('authService').authenticate(email, password)
  if (!success) return null
  req.scope.resolve('storefrontService').welcomeStaff(req, res, toEmail(email))
  const known = { ...user }
  delete known.password_hash
  return known
}
