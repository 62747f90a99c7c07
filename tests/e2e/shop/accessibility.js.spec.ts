import { type Page } from '@playwright/test'
import { expectFits } from '../../support/fits'
import { expect, phone, browserTest as test } from '../../support/shop'
import { makeMug, toProductPath } from '../cart/cart-steps'
import { fillBag } from '../checkout/checkout-steps'

const narrow = { width: 320, height: 640 }

// a page of each kind; what needs a bag comes after one is filled
const pages = ['', 'categories/all', 'search?q=mug', 'cart', 'checkout/address', 'orders/look-up', 'pages/terms']

/** Opens a page of each kind, a product's among them, with something in the bag. */
async function openEach(page: Page, productPath: string, look: () => Promise<void>): Promise<void> {
  for (const path of [productPath, ...pages]) {
    await page.goto(path)
    await look()
  }
}

test('text with the spacing of WCAG 1.4.12 and twice as large stays within narrow pages', async ({ page, admin }) => {
  test.setTimeout(120_000)
  const mug = await makeMug(admin, 'Spacious mug')
  await fillBag(page, mug)
  await page.setViewportSize(narrow)
  await openEach(page, toProductPath(mug), async () => {
    await addStyles(
      page,
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
       p { margin-block-end: 2em !important }`,
    )
    await expectFits(page)
    expect(await listClipped(page), page.url()).toEqual([])
    await addStyles(page, 'html { font-size: 200% }')
    await page.setViewportSize({ width: 640, height: 800 })
    await expectFits(page)
    expect(await listClipped(page), `${page.url()} at 200 %`).toEqual([])
    await page.setViewportSize(narrow)
  })
})

test('on a phone the focus goes down the page, past nothing that stands above', async ({ page, admin }) => {
  const mug = await makeMug(admin, 'Ordered mug')
  await fillBag(page, mug)
  await page.setViewportSize(phone)
  await openEach(page, toProductPath(mug), async () => expect(await listUpwards(page), page.url()).toEqual([]))
})

test('nothing moves by itself', async ({ page, admin }) => {
  const mug = await makeMug(admin, 'Moving mug')
  await fillBag(page, mug)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openEach(page, toProductPath(mug), async () => {
    const endless = () =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations === Infinity)
        .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 100))
    expect(await page.evaluate(endless), page.url()).toEqual([])
  })
})

test('fields about the shopper say what they are for, and whose parcel or bill', async ({ page, admin }) => {
  await fillBag(page, await makeMug(admin, 'Filled mug'))
  await page.goto('checkout/address')
  const tokens = await page
    .locator('main form')
    .first()
    .evaluate((form) =>
      [...(form as HTMLFormElement).elements].flatMap((field) => {
        const [, group, part] = /^(shipping|billing)\.(\w+)$/.exec(field.getAttribute('name') ?? '') ?? []
        return group && part ? [[group, part, field.getAttribute('autocomplete')]] : []
      }),
    )
  // what browsers know no word for
  const own = ['vatNumber', 'deliveryNote']
  expect(tokens.length).toBeGreaterThan(14)
  for (const [group, part, token] of tokens)
    expect(token, `${group}.${part}`).toMatch(own.includes(part ?? '') ? /^off$/ : new RegExp(`^${group} [a-z]`))
  await expect(page.locator('main [name=email]')).toHaveAttribute('autocomplete', /\bemail$/)
})

test('who wants less motion gets none', async ({ page, admin }) => {
  const mug = await makeMug(admin, 'Still mug')
  await fillBag(page, mug)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openEach(page, toProductPath(mug), async () => {
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) => {
        const { animationName, animationDuration, transitionDuration, scrollBehavior } = getComputedStyle(element)
        const seconds = [transitionDuration, animationName === 'none' ? '0s' : animationDuration]
          .flatMap((durations) => durations.split(','))
          .map(Number.parseFloat)
        return Math.max(...seconds) > 0.01 || scrollBehavior === 'smooth' ? [element.outerHTML.slice(0, 100)] : []
      }),
    )
    expect(moving, page.url()).toEqual([])
  })
})

test('in forced colours what is chosen, focused or to be pressed still shows', async ({ page, admin, t }) => {
  const mug = await makeMug(admin, 'Forced mug')
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(toProductPath(mug, 'Small'))
  // the radio itself is drawn by its label
  const [small, large] = ['Small', 'Large'].map((name) =>
    page.locator('label', { has: page.getByRole('radio', { name }) }),
  )
  const read = (element: Element) => {
    const { borderColor, backgroundColor, outlineStyle, outlineColor, borderWidth } = getComputedStyle(element)
    return [borderColor, backgroundColor, outlineStyle, outlineColor, borderWidth].join(' ')
  }
  expect(await small?.evaluate(read)).not.toBe(await large?.evaluate(read))
  const border = await page.getByTestId('add-to-cart').evaluate((button) => getComputedStyle(button).borderStyle)
  expect(border).toBe('solid')
  await page.getByRole('link', { name: t('common:skip') }).focus()
  const mark = (element: Element) => getComputedStyle(element).outlineStyle
  expect(await page.getByRole('link', { name: t('common:skip') }).evaluate(mark)).not.toBe('none')
})

test('signing in takes a password manager’s and a pasted password', async ({ page }) => {
  await page.goto('/api/auth/signin')
  const fields = { email: 'username', password: 'current-password' }
  for (const [name, purpose] of Object.entries(fields)) {
    const field = page.getByRole('main').locator(`form:has([name=password]) [name=${name}]`)
    await expect(field).toHaveAttribute('autocomplete', new RegExp(`\\b(${purpose}|email)\\b`))
    const isTaken = await field.evaluate((element) => {
      const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: new DataTransfer() })
      return element.dispatchEvent(event)
    })
    expect(isTaken, 'nothing keeps the paste back').toBe(true)
  }
})

/** What has the focus after something that it stands wholly above, in the same column; what keeps to an edge of the screen stands nowhere. */
function listUpwards(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const stops = [...document.querySelectorAll('main :is(a[href], button, input, select, textarea, summary)')]
    const isLoose = (element: Element | null): boolean =>
      element !== null && (/fixed|sticky/.test(getComputedStyle(element).position) || isLoose(element.parentElement))
    const isSeen = (stop: Element) => stop.checkVisibility({ visibilityProperty: true }) && !stop.matches('.skip-link')
    const seen = stops.filter((stop) => isSeen(stop) && !isLoose(stop))
    return seen.flatMap((stop, index) => {
      const [above, here] = [seen[index - 1]?.getBoundingClientRect(), stop.getBoundingClientRect()]
      const isUp = above !== undefined && here.bottom <= above.top && here.left < above.right && above.left < here.right
      return isUp ? [stop.outerHTML.slice(0, 120)] : []
    })
  })
}

/** Adds rules in a way that the page's policy, which allows no other styles, does not keep from a test. */
async function addStyles(page: Page, rules: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, rules)
}

/** Texts that are cut off by a box that is too small for them. */
function listClipped(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
    return [...document.querySelectorAll('body *')].flatMap((element) => {
      const { overflowX, overflowY, clipPath } = getComputedStyle(element)
      const isCut =
        (overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 2) ||
        (overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 2)
      const isMeantToBe = element.closest('.visually-hidden') ?? (clipPath !== 'none' ? element : null)
      return isCut && !isMeantToBe && hasText(element) ? [element.outerHTML.slice(0, 120)] : []
    })
  })
}
