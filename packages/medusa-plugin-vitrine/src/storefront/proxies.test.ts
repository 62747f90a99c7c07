import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { Socket } from 'node:net'
import type { PluginRequest } from '../container'
import { standIn } from '../fixtures'
import { believeProxies } from './proxies'

function from(address: string, forwarded: string) {
  const socket = standIn<Socket>({ remoteAddress: address })
  return standIn<PluginRequest>({ headers: { 'x-forwarded-for': forwarded }, connection: socket, socket })
}

test('proxies that hold so much of the internet that a stranger sits in them are refused, with what to set', () => {
  const wide = [
    ['0.0.0.0/0'],
    ['::/0'],
    ['10.0.0.0/8', '0.0.0.0/1', '128.0.0.0/1'],
    ['11.0.0.0/8'],
    ['10.0.0.0/7'],
    ['0.0.0.0/0.0.0.0'],
    ['2000::/16'],
    ['2000::/20'],
    ['::ffff:0:0/96'],
    ['loopback', '11.0.0.0/9', '12.0.0.0/9'],
  ]
  for (const proxies of wide)
    assert.throws(() => believeProxies(proxies), /storefront\.proxies.*Set the addresses/, proxies.join())
  for (const wrong of ['proxy.example', '10.0.0.0/33', 'everybody'])
    assert.throws(() => believeProxies([wrong]), /storefront\.proxies/, wrong)
})

test('those of a private network, or of a large provider, are believed', () => {
  const named = [
    [],
    ['loopback', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
    ['10.0.0.0/255.0.0.0', '203.0.113.7', '2001:db8::1', '::1/128'],
    ['173.245.48.0/20', '104.16.0.0/13', '162.158.0.0/15', '2606:4700::/32', '2600:1400::/24'],
  ]
  for (const proxies of named) assert.doesNotThrow(() => believeProxies(proxies), proxies.join())
  const findCaller = believeProxies(['10.0.0.0/8'])
  assert.equal(findCaller(from('10.0.0.1', '203.0.113.7')), '203.0.113.7')
  assert.equal(findCaller(from('203.0.113.9', '203.0.113.7')), '203.0.113.9')
})
