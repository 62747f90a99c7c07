import { connectRpc, refusalOf, rpcLinks } from '../../support/rpc-client'
import { expect, test } from '../../support/shop'
import { endEverywhere, readCustomer, readSession, registerCustomer, signInByForm } from '../auth/sign-in-steps'

for (const [name, link] of rpcLinks) {
  test(`a script changes who is signed in through ${name}, and nobody else`, async ({
    page,
    context,
    shopLocale: locale,
    t,
  }) => {
    const { session } = connectRpc(context, { link })
    expect(await refusalOf(session.update.mutate({ locale, firstName: 'Eve' }))).toMatchObject({ code: 'UNAUTHORIZED' })
    const customer = await registerCustomer('Rita')
    await signInByForm(page, customer, `/${locale}/account`)
    const renamed = await session.update.mutate({ locale, firstName: 'Rosa', phone: '030 1234567' })
    expect(renamed).toMatchObject({
      session: { user: { name: 'Rosa Doe', email: customer.email } },
      phone: '+49 30 1234567',
    })
    expect(await readSession(context)).toMatchObject({ user: renamed.session.user })
    expect(await readCustomer(customer)).toMatchObject({ first_name: 'Rosa', last_name: 'Doe', phone: '+49301234567' })

    const odd = await refusalOf(session.update.mutate({ locale, firstName: 'https://evil.example' }))
    expect(odd).toMatchObject({ code: 'BAD_REQUEST', issues: [{ path: 'firstName' }] })
    const noNumber = await refusalOf(session.update.mutate({ locale, firstName: 'Eve', phone: '12' }))
    expect(noNumber).toMatchObject({ code: 'BAD_REQUEST', said: t('account:profile.phone-invalid') })
    const foreign = connectRpc(context, { link, headers: { Origin: 'https://evil.example' } })
    expect(await refusalOf(foreign.session.update.mutate({ locale, firstName: 'Eve' }))).toMatchObject({
      code: 'FORBIDDEN',
    })
    expect((await readCustomer(customer)).first_name).toBe('Rosa')

    expect((await session.update.mutate({ locale, phone: '' })).phone).toBe('')
    expect((await readCustomer(customer)).phone).toBe('')
    await endEverywhere(customer)
    expect(await refusalOf(session.update.mutate({ locale, lastName: 'Roe' }))).toMatchObject({ code: 'UNAUTHORIZED' })
    expect(await readSession(context)).toEqual({})
  })
}
