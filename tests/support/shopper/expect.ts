import { expect as base, type Locator, type Page } from '@playwright/test'
import { isChecked, isDisabled, normalise, toRole } from './accessibility'
import { HttpLocator } from './http-locator'
import { HttpPage } from './http-page'
import { type ShopLocator, type ShopPage } from './shopper'

type Text = string | RegExp
interface Patience {
  timeout?: number
}

interface Verdict {
  pass: boolean
  message: () => string
}

interface Reading {
  pass: boolean
  /** What there was instead of the expected. */
  found: unknown
}

/**
 * Playwright's `expect`, which also knows pages and locators that plain HTTP has read: there each assertion is decided at
 * once, since nothing changes by itself.
 */
export const expect = base.extend({
  toBeVisible(locator: ShopLocator, options?: Patience) {
    return hold(this.isNot, locator, 'toBeVisible', [options], (one) => {
      const shown = one.elements().map((element) => one.page().isShown(element))
      requireOne(one, shown)
      return { pass: shown[0] ?? false, found: shown.length === 0 ? 'nothing' : 'hidden' }
    })
  },
  toBeHidden(locator: ShopLocator, options?: Patience) {
    return hold(this.isNot, locator, 'toBeHidden', [options], (one) => {
      const shown = one.elements().map((element) => one.page().isShown(element))
      requireOne(one, shown)
      return { pass: !shown[0], found: 'shown' }
    })
  },
  toBeAttached(locator: ShopLocator, options?: Patience) {
    return hold(this.isNot, locator, 'toBeAttached', [options], (one) => {
      const { length } = one.elements()
      return { pass: length > 0, found: `${length} elements` }
    })
  },
  toHaveCount(locator: ShopLocator, count: number, options?: Patience) {
    return hold(this.isNot, locator, 'toHaveCount', [count, options], (one) => {
      const { length } = one.elements()
      return { pass: length === count, found: length }
    })
  },
  toHaveText(locator: ShopLocator, wanted: Text | readonly Text[], options?: Patience) {
    return hold(this.isNot, locator, 'toHaveText', [wanted, options], (one) =>
      compareTexts(one, wanted, (text, expected) => text === normalise(expected)),
    )
  },
  toContainText(locator: ShopLocator, wanted: Text | readonly Text[], options?: Patience) {
    return hold(this.isNot, locator, 'toContainText', [wanted, options], (one) =>
      compareTexts(one, wanted, (text, expected) => text.includes(normalise(expected)), true),
    )
  },
  toHaveValue(locator: ShopLocator, wanted: Text, options?: Patience) {
    return hold(this.isNot, locator, 'toHaveValue', [wanted, options], (one) => {
      const { value } = one.element() as HTMLInputElement
      return { pass: matches(value, wanted), found: value }
    })
  },
  toHaveAttribute(locator: ShopLocator, name: string, wanted?: Text | Patience, options?: Patience) {
    const args = wanted === undefined ? [name] : [name, wanted, options]
    return hold(this.isNot, locator, 'toHaveAttribute', args, (one) => {
      const found = one.element().getAttribute(name)
      const isValue = typeof wanted === 'string' || wanted instanceof RegExp
      return { pass: found !== null && (!isValue || matches(found, wanted)), found }
    })
  },
  toHaveAccessibleName(locator: ShopLocator, wanted: Text, options?: Patience) {
    return hold(this.isNot, locator, 'toHaveAccessibleName', [wanted, options], (one) => {
      const found = one.nameOf(one.element())
      return { pass: matches(found, wanted), found }
    })
  },
  toHaveAccessibleDescription(locator: ShopLocator, wanted: Text, options?: Patience) {
    return hold(this.isNot, locator, 'toHaveAccessibleDescription', [wanted, options], (one) => {
      const found = one.descriptionOf(one.element())
      return { pass: matches(found, wanted), found }
    })
  },
  toHaveRole(locator: ShopLocator, wanted: Parameters<Page['getByRole']>[0], options?: Patience) {
    return hold(this.isNot, locator, 'toHaveRole', [wanted, options], (one) => {
      const found = toRole(one.element())
      return { pass: found === wanted, found }
    })
  },
  toBeChecked(locator: ShopLocator, options?: Patience) {
    return hold(this.isNot, locator, 'toBeChecked', [options], (one) => {
      const pass = isChecked(one.element())
      return { pass, found: pass ? 'checked' : 'not checked' }
    })
  },
  toBeDisabled(locator: ShopLocator, options?: Patience) {
    return hold(this.isNot, locator, 'toBeDisabled', [options], (one) => {
      const pass = isDisabled(one.element())
      return { pass, found: pass ? 'disabled' : 'enabled' }
    })
  },
  toBeEnabled(locator: ShopLocator, options?: Patience) {
    return hold(this.isNot, locator, 'toBeEnabled', [options], (one) => {
      const pass = !isDisabled(one.element())
      return { pass, found: pass ? 'enabled' : 'disabled' }
    })
  },
  toBeFocused(locator: ShopLocator, options?: Patience) {
    return hold(this.isNot, locator, 'toBeFocused', [options], (one) => {
      const focused = one.page().focused
      return { pass: one.element() === focused, found: focused?.outerHTML.slice(0, 120) }
    })
  },
  toHaveURL(page: ShopPage, wanted: Text | ((url: URL) => boolean), options?: Patience) {
    return hold(this.isNot, page, 'toHaveURL', [wanted, options], (one) => ({
      pass: one.isAt(wanted),
      found: one.url(),
    }))
  },
  toHaveTitle(page: ShopPage, wanted: Text, options?: Patience) {
    return hold(this.isNot, page, 'toHaveTitle', [wanted, options], (one) => {
      const found = normalise(one.document.title)
      return { pass: matches(found, wanted), found }
    })
  },
})

