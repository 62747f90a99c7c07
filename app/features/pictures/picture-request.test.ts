import { describe, expect, it } from 'vitest'
import { toPictureFormat, toPictureVersion, toPictureWidth, toUploadPath } from './picture-request'

describe('toPictureWidth', () => {
  it('answers the offered widths only', () => {
    expect(toPictureWidth('640')).toBe(640)
    for (const segment of ['641', '0', '-16', '1e3', '0640', '640.0', '', undefined, '99999999999']) {
      expect(toPictureWidth(segment), String(segment)).toBeNull()
    }
  })
})

describe('toUploadPath', () => {
  it('encodes a name that needs it', () => {
    expect(toUploadPath('uploads/1732-Grüner Becher?.jpg')).toBe('/uploads/1732-Gr%C3%BCner%20Becher%3F.jpg')
    expect(toUploadPath('uploads/products/mug.webp')).toBe('/uploads/products/mug.webp')
  })

  it('refuses everything outside the uploads', () => {
    const outside = ['', 'uploads', 'uploads/', 'store/products', 'x/uploads/a.jpg', '/uploads/a.jpg', undefined]
    for (const rest of outside) expect(toUploadPath(rest), rest).toBeNull()
  })

  it('refuses ways out of the uploads', () => {
    const ways = [
      'uploads/../store/x',
      'uploads/./a',
      'uploads//a',
      'uploads/a\\..\\b',
      'uploads/.env',
      'uploads/a\u0000',
    ]
    for (const rest of ways) expect(toUploadPath(rest), rest).toBeNull()
    expect(toUploadPath(`uploads/${'a'.repeat(500)}`)).toBeNull()
  })

  it('takes an encoded way out for the name that it then is', () => {
    expect(toUploadPath('uploads/%2e%2e')).toBe('/uploads/%252e%252e')
    expect(toUploadPath('uploads/a@host:80')).toBe('/uploads/a%40host%3A80')
  })

  it('refuses half a character, which no URL can hold', () => {
    expect(toUploadPath('uploads/\ud800.jpg')).toBeNull()
  })
})

describe('toPictureFormat', () => {
  it('is WebP only for those who ask for it', () => {
    expect(toPictureFormat('image/avif,image/webp,*/*;q=0.8')).toBe('webp')
    for (const accept of ['image/png,*/*', '*/*', null]) expect(toPictureFormat(accept)).toBe('jpeg')
  })
})

describe('toPictureVersion', () => {
  it('is the query, else the time in the name', () => {
    expect(toPictureVersion('/uploads/a.jpg', '7')).toBe('7')
    expect(toPictureVersion('/uploads/1732159000000-a.jpg', null)).toBe('1732159000000')
    expect(toPictureVersion('/uploads/1732159000000/a.jpg', null)).toBeNull()
    expect(toPictureVersion('/uploads/a-1732159000000.jpg', '')).toBeNull()
  })
})
