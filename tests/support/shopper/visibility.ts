import { blockOrInline } from './accessibility'
import postcss, { type AtRule, type Container, type Rule } from 'postcss'

interface DisplayRule {
  selector: string
  display: string
}

/** Which elements the shop's style sheet shows, as far as `display` says it. */
export interface Sheet {
  displays: DisplayRule[]
  /** `details` that show what is in them although they are closed. */
  unfolded: string[]
}

const rootFontPx = 16

/** Set on a popover that was opened, for `:popover-open`, which jsdom does not know. */
export const openPopover = 'data-popover-open'

/** Set on what has the focus, for `:focus`, which a page without a window gives to nothing. */
export const focused = 'data-focused'

const states: [RegExp, string][] = [
  [/:popover-open/g, `[${openPopover}]`],
  [/:focus-within/g, `:is([${focused}], :has([${focused}]))`],
  [/:focus(?!-)/g, `[${focused}]`],
]

// the browser's own, which the shop's may overrule
const own: DisplayRule[] = [{ selector: `dialog:not([open]),[popover]:not([${openPopover}])`, display: 'none' }]
const detailsContent = /::details-content$/
// holds once somebody has typed, so not of a page that has just come; jsdom does not know it
const typed = /:user-(in)?valid/

/** What `css` says of a window of this width in a browser that runs no script. */
export function readSheet(css: string, width: number): Sheet {
  const sheet: Sheet = { displays: [], unfolded: [] }
  const layers: string[] = []
  const found: { layer: number; rule: DisplayRule }[] = []
  const root = postcss.parse(css)
  root.walkAtRules('layer', ({ params }) => {
    for (const name of params.split(',')) if (!layers.includes(name.trim())) layers.push(name.trim())
  })
  root.walkDecls(/^(display|content-visibility)$/, (declaration) => {
    const rule = declaration.parent as Rule
    const around = listAround(rule)
    if (!around.every((one) => applies(one, width))) return
    const selectors = toSelectors(rule)
    if (declaration.prop === 'content-visibility') {
      const parts = declaration.value === 'visible' ? selectors.filter((one) => detailsContent.test(one)) : []
      return void sheet.unfolded.push(...parts.map((one) => one.replace(detailsContent, '')))
    }
    const layer = around.find(({ name }) => name === 'layer')
    const place = layer ? layers.indexOf(layer.params.trim()) : layers.length
    const plain = selectors.filter((selector) => !selector.includes('::') && !typed.test(selector))
    if (plain.length > 0) found.push({ layer: place, rule: { selector: plain.join(), display: declaration.value } })
  })
  sheet.displays = [...own, ...found.sort((a, b) => a.layer - b.layer).map(({ rule }) => rule)]
  return sheet
}

/** Elements that rules take out of the page; of several rules for one element the last counts. */
export function listHidden(document: Document, { displays }: Sheet): Set<Element> {
  const hidden = new Set<Element>()
  displays.forEach(({ selector, display }, index) => {
    if (display !== 'none') return
    const later = displays.slice(index + 1).filter((rule) => rule.display !== 'none')
    for (const element of document.querySelectorAll(selector))
      if (!later.some((rule) => element.matches(rule.selector))) hidden.add(element)
  })
  return hidden
}

/** Whether an element begins a line of its own: by its `display`, or because its parent lays it out. */
export function isBlock(element: Element, sheet: Sheet): boolean {
  const { parentElement: parent } = element
  if (parent && /^(inline-)?(flex|grid)$/.test(toDisplay(parent, sheet))) return true
  return !/^(inline|contents)/.test(toDisplay(element, sheet))
}

function toDisplay(element: Element, { displays }: Sheet): string {
  const rule = displays.findLast(({ selector }) => element.matches(selector))
  return rule?.display ?? blockOrInline(element)
}

function listAround(rule: Rule): AtRule[] {
  const around: AtRule[] = []
  for (let one = rule.parent as Container | undefined; one; one = one.parent as Container | undefined)
    if (one.type === 'atrule') around.push(one as AtRule)
  return around
}

function toSelectors(rule: Rule): string[] {
  const parent = rule.parent
  if (parent?.type !== 'rule') return rule.selectors.map(withStates)
  const outer = `:is(${toSelectors(parent as Rule).join()})`
  return rule.selectors
    .map(withStates)
    .map((one) => (one.includes('&') ? one.replaceAll('&', outer) : `${outer} ${one}`))
}

function withStates(selector: string): string {
  return states.reduce((text, [state, attribute]) => text.replace(state, attribute), selector)
}

// Chromium of today has all that the sheet asks for with @supports
function applies({ name, params }: AtRule, width: number): boolean {
  if (name === 'layer') return true
  if (name === 'supports') return !params.startsWith('not')
  if (name !== 'media') return false
  const queries = params.replace(/\s*([<>=:]+)\s*/g, '$1').split(',')
  return queries.some((query) => query.split(/\band\b/).every((part) => holds(part.trim(), width)))
}

function holds(feature: string, width: number): boolean {
  if (feature === 'not print' || feature === 'screen' || feature === '(scripting:none)') return true
  const [, comparison = '', size = '', unit = ''] = /^\(width(<=?|>=?)([\d.]+)(em|px)\)$/.exec(feature) ?? []
  const limit = Number(size) * (unit === 'em' ? rootFontPx : 1)
  if (comparison.startsWith('<')) return width < limit || (comparison === '<=' && width === limit)
  if (comparison.startsWith('>')) return width > limit || (comparison === '>=' && width === limit)
  return false
}
