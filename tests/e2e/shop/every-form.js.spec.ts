import { browserTest as test, expect } from '../../support/shop'
import { parsePage } from '../../support/html'
import { walkForms } from './every-form'

test.describe.configure({ timeout: 240_000 })

/**
 * The forms of a page by where and how they are sent, and by their fields. Script says that it is there by marks of its own,
 * and takes away what the style sheet hides without it: what addresses of the chosen country lack.
 */
function describeForms(page: Document): string[] {
  const marks = ['', 'attempt', 'enhanced']
  return [...page.forms].map((form) => {
    const names = [...form.elements].map((element) => element.getAttribute('name') ?? '')
    const lacking = [...form.querySelectorAll('select')].flatMap(({ name, selectedOptions: [chosen] }) =>
      (chosen?.getAttribute('data-lacks') ?? '').split(' ').map((part) => name.replace('countryCode', part)),
    )
    const fields = [...new Set(names)].filter((name) => !marks.includes(name) && !lacking.includes(name)).sort()
    return `${form.method} ${new URL(form.action).pathname} ${fields.join(' ')}`
  })
}

test('script takes over every form of the shop as it came, without a word on the console', async ({
  page,
  admin,
  shopLocale,
  t,
}) => {
  await walkForms({ page, admin, shopLocale, t }, async (plain) => {
    const url = plain.url()
    let served = plain.document
    await expect(async () => {
      await page.goto(url)
      await expect(page.locator('html'), url).toHaveAttribute('data-hydrated', '')
      const taken = (await page.evaluate(`(${describeForms})(document)`)) as string[]
      const expected = describeForms(served)
      // a list shows what other tests make meanwhile
      if (taken.join() !== expected.join()) served = parsePage(await (await page.request.get(url)).text(), url)
      expect(taken, url).toEqual(expected)
    }).toPass({ intervals: [0], timeout: 20_000 })
  })
})
