import { createCookie } from '@remix-run/node'
import { expect, test } from 'vitest'
import { verifyOnce } from './verified-cookie.server'

/** A cookie that counts how often it is verified. */
function makeCounted(secret: string) {
  const cookie = createCookie('bag', { secrets: [secret] })
  const counted = {
    ...cookie,
    verified: 0,
    parse: (header: string | null) => ((counted.verified += 1), cookie.parse(header)),
  }
  return counted
}

test('a header’s cookie is verified once, however often and at once it is asked for, and that of another header anew', async () => {
  const [ours, theirs] = [makeCounted('ours'), makeCounted('theirs')]
  const cookie = verifyOnce('bag', () => ours)
  const [first = '', second = ''] = (await Promise.all([cookie.serialize(1), cookie.serialize(2)])).map(
    (line) => line.split(';')[0],
  )
  expect(await Promise.all([cookie.parse(first), cookie.parse(first)])).toEqual([1, 1])
  expect([await cookie.parse(second), await cookie.parse(first), ours.verified]).toEqual([2, 1, 2])
  expect(await cookie.parse(`${first}x`), 'edited').toBeNull()
  // of the same name, signed otherwise
  expect(await verifyOnce('bag', () => theirs, 'former ').parse(first)).toBeNull()
})

test('a cookie that a header does not name is not even made, and what is too long is not kept', async () => {
  const cookie = makeCounted('ours')
  let made = 0
  const lazy = verifyOnce('bag', () => ((made += 1), cookie))
  expect([await lazy.parse(null), await lazy.parse('other=1'), made]).toEqual([null, null, 0])
  const long = `${(await lazy.serialize(3)).split(';')[0]}; pad=${'x'.repeat(5_000)}`
  expect([await lazy.parse(long), await lazy.parse(long), cookie.verified]).toEqual([3, 3, 2])
})
