import pino from 'pino'
import { expect, test } from 'vitest'
import { emptyAddress } from './commerce/shop/address'
import { warnOfSettings } from './settings-warnings.server'

const calm = {
  NODE_ENV: 'production' as const,
  HOST: '0.0.0.0',
  PUBLIC_URL: 'https://shop.example',
  TRUST_PROXY: '1',
  MEDUSA_URL: 'http://localhost:9000',
  RETURN_ADDRESS: { ...emptyAddress, company: 'Shop', address1: 'Ring 1', countryCode: 'at' },
}

const names: Record<string, readonly string[]> = {
  'medusa.example': ['93.184.215.14'],
  'cache.example': ['2606:2800:21f:cb07::1', '10.0.0.3'],
  'inside.example': ['10.1.2.3', 'fd00::7'],
}

async function listWarnings(given: Partial<Parameters<typeof warnOfSettings>[0]>): Promise<string[]> {
  const lines: string[] = []
  const log = pino({ base: null }, { write: (line: string) => void lines.push(line) })
  await warnOfSettings({ ...calm, ...given }, log, async (host) => names[host] ?? [])
  return lines
}

test.each([
  [{ MEDUSA_URL: 'http://medusa.example:9000' }, /MEDUSA_URL leads over the internet.*https:\/\//],
  [{ MEDUSA_URL: 'http://93.184.215.14' }, /MEDUSA_URL/],
  [{ EDGE_PURGE_URL: 'http://93.184.215.14/purge' }, /EDGE_PURGE_URL/],
  [{ MEDUSA_URL: 'http://[2606:2800:21f:cb07::1]:9000' }, /MEDUSA_URL/],
  [{ REDIS_URL: 'redis://:secret@cache.example:6379' }, /REDIS_URL leads over the internet.*rediss:\/\//],
  [{ REDIS_URL: 'redis://93.184.215.14' }, /REDIS_URL/],
  [{ REDIS_URL: 'redis://[2606:2800:21f:cb07::1]:6379' }, /REDIS_URL/],
])('%o is warned of, with what to set', async (given, words) => {
  const warnings = await listWarnings(given)
  expect(warnings).toEqual([expect.stringMatching(words)])
  expect(warnings[0]).not.toContain('secret@')
})

test('a shop that does not say where to send things back to is told so', async () => {
  expect(await listWarnings({ RETURN_ADDRESS: undefined })).toEqual([
    expect.stringMatching(/RETURN_ADDRESS is not set/),
  ])
})

test.each([
  { MEDUSA_URL: 'https://medusa.example' },
  { MEDUSA_URL: 'http://inside.example:9000' },
  { MEDUSA_URL: 'http://192.168.1.2:9000' },
  { MEDUSA_URL: 'http://100.64.0.7:9000' },
  { MEDUSA_URL: 'http://[fd00::7]:9000' },
  { MEDUSA_URL: 'http://medusa:9000' },
  { REDIS_URL: 'redis://localhost:6379' },
  { REDIS_URL: 'redis://172.17.0.1' },
  { REDIS_URL: 'rediss://cache.example' },
  { NODE_ENV: 'development' as const, MEDUSA_URL: 'http://medusa.example' },
])('%o is nothing to warn of', async (given) => expect(await listWarnings(given)).toEqual([]))

const local = 'http://localhost:3000'

test.each([
  { PUBLIC_URL: local },
  { PUBLIC_URL: 'http://127.0.0.1', HOST: '::' },
  { PUBLIC_URL: local, HOST: 'localhost', TRUST_PROXY: 'loopback' },
])('%o is warned of: others reach the shop, and its links lead nowhere', async (given) =>
  expect(await listWarnings(given)).toEqual([expect.stringMatching(/PUBLIC_URL is an address of this machine/)]),
)

test.each(['localhost', '127.0.0.1', '::1'])('the shop is tried on %s without a warning', async (HOST) =>
  expect(await listWarnings({ PUBLIC_URL: local, HOST, TRUST_PROXY: 'false' })).toEqual([]),
)

test('a name of this machine is looked up in earnest', async () => {
  const lines: string[] = []
  const log = pino({ write: (line: string) => void lines.push(line) })
  await warnOfSettings({ ...calm, REDIS_URL: 'redis://nowhere.invalid' }, log)
  expect(lines).toEqual([])
})
