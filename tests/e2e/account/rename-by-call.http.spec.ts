import { connectRpc, refusalOf, rpcLinks } from '../../support/rpc-client'
import { expect, test } from '../../support/shop'
import { endEverywhere, readCustomer, readSession, registerCustomer, signInByForm } from '../auth/sign-in-steps'

for (const [name, link] of rpcLinks) {
  test(`a script renames who is signed in through ${name}, and nobody else`, async ({ page, context, shopLocale }) => {
    const { session } = connectRpc(context, { link })
    expect(await refusalOf(session.update.mutate({ firstName: 'Eve' }))).toMatchObject({ code: 'UNAUTHORIZED' })
    const customer = await registerCustomer('Rita')
    await signInByForm(page, customer, `/${shopLocale}/account`)
    const renamed = await session.update.mutate({ firstName: 'Rosa' })
    expect(renamed.user).toEqual({ name: 'Rosa Doe', email: customer.email })
    expect(await readSession(context)).toMatchObject({ user: renamed.user })
    expect((await readCustomer(customer)).first_name).toBe('Rosa')
    const odd = await refusalOf(session.update.mutate({ firstName: 'https://evil.example' }))
    expect(odd).toMatchObject({ code: 'BAD_REQUEST', issues: [{ path: 'firstName' }] })
    await endEverywhere(customer)
    expect(await refusalOf(session.update.mutate({ lastName: 'Roe' }))).toMatchObject({ code: 'UNAUTHORIZED' })
    expect(await readSession(context)).toEqual({})
  })
}