function hold(
  isNot: boolean,
  subject: ShopLocator,
  name: string,
  args: unknown[],
  read: (locator: HttpLocator) => Reading,
): Promise<Verdict>
function hold(
  isNot: boolean,
  subject: ShopPage,
  name: string,
  args: unknown[],
  read: (page: HttpPage) => Reading,
): Promise<Verdict>
async function hold<T extends HttpLocator | HttpPage>(
  isNot: boolean,
  subject: ShopLocator | ShopPage,
  name: string,
  args: unknown[],
  read: (one: T) => Reading,
): Promise<Verdict> {
  if (subject instanceof HttpLocator || subject instanceof HttpPage) {
    const { pass, found } = read(subject as T)
    const where = subject instanceof HttpLocator ? `${subject} on ${subject.page().url()}` : 'page'
    const told = `${isNot ? 'not.' : ''}${name}(${args.map((one) => toTold(one)).join(', ')})`
    return { pass, message: () => `expect(${where}).${told}, and there was: ${toTold(found)}` }
  }
  const playwright = isNot ? base(subject as Locator).not : base(subject as Locator)
  const assert = playwright[name as 'toHaveText'] as (...all: unknown[]) => Promise<void>
  try {
    await assert.apply(playwright, args)
    return { pass: !isNot, message: () => `${name} holds` }
  } catch (error) {
    return { pass: isNot, message: () => (error instanceof Error ? error.message : String(error)) }
  }
}

function toTold(value: unknown): string {
  return value instanceof RegExp || typeof value === 'function' ? String(value) : (JSON.stringify(value) ?? '')
}

function requireOne(locator: HttpLocator, found: unknown[]): void {
  if (found.length > 1) locator.element()
}

function matches(found: string, wanted: Text): boolean {
  return wanted instanceof RegExp ? wanted.test(found) : normalise(found) === normalise(wanted)
}

/** Compares the one text, or each of a list; in a list that only has to be contained others may stand between. */
function compareTexts(
  locator: HttpLocator,
  wanted: Text | readonly Text[],
  compare: (text: string, expected: string) => boolean,
  inPart = false,
): Reading {
  const holds = (text: string, one: Text) => (one instanceof RegExp ? one.test(text) : compare(text, one))
  if (typeof wanted === 'string' || wanted instanceof RegExp) {
    const found = normalise(locator.element().textContent ?? '')
    return { pass: holds(found, wanted), found }
  }
  const found = locator.elements().map((element) => normalise(element.textContent ?? ''))
  if (!inPart)
    return { pass: found.length === wanted.length && wanted.every((one, at) => holds(found[at] ?? '', one)), found }
  let at = 0
  for (const text of found) if (at < wanted.length && holds(text, wanted[at] ?? '')) at += 1
  return { pass: at === wanted.length, found }
}
