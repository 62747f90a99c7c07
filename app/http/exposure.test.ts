import { expect, it } from 'vitest'
import { isLocalHost, isTrustOfAnybody } from './exposure'

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

it.each(['true', '0.0.0.0/0', '10.0.0.0/8, ::/0', '0.0.0.0/0.0.0.0'])('%s believes anybody', (setting) =>
  expect(isTrustOfAnybody(setting)).toBe(true),
)

it.each(['false', '0', '1', 'loopback', 'loopback, 10.0.0.0/8', '::1/128', '10.0.0.0/10', '10.0.0.0/255.0.0.0'])(
  '%s names whom to believe',
  (setting) => expect(isTrustOfAnybody(setting)).toBe(false),
)
