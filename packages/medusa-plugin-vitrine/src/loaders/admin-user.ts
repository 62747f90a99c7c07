import { UserRoles } from '@medusajs/medusa'
import type { PluginOptions } from '../options'
import { toFault } from '../fault'
import type { Container } from '../container'

/** Makes the administrator at the first boot. Once there, the account is its owner's: its password is left alone. */
async function createAdminUser(container: Container, { admin }: PluginOptions = {}) {
  if (!admin?.email || !admin.password) return
  const users = container.resolve('userService')
  const existing = await users.retrieveByEmail(admin.email).catch((error: unknown) => {
    if (toFault(error).type === 'not_found') return undefined
    throw error
  })
  if (existing) return
  await users.create({ email: admin.email, role: UserRoles.ADMIN }, admin.password)
}

export default createAdminUser
