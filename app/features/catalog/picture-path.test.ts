import { describe, expect, it } from 'vitest'
import { toPicturePath } from './picture-path'

describe('toPicturePath', () => {
  it('leaves the path below the backend, with the version that it carries', () => {
    expect(toPicturePath('http://localhost:9000/uploads/1-mug.webp')).toBe('/uploads/1-mug.webp')
    expect(toPicturePath('https://api.shop.example/medusa/uploads/a b.jpg?v=2')).toBe('/uploads/a%20b.jpg?v=2')
    expect(toPicturePath('/uploads/a.jpg')).toBe('/uploads/a.jpg')
  })

  it('is null for what the route could not serve', () => {
    for (const url of ['https://elsewhere.example/a.jpg', 'not a url at all', 'http://[', '', null, undefined, 7]) {
      expect(toPicturePath(url), String(url)).toBeNull()
    }
  })
})
