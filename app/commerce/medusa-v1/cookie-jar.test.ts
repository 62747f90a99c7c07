import { expect, it } from 'vitest'
import { createCookieJar } from './cookie-jar'

it('is empty at first', () => {
  expect(createCookieJar().header()).toBeUndefined()
})

it('keeps the newest value of each name, attributes left out', () => {
  const jar = createCookieJar()
  jar.keep(['a=1; Path=/; HttpOnly', 'b=x=y; SameSite=Lax'])
  jar.keep('a=2')
  expect(jar.header()).toBe('a=2; b=x=y')
})

it.each(['a=; Max-Age=0', 'a=1; max-age=-1', 'a=1; Expires=Thu, 01 Jan 1970 00:00:00 GMT'])(
  'drops with "%s"',
  (line) => {
    const jar = createCookieJar()
    jar.keep('a=1; Max-Age=60')
    jar.keep(line)
    expect(jar.header()).toBeUndefined()
  },
)

it('passes over what is no cookie', () => {
  const jar = createCookieJar()
  jar.keep(['', '=x', 'nonsense; Path=/'])
  expect(jar.header()).toBeUndefined()
})
