import assert from 'node:assert/strict'
import { test } from 'vitest'
import { countAttempt, limits, siteShare } from './rate-limit'
import { makeCounter } from './counter'
import { toNetwork, toSite } from './network'

test('what is tried too often has to wait until its time is over', async () => {
  let now = 0
  const attempts = countAttempt({ now: () => now })
  const sign = (visitor: string) => attempts.add('sign-in', { visitor })
  for (let at = 0; at < limits['sign-in'].visitor; at += 1) assert.equal(await sign('10.0.0.1'), 0)
  assert.equal(await sign('10.0.0.1'), 900)
  assert.equal(await sign('10.0.0.2'), 0)
  now = 899_500
  assert.equal(await sign('10.0.0.1'), 1)
  now = 900_000
  assert.equal(await sign('10.0.0.1'), 0)
})

test('one account is not guessed from many addresses', async () => {
  const attempts = countAttempt()
  const waits = await Promise.all(
    Array.from({ length: limits['sign-in'].account + 1 }, (_, at) =>
      attempts.add('sign-in', { client: `10.0.1.${at}`, account: 'ada@example.org' }),
    ),
  )
  assert.deepEqual(waits.filter(Boolean).length, 1)
  assert.ok(Number(waits.at(-1)) > 0)
})

test('what one address has used up does not count for the account too, nor does what succeeds', async () => {
  const attempts = countAttempt()
  const { pair, account: most } = limits['staff-sign-in']
  const from = (client: string) => ({ client, pair: `${client} ada`, account: 'ada' })
  const add = (client: string) => attempts.add('staff-sign-in', from(client))
  for (let at = 0; at < 1000; at += 1) await add('10.0.0.1')
  for (let at = 0; at < 50; at += 1) {
    assert.equal(await add('10.0.0.2'), 0)
    await attempts.takeBack('staff-sign-in', from('10.0.0.2'))
  }
  const waits = await Promise.all(Array.from({ length: most }, (_, at) => add(`10.0.1.${at}`)))
  const left = waits.filter((wait) => wait === 0)
  // one more attempt at the pair was refused before it came to the account
  assert.equal(left.length, most - pair)
})

test('a whole /48 of IPv6 is no 65,536 visitors', async () => {
  const attempts = countAttempt()
  const sign = (at: number, site = 'a') =>
    attempts.add('sign-in', { visitor: toNetwork(`2001:db8:${site}:${at.toString(16)}::1`) })
  const waits = await Promise.all(Array.from({ length: 1500 }, (_, at) => sign(at)))
  assert.equal(waits.filter((wait) => wait === 0).length, siteShare * limits['sign-in'].visitor)
  assert.equal(await sign(1, 'b'), 0, 'the next customer of the provider')
  assert.equal(await sign(70), 900)
})

test('whom nobody names is not counted', async () => {
  const attempts = countAttempt()
  for (let at = 0; at < 2000; at += 1) assert.equal(await attempts.add('sign-in', { visitor: null }), 0)
})

test('a counter forgets the oldest where it has too many', () => {
  const counter = makeCounter({ seconds: 60, most: 3 })
  for (const key of ['a', 'b', 'c', 'd']) counter.add(key, 1)
  assert.equal(counter.size(), 3)
  assert.equal(counter.add('b', 1), 60)
  assert.equal(counter.add('a', 1), 0)
})

test('a household is one network', () => {
  assert.equal(toNetwork('::ffff:10.1.2.3'), '10.1.2.3')
  assert.equal(toNetwork('2001:db8:0:1::7'), toNetwork('2001:0DB8:0:1:ffff::1'))
  assert.equal(toNetwork('2001:db8::1'), '2001:db8:0:0::/64')
  assert.equal(toNetwork('203.0.113.7:49152'), '203.0.113.7')
  assert.equal(toNetwork('[2001:db8:1:2::9]:49152'), '2001:db8:1:2::/64')
  assert.equal(toNetwork('fe80::1%eth0'), 'fe80:0:0:0::/64')
  for (const none of ['', 'localhost', '1.2.3', undefined, ['10.0.0.1']]) assert.equal(toNetwork(none), null)
})

test('networks that one customer of a provider may have are one site', () => {
  assert.equal(toSite(toNetwork('2001:db8:1:2::7') ?? ''), '2001:db8:1::/48')
  assert.equal(toSite(toNetwork('2001:db8::1') ?? ''), '2001:db8:0::/48')
  for (const none of ['10.1.2.3', 'unknown', '']) assert.equal(toSite(none), null)
})
