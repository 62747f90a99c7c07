import { expect, it } from 'vitest'
import { isPublicAddress } from './public-address'

it('is public where the whole internet can reach it', () => {
  for (const address of ['8.8.8.8', '93.184.216.34', '172.32.0.1', '2606:2800:220:1::1', '2a00:1450:4001::5']) {
    expect(isPublicAddress(address), address).toBe(true)
  }
})

it('is not public on this machine, in its networks, in a tunnel to them, or where nobody lives', () => {
  const own = ['127.0.0.1', '127.9.9.9', '0.0.0.0', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1']
  const special = ['169.254.169.254', '100.64.0.1', '198.18.0.1', '224.0.0.1', '255.255.255.255', '192.0.2.9']
  const six = ['::1', '::', 'fe80::1', 'fc00::1', 'fd12::9', 'ff02::1', '2001:db8::1', '64:ff9b::a00:1', '2002:a00:1::']
  const mapped = ['::ffff:127.0.0.1', '::ffff:10.0.0.1', '::ffff:7f00:1', '::7f00:1']
  for (const address of [...own, ...special, ...six, ...mapped]) expect(isPublicAddress(address), address).toBe(false)
})
