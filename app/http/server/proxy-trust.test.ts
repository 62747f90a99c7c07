import { expect, it } from 'vitest'
import { isLocalHost, isTrustOfAnybody } from './proxy-trust'

it.each([
  'http://localhost:3000',
  'http://shop.localhost',
  'http://127.0.0.1:3000/',
  'http://127.1.2.3',
  'http://[::1]:3000',
])('%s is this machine', (url) => expect(isLocalHost(url)).toBe(true))

it.each([
  'http://shop.example',
  'http://localhost.example',
  'http://127.0.0.1.example',
  'http://10.0.0.1',
  'http://[::2]',
])('%s is another one', (url) => expect(isLocalHost(url)).toBe(false))

it.each([
  'true',
  '99',
  '0.0.0.0/0',
  '10.0.0.0/8, ::/0',
  '0.0.0.0/0.0.0.0',
  '0.0.0.0/1,128.0.0.0/1',
  '::/1, 8000::/1',
  '2000::/3',
  '2000::/20',
  '10.0.0.0/7',
  'loopback, 11.0.0.0/8',
  '128.0.0.0/128.0.0.0',
  '::ffff:0:0/96',
  '::ffff:128.0.0.0/97',
  '11.0.0.0/9, 12.0.0.0/10, 13.0.0.0/10',
])('%s believes anybody', (setting) => expect(isTrustOfAnybody(setting)).toBe(true))

it.each([
  'false',
  '0',
  '1',
  '3',
  'loopback',
  'loopback, 10.0.0.0/8',
  '::1/128',
  '10.0.0.0/10',
  '10.0.0.0/255.0.0.0',
  '10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16, 100.64.0.0/10, fc00::/7, fe80::/10',
  '::ffff:10.0.0.0/104',
  '203.0.113.7',
  '2001:db8::1',
  // as large networks of proxies publish theirs
  '173.245.48.0/20, 104.16.0.0/13, 104.24.0.0/14, 172.64.0.0/13, 162.158.0.0/15, 2606:4700::/32, 2a06:98c0::/29',
  '23.32.0.0/11, 104.64.0.0/10, 184.24.0.0/13, 2.16.0.0/13, 2600:1400::/24, 2a02:26f0::/29',
])('%s names whom to believe', (setting) => expect(isTrustOfAnybody(setting)).toBe(false))
