import { expect, it } from 'vitest'
import { sortPictures } from './sort-pictures'

function picture(src: string, value?: string) {
  return { src, alt: '', width: 4, height: 5, shows: value ? { optionId: 'color', value } : null }
}

const pictures = [picture('1', 'Clay'), picture('2', 'Ink'), picture('3'), picture('4')]

it('starts with the chosen colour, then shows the product, then the other colours', () => {
  const sorted = sortPictures(pictures, { color: 'Ink', size: 'M' })
  expect(sorted.map(({ src }) => src)).toEqual(['2', '3', '4', '1'])
})

it('keeps the order of a product whose pictures show no choice', () => {
  expect(sortPictures(pictures.slice(2), {}).map(({ src }) => src)).toEqual(['3', '4'])
})
