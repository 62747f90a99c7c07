import { type Driver } from './driver'
import { unique } from './goods'

/** By token, by the session cookie from sign-in to sign-out, and by a user's API key. */
export async function makeAdminAuthCalls({ admin, adminWithCookie, user }: Driver): Promise<void> {
  await admin('POST /admin/auth/token', 'access_token', ({ auth }) => auth.getToken(user))
  const { before, after } = adminWithCookie()
  await before('POST /admin/auth', 'user', ({ auth }) => auth.createSession(user))
  await after('GET /admin/auth', 'user', ({ auth }) => auth.getSession())
  await after.quietly('DELETE /admin/auth', ({ auth }) => auth.deleteSession())
}

export async function makeUserCalls({ admin, adminWithKey, adminWithCookie }: Driver): Promise<void> {
  const email = `${unique('clerk')}@example.com`
  const password = 'correct horse battery'
  const { id } = await admin('POST /admin/users', 'user', ({ users }) =>
    users.create({ email, password, first_name: 'Cleo', last_name: 'Clerk' }),
  )
  await admin('GET /admin/users', 'users', ({ users }) => users.list())
  await admin('GET /admin/users/:id', 'user', ({ users }) => users.retrieve(id))
  const apiKey = unique('key')
  await admin('POST /admin/users/:id', 'user', ({ users }) => users.update(id, { api_token: apiKey }))
  await adminWithKey(apiKey)('GET /admin/users/:id', 'user', ({ users }) => users.retrieve(id))

  const { before: nobody } = adminWithCookie()
  await nobody.quietly('POST /admin/users/password-token', ({ users }) => users.sendResetPasswordToken({ email }))
  const forged = { email, password, token: 'x.y.z' }
  const untold = { status: 400, reason: 'its token is in an event alone, which this backend mails to nobody' }
  await nobody.refused('POST /admin/users/reset-password', untold, ({ users }) => users.resetPassword(forged))
  await admin('DELETE /admin/users/:id', 'deleted', ({ users }) => users.delete(id))
}

export async function makeInviteCalls({ admin, adminWithCookie, setUp }: Driver): Promise<void> {
  const email = `${unique('dora')}@example.com`
  await admin.quietly('POST /admin/invites', ({ invites }) => invites.create({ user: email, role: 'member' }))
  const invites = await admin('GET /admin/invites', 'invites', (medusa) => medusa.invites.list())
  const { id = '', token = '' } = invites.find(({ user_email }) => user_email === email) ?? {}
  await admin.quietly('POST /admin/invites/:id/resend', (medusa) => medusa.invites.resend(id))
  await adminWithCookie().before.quietly('POST /admin/invites/accept', (medusa) =>
    medusa.invites.accept({ token, user: { first_name: 'Dora', last_name: 'Day', password: 'battery' } }),
  )
  await admin('DELETE /admin/invites/:id', 'deleted', (medusa) => medusa.invites.delete(id))
  const { users } = await setUp.read((medusa) => medusa.users.list())
  const dora = users.find((user) => user.email === email)
  await setUp.put((medusa) => medusa.users.delete(dora?.id ?? ''))
}

export async function makeAdminCustomerCalls({ admin }: Driver): Promise<void> {
  const person = { email: `${unique('eve')}@example.com`, first_name: 'Eve', last_name: 'Lee', password: 'battery' }
  const { id } = await admin('POST /admin/customers', 'customer', ({ customers }) => customers.create(person))
  await admin('GET /admin/customers', 'customers', ({ customers }) => customers.list({ q: person.email }))
  await admin('GET /admin/customers/:id', 'customer', ({ customers }) => customers.retrieve(id))
  await admin('POST /admin/customers/:id', 'customer', ({ customers }) => customers.update(id, { last_name: 'Ray' }))

  const name = unique('Friends')
  const group = await admin('POST /admin/customer-groups', 'customer_group', ({ customerGroups }) =>
    customerGroups.create({ name }),
  )
  await admin('GET /admin/customer-groups', 'customer_groups', ({ customerGroups }) =>
    customerGroups.list({ limit: 1 }),
  )
  await admin('GET /admin/customer-groups/:id', 'customer_group', ({ customerGroups }) =>
    customerGroups.retrieve(group.id),
  )
  await admin('POST /admin/customer-groups/:id', 'customer_group', ({ customerGroups }) =>
    customerGroups.update(group.id, { metadata: { since: '2026' } }),
  )
  const members = { customer_ids: [{ id }] }
  await admin('POST /admin/customer-groups/:id/customers/batch', 'customer_group', ({ customerGroups }) =>
    customerGroups.addCustomers(group.id, members),
  )
  await admin('GET /admin/customer-groups/:id/customers', 'customers', ({ customerGroups }) =>
    customerGroups.listCustomers(group.id, { limit: 1 }),
  )
  await admin('DELETE /admin/customer-groups/:id/customers/batch', 'customer_group', ({ customerGroups }) =>
    customerGroups.removeCustomers(group.id, members),
  )
  await admin('DELETE /admin/customer-groups/:id', 'deleted', ({ customerGroups }) => customerGroups.delete(group.id))
}

export async function makeNoteCalls({ admin }: Driver): Promise<void> {
  const note = { resource_id: unique('order'), resource_type: 'order', value: 'Ring twice' }
  const { id } = await admin('POST /admin/notes', 'note', ({ notes }) => notes.create(note))
  await admin('GET /admin/notes', 'notes', ({ notes }) => notes.list())
  await admin('GET /admin/notes/:id', 'note', ({ notes }) => notes.retrieve(id))
  await admin('POST /admin/notes/:id', 'note', ({ notes }) => notes.update(id, { value: 'Ring once' }))
  await admin('DELETE /admin/notes/:id', 'deleted', ({ notes }) => notes.delete(id))

  await admin('GET /admin/notifications', 'notifications', ({ notifications }) => notifications.list())
  const none = { status: 404, reason: 'there is no notification without a notification provider' }
  await admin.refused('POST /admin/notifications/:id/resend', none, ({ notifications }) =>
    notifications.resend('noti_none', { to: 'jane@example.com' }),
  )
}
