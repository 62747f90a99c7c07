import { describe, expect, it } from 'vitest'
import { isNamedByTime, toModernFormats, toPictureAddress, toPictureHash, toPictureWidth } from './picture-request'

describe('toPictureWidth', () => {
  it('answers the offered widths only', () => {
    expect(toPictureWidth('640')).toBe(640)
    for (const segment of ['641', '0', '-16', '1e3', '0640', '640.0', '', undefined, '99999999999']) {
      expect(toPictureWidth(segment), String(segment)).toBeNull()
    }
  })
})

describe('toPictureHash', () => {
  it('answers what may be one, and nothing that leads out of a folder', () => {
    expect(toPictureHash('tQNed-_S')).toBe('tQNed-_S')
    const others = [
      null,
      '',
      '/../../32/329b1795-wlawH0CO',
      '..',
      'a.b',
      'a\\b',
      'a\0',
      'a b',
      '"',
      'a\n',
      'a'.repeat(101),
    ]
    for (const value of others) expect(toPictureHash(value), String(value)).toBeNull()
  })
})

describe('toPictureAddress', () => {
  it('finds the backend’s pictures, encoding a name that needs it', () => {
    expect(toPictureAddress('uploads/1732-Grüner Becher?.jpg')).toEqual({
      host: null,
      path: '/uploads/1732-Gr%C3%BCner%20Becher%3F.jpg',
    })
    expect(toPictureAddress('uploads/products/mug.webp')).toEqual({ host: null, path: '/uploads/products/mug.webp' })
  })

  it('finds those of another host', () => {
    expect(toPictureAddress('cdn.example/a/b.jpg')).toEqual({ host: 'cdn.example', path: '/a/b.jpg' })
    expect(toPictureAddress('127.0.0.1:9001/a.jpg')).toEqual({ host: '127.0.0.1:9001', path: '/a.jpg' })
  })

  it('refuses what is no path of either', () => {
    const others = ['', 'uploads', 'uploads/', '/uploads/a.jpg', undefined, 'cdn.example', 'cdn.example/']
    for (const rest of others) expect(toPictureAddress(rest), rest).toBeNull()
  })

  it('refuses ways out of a folder', () => {
    const ways = ['../store/x', './a', '/a', 'a\\..\\b', '.env', 'a\u0000', '\ud800.jpg']
    for (const way of ways) {
      expect(toPictureAddress(`uploads/${way}`), way).toBeNull()
      expect(toPictureAddress(`cdn.example/${way}`), way).toBeNull()
    }
    expect(toPictureAddress(`uploads/${'a'.repeat(500)}`)).toBeNull()
  })

  it('refuses schemes, credentials and other spellings of a host', () => {
    const hosts = [
      'file:',
      'http:',
      'user@cdn.example',
      'user:pass@cdn.example',
      'CDN.example',
      'cdn.example:80',
      '2130706433',
    ]
    const tricks = ['0x7f.1', '127.1', '[::1]', 'cdn.example#', 'cdn.example?', 'cdn%2eexample', 'cdn。example', '..']
    for (const host of [...hosts, ...tricks]) expect(toPictureAddress(`${host}/etc/passwd`), host).toBeNull()
  })

  it('takes an encoded way out for the name that it then is', () => {
    expect(toPictureAddress('uploads/%2e%2e')?.path).toBe('/uploads/%252e%252e')
    expect(toPictureAddress('uploads/a@host:80')?.path).toBe('/uploads/a%40host%3A80')
  })
})

describe('toModernFormats', () => {
  it('lists what the browser says it reads, the smaller one first', () => {
    expect(toModernFormats('image/webp,image/avif,*/*;q=0.8')).toEqual(['avif', 'webp'])
    expect(toModernFormats('image/AVIF ;q=0.5')).toEqual(['avif'])
    for (const accept of ['image/png,*/*', 'image/*', '', null]) expect(toModernFormats(accept)).toEqual([])
  })

  it('believes a refusal', () => {
    expect(toModernFormats('image/avif;q=0, image/webp;q=0.0')).toEqual([])
    expect(toModernFormats('image/avif;q=0.1')).toEqual(['avif'])
  })
})

it('knows the names that Medusa’s file service gives', () => {
  expect(isNamedByTime({ host: null, path: '/uploads/1732159000000-a.jpg' })).toBe(true)
  expect(isNamedByTime({ host: null, path: '/uploads/1732159000000/a.jpg' })).toBe(false)
  expect(isNamedByTime({ host: null, path: '/uploads/a-1732159000000.jpg' })).toBe(false)
})
