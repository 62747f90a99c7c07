import { describe, expect, it } from 'vitest'
import { connect, toFailure } from './backend'

const password = 'correct horse battery'
const place = {
  first_name: 'Ada',
  last_name: 'Huber',
  company: '',
  address_1: 'Ring 1',
  address_2: '',
  city: 'Wien',
  postal_code: '1010',
  province: '',
  country_code: 'at',
  phone: '',
  metadata: {},
}

/** A customer with one address. */
async function arrive(name: string) {
  const guest = connect().as({})
  const email = `${name}-${crypto.randomUUID()}@example.com`
  await guest.write((medusa) => medusa.customers.create({ first_name: name, last_name: 'Doe', email, password }))
  const { access_token: token } = await guest.write((medusa) => medusa.auth.getToken({ email, password }))
  const face = connect().as({ token })
  await face.write(({ customers }) => customers.addresses.addAddress({ address: place }))
  const read = async () => (await face.read(({ customers }) => customers.retrieve())).customer
  return { face, read, addressId: (await read()).shipping_addresses[0]?.id ?? '' }
}

describe('an address of an account', () => {
  it('is the default by its id, and nobody’s once it is deleted', async () => {
    const { face, read, addressId } = await arrive('ann')
    await face.put(({ customers }) => customers.update({ billing_address: addressId }))
    expect((await read()).billing_address_id).toBe(addressId)
    await face.put(({ customers }) => customers.addresses.deleteAddress(addressId))
    expect((await read()).shipping_addresses).toEqual([])
    await face.put(({ customers }) => customers.addresses.deleteAddress(addressId))
  })

  it('that differs by its company alone is not added', async () => {
    const { face, read } = await arrive('ben')
    await face.write(({ customers }) => customers.addresses.addAddress({ address: { ...place, company: 'Acme' } }))
    expect((await read()).shipping_addresses).toEqual([expect.objectContaining({ company: '' })])
  })

  it('may be anybody’s for the default: only the storefront can refuse it', async () => {
    const [owner, stranger] = await Promise.all([arrive('cleo'), arrive('eve')])
    await stranger.face.put(({ customers }) => customers.update({ billing_address: owner.addressId }))
    expect((await stranger.read()).billing_address_id).toBe(owner.addressId)
  })

  it('is changed and deleted by nobody else', async () => {
    const [owner, stranger] = await Promise.all([arrive('dora'), arrive('eve')])
    const change = stranger.face.put(({ customers }) => {
      return customers.addresses.updateAddress(owner.addressId, { ...place, city: 'Graz' })
    })
    const failure = await toFailure(change)
    await stranger.face.put(({ customers }) => customers.addresses.deleteAddress(owner.addressId))
    const [kept] = (await owner.read()).shipping_addresses
    expect(kept).toMatchObject({ id: owner.addressId, city: 'Wien' })
    expect(failure).toMatchObject({ kind: 'invalid', status: 400 })
  })
})
