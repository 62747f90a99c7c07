import { computeAccessibleDescription, computeAccessibleName, getRole as getImpliedRole } from 'dom-accessibility-api'
import { type RoleOptions } from './shopper'

// what divides a page keeps its own header and footer; only those of the whole page are landmarks
const sectioning = 'article, aside, main, nav, section'

/** The ARIA role that a browser gives an element, or null. */
export function toRole(element: Element): string | null {
  const [given] = element.getAttribute('role')?.trim().split(/\s+/) ?? []
  if (given) return given
  switch (element.localName) {
    case 'header':
    case 'footer':
      if (element.closest(sectioning)) return null
      return element.localName === 'header' ? 'banner' : 'contentinfo'
    case 'section':
    case 'form':
      if (!isNamed(element)) return null
      return element.localName === 'form' ? 'form' : 'region'
    case 'input':
      if (element.getAttribute('type') === 'hidden') return null
      if (element.getAttribute('type') === 'password') return 'textbox'
      return getImpliedRole(element)
    // a style sheet among what is read is no link
    case 'link':
    case 'summary':
      return null
    case 'time':
      return 'time'
    case 'p':
      return 'paragraph'
    default:
      return getImpliedRole(element)
  }
}

// what has a role without saying so
const bearers: Partial<Record<string, string>> = {
  article: 'article',
  banner: 'header',
  button: 'button, input',
  contentinfo: 'footer',
  heading: 'h1, h2, h3, h4, h5, h6',
  link: 'a, area',
  listitem: 'li',
  main: 'main',
  navigation: 'nav',
  region: 'section',
}

/** A selector of all elements that may have the role, `*` where that is not known. */
export function toBearers(role: string): string {
  const bearer = bearers[role]
  return bearer === undefined ? '*' : `${bearer}, [role]`
}

function isNamed(element: Element): boolean {
  return ['aria-label', 'aria-labelledby', 'title'].some((name) => element.getAttribute(name))
}

/** What a browser's style sheet says: what it hides names nothing, and blocks are words apart. */
export interface Look {
  isShown(element: Element): boolean
  isBlock(element: Element): boolean
}

export function toName(element: Element, look: Look): string {
  return normalise(computeAccessibleName(element, withStyle(look)))
}

export function toDescription(element: Element, look: Look): string {
  return normalise(computeAccessibleDescription(element, withStyle(look)))
}

export function normalise(text: string): string {
  return text
    .replace(/[\u200b\u00ad]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Whether a text is what is looked for, as Playwright compares: a part of it, in any case, unless `exact`. */
export function matchesText(text: string, wanted: string | RegExp, exact = false): boolean {
  const found = normalise(text)
  if (typeof wanted !== 'string') return wanted.test(found)
  return exact ? found === normalise(wanted) : found.toLowerCase().includes(normalise(wanted).toLowerCase())
}

/** Whether an element is in the state that a query by role asks for. */
export function hasState(element: Element, role: string, options: RoleOptions): boolean {
  const { checked, disabled, expanded, level, pressed, selected } = options
  const aria = (name: string) => element.getAttribute(`aria-${name}`)
  const says = (name: string, wanted: boolean | undefined) => wanted === undefined || (aria(name) === 'true') === wanted
  if (checked !== undefined && isChecked(element) !== checked) return false
  if (disabled !== undefined && isDisabled(element) !== disabled) return false
  if (expanded !== undefined && aria('expanded') !== String(expanded)) return false
  if (level !== undefined && toLevel(element, role) !== level) return false
  return says('pressed', pressed) && says('selected', selected)
}

export function isChecked(element: Element): boolean {
  return element.matches('input[type=checkbox], input[type=radio]')
    ? (element as HTMLInputElement).checked
    : element.getAttribute('aria-checked') === 'true'
}

export function isDisabled(element: Element): boolean {
  return element.matches(':disabled') || element.closest('[aria-disabled=true]') !== null
}

function toLevel(element: Element, role: string): number | undefined {
  if (role !== 'heading') return undefined
  return Number(element.getAttribute('aria-level') ?? /^h([1-6])$/.exec(element.localName)?.[1])
}

type Styles = NonNullable<Parameters<typeof computeAccessibleName>[1]>

function withStyle(look: Look): Styles {
  return {
    getComputedStyle(element) {
      const values: Partial<Record<string, string>> = {
        display: !look.isShown(element) ? 'none' : look.isBlock(element) ? 'block' : 'inline',
        visibility: 'visible',
      }
      return { getPropertyValue: (name: string) => values[name] ?? '' } as CSSStyleDeclaration
    },
  }
}

const inline = new Set(
  'a abbr b bdi bdo br button cite code data del dfn em i img input ins kbd label mark q s small span strong sub sup svg time u var wbr'.split(
    ' ',
  ),
)

/** How the browser's own style sheet draws an element. */
export function blockOrInline(element: Element): 'block' | 'inline' {
  return inline.has(element.localName) ? 'inline' : 'block'
}
