import { expect, it } from 'vitest'
import { connect, toFailure } from './backend'

const password = 'correct horse battery'

/** Nobody yet; a face of its own each time, since Medusa signs in by cookie too whoever registers. */
function arrive() {
  return connect().as({})
}

async function register(name: string) {
  const guest = arrive()
  const email = `${name}-${crypto.randomUUID()}@example.com`
  await guest.write((medusa) => medusa.customers.create({ first_name: name, last_name: 'Doe', email, password }))
  const { access_token } = await guest.write((medusa) => medusa.auth.getToken({ email, password }))
  return { email, token: access_token }
}

it('never answers one shopper with another, asked at the same time', async () => {
  const shoppers = await Promise.all(['ann', 'ben', 'cleo'].map(register))
  const asked = Array.from({ length: 30 }, (_, call) => shoppers[call % shoppers.length])
  const answered = await Promise.all(
    asked.map(async (shopper) => {
      const face = connect({ maxRetries: 3 }).as({ token: shopper?.token })
      return (await face.read((medusa) => medusa.customers.retrieve())).customer.email
    }),
  )
  expect(answered).toEqual(asked.map((shopper) => shopper?.email))
})

it('knows nobody without a token, with a wrong one, and in the catalogue', async () => {
  await register('dora')
  const expected = { kind: 'unauthenticated', status: 401 }
  expect(await toFailure(arrive().read((medusa) => medusa.customers.retrieve()))).toMatchObject(expected)
  const forged = connect().as({ token: 'x.y.z' })
  expect(await toFailure(forged.read((medusa) => medusa.customers.retrieve()))).toMatchObject(expected)
  const anonymous = connect().catalogue.live(({ medusa }) => medusa.customers.retrieve())
  expect(await toFailure(anonymous)).toMatchObject(expected)
})

it('refuses a wrong password with 401', async () => {
  const { email } = await register('eve')
  const attempt = arrive().write((medusa) => medusa.auth.getToken({ email, password: 'wrong' }))
  expect(await toFailure(attempt)).toMatchObject({ kind: 'unauthenticated', status: 401 })
})
