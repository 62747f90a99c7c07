import { describe, expect, it } from 'vitest'
import { toPicturePath } from './picture-path'

describe('toPicturePath', () => {
  it('leaves the path below the backend, with the version that it carries', () => {
    expect(toPicturePath('http://localhost:9000/uploads/1-mug.webp')).toBe('/uploads/1-mug.webp')
    expect(toPicturePath('https://api.shop.example/medusa/uploads/a b.jpg?v=2&w=9')).toBe('/uploads/a%20b.jpg?v=2')
    expect(toPicturePath('/uploads/a.jpg')).toBe('/uploads/a.jpg')
  })

  it('names the host of a picture that a configured origin keeps', () => {
    const origins = ['https://bucket.example', 'http://10.0.0.9:9001']
    expect(toPicturePath('https://bucket.example/uploads/a.jpg?w=9', origins)).toBe('/bucket.example/uploads/a.jpg')
    expect(toPicturePath('http://10.0.0.9:9001/a.jpg', origins)).toBe('/10.0.0.9:9001/a.jpg')
    for (const other of [
      'http://bucket.example/a.jpg',
      'https://bucket.example:8443/a.jpg',
      'https://10.0.0.9/a.jpg',
    ]) {
      expect(toPicturePath(other, origins), other).toBeNull()
    }
  })

  it('is null for what the route could not serve', () => {
    const others = [
      'file:///etc/passwd',
      'data:image/png;base64,AA',
      'not a url at all',
      'http://[',
      'https://cdn.example',
    ]
    for (const url of [...others, '/store/products', '', null, undefined, 7]) {
      expect(toPicturePath(url), String(url)).toBeNull()
    }
  })
})
