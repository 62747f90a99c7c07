import { expect, it } from 'vitest'
import { toLinePicture } from './line-picture'

function picture(name: string, option?: { title: string; value: string }) {
  return { url: `/uploads/${name}.webp`, width: 1200, height: 1500, option }
}

const thumbnail = '/uploads/navy.webp'
const images = [
  picture('navy', { title: 'Color', value: 'Navy' }),
  picture('shelf'),
  picture('oat', { title: 'Color', value: 'Oat' }),
  picture('oat-back', { title: 'Color', value: 'Oat' }),
]

it('shows a sweater in the colour that was chosen', () => {
  expect(toLinePicture({ thumbnail, variant: 'Oat / M' }, { images })).toBe('/uploads/oat.webp')
  expect(toLinePicture({ thumbnail, variant: 'Navy / M' }, { images })).toBe('/uploads/navy.webp')
})

it('shows the line’s own picture where none shows what was chosen, and where the product is gone', () => {
  expect(toLinePicture({ thumbnail, variant: 'Rust / M' }, { images })).toBe(thumbnail)
  expect(toLinePicture({ thumbnail, variant: 'Oat / M' }, null)).toBe(thumbnail)
  expect(toLinePicture({ thumbnail: null, variant: '' }, { images: 'none' })).toBeNull()
})
