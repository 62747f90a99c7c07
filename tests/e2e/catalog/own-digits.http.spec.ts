import { parseHtml } from '../../support/html'
import { expect, test } from '../../support/test'
import { readWorld } from '../../support/world'

const pages = [
  '',
  '/products/everyday-tee',
  '/products/brava-casserole',
  '/collections/harbour',
  '/pages/shipping-and-returns',
]

test('an Arabic page has the digits of its country, but for what is said in Latin letters', async () => {
  for (const page of pages) {
    const answer = await fetch(new URL(`/ar-kw${page}`, readWorld('SHOP_URL')))
    expect(answer.status, page).toBe(200)
    const { main, told } = readMain(await answer.text())
    expect(main, page).toMatch(/[٠-٩]/)
    expect(told, page).toEqual([])
  }
})

/** What stands in `main`, and each of its texts that has other digits and no word in Latin letters. */
function readMain(html: string): { main: string; told: string[] } {
  const document = parseHtml(html)
  const main = document.querySelector('main')
  for (const unseen of main?.querySelectorAll('script, style, template') ?? []) unseen.remove()
  const texts: string[] = []
  const walker = document.createTreeWalker(main ?? document.body, 4)
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '')
  return { main: texts.join(' '), told: texts.filter((text) => /\d/.test(text) && !/\p{sc=Latin}/u.test(text)) }
}
