import { expect, it } from 'vitest'
import { toLinePicture } from './line-picture'

function picture(name: string, option?: { title: string; value: string }) {
  return { url: `/uploads/${name}.webp`, width: 1200, height: 1500, option }
}

const thumbnail = '/uploads/navy.webp'
const metadata = {
  images: [
    picture('navy', { title: 'Color', value: 'Navy' }),
    picture('shelf'),
    picture('oat', { title: 'Color', value: 'Oat' }),
    picture('oat-back', { title: 'Color', value: 'Oat' }),
  ],
}

it('shows a sweater in the colour that was chosen', () => {
  expect(toLinePicture({ thumbnail, variant: 'Oat / M' }, { metadata })).toBe('/uploads/oat.webp')
  expect(toLinePicture({ thumbnail, variant: 'Navy / M' }, { metadata })).toBe('/uploads/navy.webp')
})

it('shows the line’s own picture where none shows what was chosen, and where the product is gone', () => {
  expect(toLinePicture({ thumbnail, variant: 'Rust / M' }, { metadata })).toBe(thumbnail)
  expect(toLinePicture({ thumbnail, variant: 'Oat / M' })).toBe(thumbnail)
  expect(toLinePicture({ thumbnail: null, variant: '' }, { metadata: { images: 'none' } })).toBeNull()
})

it('shows no picture that the product has lost, whatever its metadata still says of it', () => {
  const images = ['http://localhost:9000/uploads/navy.webp', '/uploads/oat-back.webp']
  const lost = { metadata, images }
  expect(toLinePicture({ thumbnail, variant: 'Oat / M' }, lost)).toBe('/uploads/oat-back.webp')
  expect(toLinePicture({ thumbnail, variant: 'Oat / M' }, { metadata, images: [] })).toBe(thumbnail)
})
