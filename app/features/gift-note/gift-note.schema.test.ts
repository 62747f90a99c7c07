import { expect, test } from 'vitest'
import { toGiftDays, toGiftSchema } from './gift-note.schema'

const { first, last } = toGiftDays('Europe/Berlin')
const sent = {
  giftTo: 'send',
  giftName: 'Bo',
  giftEmail: 'bo@example.org',
  giftMessage: ' Hi\r\nthere ',
  giftDay: last,
}

function read(typed: Record<string, unknown>) {
  const { data, error } = toGiftSchema('Europe/Berlin').safeParse(typed)
  return error ? error.issues.map(({ path, message }) => `${path.join()}: ${message}`) : data
}

test('a card that is sent has whom, where, when and what is written', () =>
  expect(read(sent)).toEqual({ name: 'Bo', email: 'bo@example.org', message: 'Hi\nthere', day: last }))

test.for(['', first])('on the day %o it goes out at once', (giftDay) =>
  expect(read({ ...sent, giftDay })).toMatchObject({ day: null }),
)

test('who gives it needs no address, and need not say anything', () => {
  expect(read({ ...sent, giftTo: 'me', giftEmail: 'nonsense', giftDay: '1999-01-01' })).toEqual({
    name: 'Bo',
    email: null,
    message: 'Hi\nthere',
    day: null,
  })
  expect(read({ giftTo: 'me' })).toBeNull()
  expect(read({})).toBeNull()
})

test.for([
  [{ giftName: '' }, 'giftName: gift-cards:note-errors.name-required'],
  [{ giftName: 'www.evil.example' }, 'giftName: gift-cards:note-errors.name'],
  [{ giftName: 'x'.repeat(61) }, 'giftName: gift-cards:note-errors.name'],
  [{ giftEmail: 'bo' }, 'giftEmail: gift-cards:note-errors.email'],
  [{ giftEmail: 'bo@example.org, all@example.org' }, 'giftEmail: gift-cards:note-errors.email'],
  [{ giftMessage: 'x'.repeat(401) }, 'giftMessage: gift-cards:note-errors.message'],
  [{ giftDay: '2020-01-01' }, 'giftDay: gift-cards:note-errors.day'],
  [{ giftDay: '9999-01-01' }, 'giftDay: gift-cards:note-errors.day'],
  [{ giftDay: 'tomorrow' }, 'giftDay: gift-cards:note-errors.day'],
] as const)('%o is refused at its field', ([typed, said]) => expect(read({ ...sent, ...typed })).toEqual([said]))

test('the days are those of the shop', () =>
  expect(toGiftDays('Asia/Tokyo', new Date('2026-12-31T20:00:00Z'))).toEqual({
    first: '2027-01-01',
    last: '2028-01-01',
  }))
