import { expect, test } from 'vitest'
import { listFlagOrigins, toFlag } from './flag.server'

const own = { style: 'image', baseUrl: '/flags' } as const
const service = { style: 'image', baseUrl: 'https://flags.example/4x3' } as const

test('a country code in either case becomes its flag, an emoji unless the shop says otherwise', () => {
  expect(toFlag('de')).toEqual({ emoji: '🇩🇪' })
  expect(toFlag('JP')).toEqual({ emoji: '🇯🇵' })
  expect(toFlag('DE', own)).toEqual({ src: '/flags/de.svg' })
  expect(toFlag('kw', service)).toEqual({ src: 'https://flags.example/4x3/kw.svg' })
})

test('what is no country shows no flag in either style, least of all a broken picture', () => {
  for (const code of ['', 'd', 'deu', '1a', '<b', 'xx', 'zz', 'un', 'eu', 'es-ct', '..', '/x', 'd"']) {
    expect([code, toFlag(code), toFlag(code, own)]).toEqual([code, null, null])
  }
})

test('a page may show pictures of the named service only, and of nobody else where the flags are ours', () => {
  expect(listFlagOrigins(service)).toEqual(['https://flags.example'])
  expect(listFlagOrigins(own)).toEqual([])
  expect(listFlagOrigins({ ...service, style: 'emoji' })).toEqual([])
})
