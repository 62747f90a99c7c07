import { expect, test } from 'vitest'
import { parseEnv } from './env.server'
import { languages } from './i18n/languages'

const secret = 'x'.repeat(32)
const required = { SESSION_SECRETS: secret, PUBLIC_URL: 'https://shop.example' }

test('defaults reach a local demo backend', () => {
  expect(parseEnv(required)).toMatchObject({
    MEDUSA_URL: 'http://localhost:9000',
    MEDUSA_MAX_RETRIES: 3,
    PORT: 3000,
  })
})

test('every wrong setting is named with its reason, in one error', () => {
  const wrong = { SESSION_SECRETS: 'short', MEDUSA_URL: 'ftp://backend', MEDUSA_MAX_RETRIES: '-1', PORT: 'http' }
  expect(() => parseEnv(wrong)).toThrow(/SESSION_SECRETS.*32 characters/)
  for (const name of Object.keys(wrong)) expect(() => parseEnv(wrong)).toThrow(name)
})

test('what is missing is called so', () => {
  expect(() => parseEnv({})).toThrow(/^ {2}SESSION_SECRETS: missing$\n {2}PUBLIC_URL: missing;/m)
})

test('an empty setting counts as not given', () => {
  const parsed = parseEnv({ ...required, SESSION_SECRETS: `${secret}, ${secret}y`, MEDUSA_PUBLISHABLE_KEY: '' })
  expect(parsed.SESSION_SECRETS).toEqual([secret, `${secret}y`])
  expect(parsed.MEDUSA_PUBLISHABLE_KEY).toBeUndefined()
})

test('the settings cannot be changed at run time', () => {
  expect(Object.isFrozen(parseEnv(required))).toBe(true)
})

test('pauses are scaled within reason', () => {
  const parse = (PAUSE_SCALE: string) => parseEnv({ ...required, PAUSE_SCALE }).PAUSE_SCALE
  expect(['', '0.1', '10'].map(parse)).toEqual([1, 0.1, 10])
  for (const nonsense of ['0', '-1', '11', 'fast']) expect(() => parse(nonsense), nonsense).toThrow('PAUSE_SCALE')
})

test('flags lie at a path or at an address, without a slash at the end', () => {
  const parse = (FLAG_ICON_BASE_URL: string) => parseEnv({ ...required, FLAG_ICON_BASE_URL })
  expect(parse('').FLAG_ICON_BASE_URL).toBe('/flags')
  expect(parse('https://flags.example/4x3/').FLAG_ICON_BASE_URL).toBe('https://flags.example/4x3')
  expect(parse('/own/flags').FLAG_ICON_BASE_URL).toBe('/own/flags')
  for (const wrong of [
    'flags',
    '//flags.example',
    'ftp://flags.example',
    'https://a@flags.example',
    '/flags?x',
    '/a b',
  ])
    expect(() => parse(wrong)).toThrow('FLAG_ICON_BASE_URL')
})

test('identity providers are a JSON list, with ids of their own', () => {
  const acme = { id: 'acme', name: 'Acme', issuer: 'https://id.example', clientId: 'shop', clientSecret: 'secret' }
  const parse = (IDENTITY_PROVIDERS: string) => parseEnv({ ...required, IDENTITY_PROVIDERS })
  expect(parse(JSON.stringify([acme])).IDENTITY_PROVIDERS).toEqual([acme])
  for (const wrong of [{ id: 'email' }, { id: 'A b' }, { issuer: 'id.example' }, { clientSecret: '' }]) {
    expect(() => parse(JSON.stringify([{ ...acme, ...wrong }]))).toThrow('IDENTITY_PROVIDERS')
  }
  for (const wrong of ['acme', '{}', JSON.stringify([acme, acme])])
    expect(() => parse(wrong)).toThrow('IDENTITY_PROVIDERS')
})

test('the address for returns is one that a parcel finds', () => {
  const parse = (RETURN_ADDRESS: string) => parseEnv({ ...required, RETURN_ADDRESS })
  const address = { company: 'Shop', address1: ' Ring 1', postalCode: '1010', city: 'Wien', countryCode: 'AT' }
  const parsed = { ...address, address1: 'Ring 1', countryCode: 'at' }
  expect(parse(JSON.stringify(address)).RETURN_ADDRESS).toMatchObject(parsed)
  expect(parse('').RETURN_ADDRESS).toBeUndefined()
  for (const wrong of [{ company: ' ' }, { address1: '' }, { countryCode: 'Austria' }, { zip: '1010' }, { city: 1 }])
    expect(() => parse(JSON.stringify({ ...address, ...wrong })), JSON.stringify(wrong)).toThrow('RETURN_ADDRESS')
  for (const wrong of ['Ring 1, 1010 Wien', '[]', '{}']) expect(() => parse(wrong)).toThrow('RETURN_ADDRESS')
})

