import { expect, it } from 'vitest'
import { renderHtml } from '../../../../tests/support/render'
import { Hero } from './hero'

async function renderHero(width: number, height: number) {
  const picture = { src: '/uploads/table.webp', alt: '', width, height }
  const collection = { id: 'c', title: 'Table', handle: 'table', description: '', picture }
  return renderHtml(<Hero collection={collection} />)
}

async function readSizes(width: number, height: number) {
  const html = await renderHero(width, height)
  return /sizes="([^"]*)"/.exec(html)?.[1]?.replaceAll('&gt;', '>')
}

it('asks for a picture as wide as it is drawn, where its box is higher than the picture is', async () => {
  expect(await readSizes(1200, 900)).toBe('(width >= 60rem) max(50vw, min(51rem, 94vh)), 100vw')
})

it('asks for more of a panorama on a phone too', async () => {
  expect(await readSizes(2000, 1000)).toBe('(width >= 60rem) max(50vw, min(76rem, 140vh)), 150vw')
})

it('has the picture before the words, which would move down for one that arrives after them', async () => {
  const html = await renderHero(1200, 900)
  expect(html.indexOf('hero-picture')).toBeLessThan(html.indexOf('hero-words'))
})
