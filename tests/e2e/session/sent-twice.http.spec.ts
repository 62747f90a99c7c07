import { paths } from '../../../app/paths'
import { type Answer, ask } from '../../support/ask'
import { expect, test } from '../../support/test'
import { readWorld } from '../../support/world'
import { endEverywhere, registerCustomer } from '../auth/sign-in-steps'

const signInPath = `${paths.signInCallback('credentials')}.data`

interface Sending {
  mark: string
  /** What the browser's script has made up. */
  secret?: string
  form?: Record<string, string>
  cookie?: string
  at?: string
}

/** What script sends of a form, under a mark. */
function send(path: string, { mark, secret, form = {}, cookie = '', at = readWorld('SHOP_URL') }: Sending) {
  const cookies = [secret && `browser=${secret}`, cookie].filter(Boolean).join('; ')
  return ask(path, {
    method: 'POST',
    at,
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      Origin: at,
      'X-Attempt': mark,
      ...(cookies && { Cookie: cookies }),
    },
    body: new URLSearchParams(form).toString(),
  })
}

function listSet({ headers }: Answer, name: string): string[] {
  return (headers['set-cookie'] ?? []).filter((line) => line.includes(name)).map((line) => line.split(';')[0] ?? '')
}

const makeSecret = () => crypto.randomUUID()

test('what a browser sends twice counts once, and its mark is worth nothing to another', async ({ bowl }) => {
  const form = { intent: 'add', variantId: bowl.variants[0]?.id ?? '', quantity: '1' }
  const [mark, secret] = [makeSecret(), makeSecret()]
  const add = (as: Partial<Sending>) => send('/en-de/cart.data', { mark, form, ...as })
  const first = await add({ secret })
  const [bag] = listSet(first, 'cart_')
  expect(bag).toBeTruthy()
  expect(listSet(await add({ secret }), 'cart_'), 'whose answer was lost').toEqual([bag])
  for (const stranger of [await add({ secret: makeSecret() }), await add({}), await add({})]) {
    const [own] = listSet(stranger, 'cart_')
    expect(own).toBeTruthy()
    expect(own, 'a bag of their own').not.toBe(bag)
  }
  const known = await add({ mark: makeSecret(), cookie: bag })
  expect(known.status).toBeLessThan(400)
  const read = await ask('/en-de/cart.data', { headers: { 'X-Attempt': mark, Cookie: `browser=${secret}` } })
  expect(listSet(read, 'cart_'), 'what only reads is nobody’s reply').toEqual([])
})

test('two processes on one Redis reply as one, to the browser that has sent it', async ({
  bowl,
  sharingShops: { shops },
}) => {
  const form = { intent: 'add', variantId: bowl.variants[0]?.id ?? '', quantity: '1' }
  const [mark, secret] = [makeSecret(), makeSecret()]
  const bags = await Promise.all(shops.map(({ url: at }) => send('/en-de/cart.data', { mark, secret, form, at })))
  const [one, other] = bags.map((answer) => listSet(answer, 'cart_'))
  expect(one).toHaveLength(1)
  expect(other).toEqual(one)
  const stranger = await send('/en-de/cart.data', { mark, secret: makeSecret(), form, at: shops[1].url })
  expect(listSet(stranger, 'cart_')).not.toEqual(one)
})

test('after a sign-out no reply from before brings the session back', async ({ sharingShops: { shops } }) => {
  const { email, password } = await registerCustomer('Ida')
  const [one, other] = [shops[0].url, shops[1].url]
  const [mark, secret] = [makeSecret(), makeSecret()]
  const csrf = await ask(paths.csrf(), { at: one })
  const { csrfToken } = JSON.parse(csrf.body) as { csrfToken: string }
  const [cookie] = listSet(csrf, 'csrf-token')
  const signedIn = await send(signInPath, { mark, secret, cookie, at: one, form: { csrfToken, email, password } })
  const [session] = listSet(signedIn, 'session=')
  expect(session).toBeTruthy()
  const repeat = (at: string) => send(signInPath, { mark, secret, cookie, at })
  for (const at of [one, other])
    expect(listSet(await repeat(at), 'session='), 'whose answer was lost').toEqual([session])

  const signedOut = await send(`${paths.signOut()}.data`, {
    mark: makeSecret(),
    secret,
    cookie: `${cookie}; ${session}`,
    at: other,
    form: { csrfToken },
  })
  expect(listSet(signedOut, 'browser=')).toEqual(['browser='])
  for (const at of [one, other]) expect(listSet(await repeat(at), 'session=')).toEqual([])
})

test('a session that was ended elsewhere takes the replies to its browser along, whoever has copied its cookies', async () => {
  const customer = await registerCustomer('Ida')
  const { email, password } = customer
  const csrf = await ask(paths.csrf())
  const { csrfToken } = JSON.parse(csrf.body) as { csrfToken: string }
  const [own] = listSet(csrf, 'csrf-token')
  const [mark, secret] = [makeSecret(), makeSecret()]
  const form = { csrfToken, email, password }
  const signedIn = await send(signInPath, { mark: makeSecret(), secret, cookie: own, form })
  const cookie = `${own}; ${listSet(signedIn, 'session=')[0]}`
  const names = { intent: 'names', csrfToken, firstName: 'Zorovia', lastName: '', phone: 'none' }
  const save = (sending: Partial<Sending> = {}) =>
    send(`${paths.accountProfile('en-de')}.data`, { mark, secret, cookie, form: names, ...sending })
  expect((await save()).body).toContain('Zorovia')
  // a repeated attempt is answered out of memory, whatever it sends
  expect((await save({ form: {} })).body).toContain('Zorovia')
  await endEverywhere(customer)
  expect((await save({ form: {} })).body).not.toContain('Zorovia')
})
