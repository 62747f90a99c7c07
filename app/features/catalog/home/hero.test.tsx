import { expect, it } from 'vitest'
import { renderHtml } from '../../../../tests/support/render'
import { Hero } from './hero'

async function readSizes(width: number, height: number) {
  const picture = { src: '/uploads/table.webp', alt: '', width, height }
  const collection = { id: 'c', title: 'Table', handle: 'table', description: '', picture }
  const html = await renderHtml(<Hero collection={collection} />)
  return /sizes="([^"]*)"/.exec(html)?.[1]?.replaceAll('&gt;', '>')
}

it('asks for a picture as wide as it is drawn, where its box is higher than the picture is', async () => {
  expect(await readSizes(1200, 900)).toBe('(width >= 60rem) max(50vw, min(51rem, 94vh)), 100vw')
})

it('asks for more of a panorama on a phone too', async () => {
  expect(await readSizes(2000, 1000)).toBe('(width >= 60rem) max(50vw, min(76rem, 140vh)), 150vw')
})
