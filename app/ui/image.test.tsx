import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Image } from './image'
import { pictureWidths, toLightWidth, toOfferedWidths } from './picture-widths'
import { LightContext } from './light-context'

test('a picture is offered up to twice its widest place, and not much beyond its own width', () => {
  expect(toOfferedWidths(128, 1200)).toEqual([48, 64, 96, 128, 256])
  expect(toOfferedWidths(400, 1200).at(-1)).toBe(828)
  expect(toOfferedWidths(1600, 1200).at(-1)).toBe(1200)
  expect(toOfferedWidths(4000, 9000).at(-1)).toBe(3840)
})

test('only widths that the picture route answers are offered', () => {
  const offered = [64, 300, 777, 1500].flatMap((widest) => toOfferedWidths(widest, 2000))
  expect(offered.filter((width) => !pictureWidths.some((known) => known === width))).toEqual([])
})

const picture = {
  src: '/uploads/products/x-1.webp',
  alt: 'A vase',
  width: 1200,
  height: 1500,
  sizes: '50vw',
  widest: 400,
}

test('a picture keeps its room and waits until it is near', () => {
  const html = renderToStaticMarkup(<Image {...picture} />)
  expect(html).toContain('width="1200" height="1500"')
  expect(html).toContain('loading="lazy"')
  expect(html).toContain('/images/640/uploads/products/x-1.webp 640w')
})

test("the page's main picture comes first", () => {
  const html = renderToStaticMarkup(<Image {...picture} priority />)
  expect(html).toContain('fetchpriority="high"')
  expect(html).not.toContain('lazy')
})

test('a placeholder lies behind the picture and says nothing', () => {
  const html = renderToStaticMarkup(<Image {...picture} placeholder="data:image/webp;base64,AA" />)
  expect(html).toMatch(/^<img class="placeholder" src="data:image\/webp;base64,AA" alt=""\/><img src=/)
  expect(html).not.toContain('style=')
})

test('the light version has one small picture and nothing behind it', () => {
  const html = renderToStaticMarkup(
    <LightContext.Provider value>
      <Image {...picture} placeholder="data:image/webp;base64,AA" />
    </LightContext.Provider>,
  )
  expect(html).toMatch(/^<img src="\/images\/256\/uploads\/products\/x-1.webp" width="1200" height="1500"/)
  expect(html).not.toContain('srcSet')
  expect([48, 128, 700, 1200].map(toLightWidth)).toEqual([64, 64, 384, 640])
})
