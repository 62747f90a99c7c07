import { expect, it } from 'vitest'
import { pickPictures } from './pick-pictures'

function picture(src: string, value?: string) {
  return { src, alt: '', width: 4, height: 5, shows: value ? { optionId: 'color', value } : null }
}

const pictures = [picture('1', 'Clay'), picture('2', 'Ink'), picture('3'), picture('4')]

function pick(values: Record<string, string>, from = pictures) {
  return pickPictures(from, values).map(({ src }) => src)
}

it('starts with the chosen colour, then shows the product, and leaves the other colours out', () => {
  expect(pick({ color: 'Ink', size: 'M' })).toEqual(['2', '3', '4'])
})

it('shows the product where the chosen colour has no picture', () => {
  expect(pick({ color: 'Rust' })).toEqual(['3', '4'])
})

it('shows every picture rather than none', () => {
  expect(pick({ color: 'Rust' }, pictures.slice(0, 2))).toEqual(['1', '2'])
})
