import { expect, it } from 'vitest'
import { toNetwork, toSite } from './to-network'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['203.0.113.7:49152', '203.0.113.7'],
  ['[2001:db8:1:2::9]:49152', '2001:db8:1:2::/64'],
  ['unknown', 'unknown'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
])('%s stands for %s', (address, network) => {
  expect(toNetwork(address)).toBe(network)
})

it.each([
  ['2001:db8:1:2::7', '2001:db8:1::/48'],
  ['2001:db8:1:ffff::1', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['203.0.113.7', null],
  ['unknown', null],
])('the network of %s lies in %s', (address, site) => {
  expect(toSite(toNetwork(address))).toBe(site)
})
