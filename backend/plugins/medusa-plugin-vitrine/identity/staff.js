'use strict'

const { AdminPostAuthReq, validator } = require('@medusajs/medusa')

/**
 * Who of the staff the request's address and password are.
 * @returns {Promise<object | null>} the user without the password
 * @throws MedusaError invalid_data, BusyError
 */
async function signInStaff(req) {
  const { email, password } = await validator(AdminPostAuthReq, req.body)
  const { success, user } = await req.scope.resolve('authService').authenticate(email, password)
  if (!success) return null
  const known = { ...user }
  delete known.password_hash
  return known
}

module.exports = { signInStaff }
