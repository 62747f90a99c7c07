import { expect, test } from 'vitest'
import { isSameGift, readGiftNote, toGiftMetadata, toMessageLines } from './gift-note'

const note = { name: 'Bo', email: 'bo@example.org', message: 'One\nTwo', day: '2026-12-24' }

test('what is kept of it is read as it was', () => {
  expect(readGiftNote(toGiftMetadata(note))).toEqual(note)
  expect(readGiftNote({ gift_name: 'Bo' })).toEqual({ name: 'Bo', email: null, message: '', day: null })
})

test.for([null, undefined, 'text', {}, { gift_day: '2026-12-24' }, toGiftMetadata(null)])(
  '%o says nothing',
  (metadata) => expect(readGiftNote(metadata)).toBeNull(),
)

test('control characters, marks of direction and what is too long are left out, whoever has written it', () => {
  const read = readGiftNote({
    gift_name: 'Bo\r\nBcc: x\u202e',
    gift_message: `Hi\u0000\u0007\r\n\n\n\nthere ${'x'.repeat(500)}`,
    gift_email: 'bo@example.org\r\nBcc: all@example.org',
    gift_day: 'tomorrow',
  })
  expect(read?.name).toBe('Bo Bcc: x')
  expect(read?.message).toMatch(/^Hi\n\nthere x+$/)
  expect(read?.message).toHaveLength(400)
  expect(read).toMatchObject({ email: null, day: null })
})

test('two recipients are two gifts, the same one is one', () => {
  expect(isSameGift(note, { ...note })).toBe(true)
  expect(isSameGift(note, { ...note, message: '' })).toBe(false)
  expect(isSameGift(note, null)).toBe(false)
})

test('no mail program makes a link of a message', () => {
  expect(toMessageLines('see shop.example\nhttps://shop.example/x a@b.example').join(' ')).not.toMatch(
    /\w\.example|:\/\/|\w@\w/,
  )
})