test('an address for returns is taken in the spelling of backends too', () => {
  const said = '{"company":"Shop","address_1":"Ring 1","postal_code":"1010","city":"Wien","country_code":"at"}'
  const { RETURN_ADDRESS: address } = parseEnv({ ...required, RETURN_ADDRESS: said })
  expect(address).toMatchObject({ company: 'Shop', address1: 'Ring 1', postalCode: '1010', countryCode: 'at' })
})

test('the shop speaks the languages that the merchant names, in that order, and its default is one of them', () => {
  const parse = (given: Record<string, string>) => parseEnv({ ...required, ...given })
  expect(parse({}).LANGUAGES).toEqual(languages)
  expect(parse({ LANGUAGES: 'de, en' }).LANGUAGES).toEqual(['de', 'en'])
  expect(parse({ LANGUAGES: 'de', DEFAULT_LOCALE: 'de-at' }).LANGUAGES).toEqual(['de'])
  expect(() => parse({ LANGUAGES: 'de' })).toThrow('DEFAULT_LOCALE')
  expect(() => parse({ LANGUAGES: 'xx,en' })).toThrow('LANGUAGES')
})

test('days are told in a time zone that there is', () => {
  const given = { ...required, TIME_ZONE: 'Asia/Tokyo' }
  expect(parseEnv(given).TIME_ZONE).toBe('Asia/Tokyo')
  expect(() => parseEnv({ ...given, TIME_ZONE: 'Tokyo' })).toThrow(/TIME_ZONE: not a time zone/)
})

test('in production the public address is set, over https unless somebody asks for less', () => {
  const parse = (given: Record<string, string>) => parseEnv({ SESSION_SECRETS: secret, ...given })
  expect(() => parse({})).toThrow(/PUBLIC_URL: missing; set the/)
  expect(() => parse({ PUBLIC_URL: '' })).toThrow(/PUBLIC_URL: missing; set the/)
  expect(() => parse({ PUBLIC_URL: 'http://shop.example' })).toThrow(/PUBLIC_URL: .*ALLOW_HTTP=on/)
  const allowed = { PUBLIC_URL: 'http://shop.example', ALLOW_HTTP: 'on' }
  expect(parse(allowed).PUBLIC_URL).toBe('http://shop.example')
  for (const PUBLIC_URL of ['https://shop.example/', 'http://localhost:3000', 'http://127.0.0.1:80', 'http://[::1]']) {
    expect(parse({ PUBLIC_URL }).PUBLIC_URL).toBe(PUBLIC_URL)
  }
})

test('elsewhere it is where the shop listens: never what a request calls its host', () => {
  const given = { SESSION_SECRETS: secret, NODE_ENV: 'development', PORT: '4000' }
  expect(parseEnv(given).PUBLIC_URL).toBe('http://localhost:4000')
})

test('the public address has no path, which no link would carry', () => {
  for (const PUBLIC_URL of ['https://shop.example/shop', 'https://shop.example/?a', 'https://me:word@shop.example']) {
    expect(() => parseEnv({ ...required, PUBLIC_URL })).toThrow('PUBLIC_URL: the shop stands at the root')
  }
})

test('nobody is believed without being named', () => {
  for (const TRUST_PROXY of ['true', '0.0.0.0/0', '0.0.0.0/1,128.0.0.0/1', '::/1,8000::/1']) {
    expect(() => parseEnv({ ...required, TRUST_PROXY })).toThrow(/TRUST_PROXY: .*set the number of proxies/)
  }
})

test('an edge is refused that could not be purged', () => {
  const edge = { EDGE: 'fastly', EDGE_PURGE_URL: 'https://edge.example/purge', EDGE_TOKEN: 'token' }
  const whole = { ...required, ...edge, CATALOGUE_HOOK_SECRET: secret }
  expect(parseEnv(whole).EDGE).toBe('fastly')
  expect(() => parseEnv({ ...whole, CATALOGUE_HOOK_SECRET: '' })).toThrow(/EDGE: .*CATALOGUE_HOOK_SECRET/)
  for (const name of ['EDGE', 'EDGE_PURGE_URL'])
    expect(() => parseEnv({ ...whole, [name]: '' })).toThrow('EDGE_PURGE_URL')
  expect(() => parseEnv({ ...whole, EDGE_TOKEN: '' })).toThrow('EDGE_TOKEN')
  expect(parseEnv({ ...whole, EDGE: 'varnish', EDGE_TOKEN: '' }).EDGE).toBe('varnish')
})

test('several processes are refused where they share no Redis', () => {
  const parse = (more: Record<string, string>) => parseEnv({ ...required, ...more }).PROCESSES
  expect(() => parse({ PROCESSES: '2' })).toThrow(/PROCESSES: .*set REDIS_URL/)
  expect(parse({ PROCESSES: '2', REDIS_URL: 'redis://localhost' })).toBe(2)
  expect(parse({})).toBe(1)
})
