import { type CDPSession, type Page } from '@playwright/test'
import { toDescription, toName, toRole } from './shopper/accessibility'
import { HttpPage } from './shopper/http-page'
import { type ShopPage } from './shopper/shopper'

declare global {
  interface Window {
    heard?: string[]
  }
}

interface Spoken {
  role?: { value?: string }
  name?: { value?: string }
  description?: { value?: string }
  properties?: { name: string; value: { value?: unknown } }[]
}

// what a screen reader says of a control beside its name
const told = ['level', 'checked', 'expanded', 'invalid', 'required', 'disabled']

/**
 * Writes down what a screen reader says after each act of a shopper: the title of a page that was loaded, what has the focus,
 * and what live regions say. A polite region that comes with its words is not heard, as screen readers have it; an alert is.
 */
export interface SpokenLog {
  /** @param settled waits for what the act leads to */
  act(name: string, run: () => Promise<unknown>, settled: () => Promise<unknown>): Promise<void>
  /** Reads a part of the page from its beginning, as a shopper does who goes through it line by line. */
  read(name: string, selector: string): Promise<void>
  /** Says `as` for what is another with each run. */
  mask(text: string | RegExp, as: string): void
  readonly text: string
}

/** @param chance what is said now and then, such as that a page is slow */
export async function startSpokenLog(page: ShopPage, chance: readonly string[] = []): Promise<SpokenLog> {
  return page instanceof HttpPage ? new PlainLog(page) : BrowserLog.start(page as Page, chance)
}

class Lines {
  readonly #lines: string[] = []
  readonly #masks: [string | RegExp, string][] = [[/[\w.]+[.-][0-9a-f]{8}(?=@)/g, 'ada']]

  mask(text: string | RegExp, as: string): void {
    this.#masks.push([text, as])
  }

  get text(): string {
    const text = `${this.#lines.join('\n').trim()}\n`
    return this.#masks.reduce((masked, [one, as]) => masked.replaceAll(one, as), text)
  }

  protected write(...lines: string[]): void {
    this.#lines.push('', ...lines)
  }
}

/** A browser with script: by Chromium's own accessibility tree. */
class BrowserLog extends Lines implements SpokenLog {
  #document = ''
  #title = ''

  private constructor(
    private readonly page: Page,
    private readonly devtools: CDPSession,
    private readonly chance: readonly string[],
  ) {
    super()
  }

  static async start(page: Page, chance: readonly string[]): Promise<BrowserLog> {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Accessibility.enable')
    await page.addInitScript(listen)
    return new BrowserLog(page, devtools, chance)
  }

  async act(name: string, run: () => Promise<unknown>, settled: () => Promise<unknown>): Promise<void> {
    await run()
    await settled()
    await this.#waitForQuiet()
    this.write(`> ${name}`, ...(await this.#listHeard()))
  }

  async read(name: string, selector: string): Promise<void> {
    const part = await this.page.locator(selector).first().ariaSnapshot()
    const lines = part.split('\n').filter((line) => !/^\s*- (\/url: .*|status)$/.test(line))
    this.write(`> reads ${name}`, ...lines.map((line) => `  ${line}`))
  }

  /** Waits until nothing has been said, and the focus has not moved, for as long as that takes on a busy machine. */
  async #waitForQuiet(): Promise<void> {
    const look = async () => {
      const said = await this.page.evaluate(() => window.heard?.length).catch(() => null)
      return [this.page.url(), await this.page.title(), said, await this.#describeFocus()].join()
    }
    for (let before = '', now = await look(), times = 0; times < 3; before = now, now = await look()) {
      times = before === now ? times + 1 : 0
      await this.page.waitForTimeout(150)
    }
  }

  async #listHeard(): Promise<string[]> {
    const [before, titleBefore] = [this.#document, this.#title]
    const { root } = await this.devtools.send('DOM.getDocument', { depth: 0 })
    this.#document = String(root.backendNodeId)
    this.#title = await this.page.title()
    const focus = await this.#describeFocus()
    const isNew = before !== this.#document || titleBefore !== this.#title
    const said = await this.page.evaluate(() => window.heard?.splice(0) ?? [])
    return [
      ...(isNew ? [`  page: ${this.#title}`] : []),
      `  focus: ${focus}`,
      ...said.filter((text) => !this.chance.some((one) => text.endsWith(one))).map((text) => `  ${text}`),
    ]
  }

  async #describeFocus(): Promise<string> {
    // a suggestion is walked to while its field keeps the focus
    const walked = await this.#describe(
      "document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '')",
    )
    const focus = await this.#describe('document.activeElement')
    return walked === 'nowhere' ? focus : `${focus}, on ${walked}`
  }

  async #describe(expression: string): Promise<string> {
    const { result } = await this.devtools.send('Runtime.evaluate', { expression })
    if (!result.objectId) return 'nowhere'
    const { nodes } = await this.devtools.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId,
      fetchRelatives: false,
    })
    return describe(nodes[0] as Spoken | undefined)
  }
}

/** A browser without script, read by plain HTTP: nothing is said but pages and what has the focus in them. */
class PlainLog extends Lines implements SpokenLog {
  #document: Document | undefined

  constructor(private readonly page: HttpPage) {
    super()
  }

  async act(name: string, run: () => Promise<unknown>, settled: () => Promise<unknown>): Promise<void> {
    await run()
    await settled()
    const { document, focused } = this.page
    const isNew = document !== this.#document
    this.#document = document
    this.write(
      `> ${name}`,
      ...(isNew ? [`  page: ${document.title}`] : []),
      `  focus: ${focused ? this.#describe(focused) : 'nowhere'}`,
    )
  }

  async read(name: string, selector: string): Promise<void> {
    const part = this.page.document.querySelector(selector)
    const told = [...(part?.querySelectorAll('*') ?? [])].flatMap((element) => {
      if (!this.page.isPerceived(element)) return []
      const isTold = outlined.has(toRole(element) ?? '')
        ? element.localName !== 'details'
        : element.localName === 'summary'
      return isTold ? [`  - ${this.#describe(element)}`] : []
    })
    this.write(`> reads ${name}`, ...told)
  }

  #describe(element: Element): string {
    const aria = (state: string) => element.getAttribute(`aria-${state}`)
    const isOn = (state: string) => element.matches(`:${state}`) || aria(state) === 'true'
    // a radio is wrong with its group
    const isWrong = element.closest('[role=radiogroup], [aria-invalid]')?.getAttribute('aria-invalid') === 'true'
    const states = ['checked', 'invalid', 'required', 'disabled'].filter((state) =>
      state === 'invalid' ? isWrong : isOn(state),
    )
    const description = toDescription(element, this.page)
    if (element.localName === 'summary')
      states.push(element.parentElement?.matches('[open]') ? 'expanded' : 'collapsed')
    const role = toRole(element) ?? element.localName
    return [[role, ...states].join(', '), `“${toName(element, this.page)}”`, description].filter(Boolean).join(' ')
  }
}

const outlined = new Set([
  ...['heading', 'link', 'button', 'textbox', 'searchbox', 'combobox', 'spinbutton', 'checkbox', 'radio'],
  ...['group', 'radiogroup', 'region', 'navigation', 'list'],
])

function describe({ role, name, description, properties = [] }: Spoken = {}): string {
  if (!role?.value || role.value === 'RootWebArea' || (role.value === 'none' && !name?.value)) return 'nowhere'
  const states = properties
    .filter((one) => told.includes(one.name) && ![false, 'false', undefined].includes(one.value.value as string))
    .map((one) =>
      one.value.value === true || one.value.value === 'true' ? one.name : `${one.name} ${one.value.value}`,
    )
  const parts = [[role.value, ...states].join(', '), `“${name?.value ?? ''}”`, description?.value]
  return parts.filter(Boolean).join(' ')
}

/** Runs in the page, before its own scripts. */
function listen(): void {
  const heard: string[] = (window.heard = [])
  const regions = '[role=status], [role=alert], [aria-live]:not([aria-live=off])'
  const last = new Map<Element, string>()
  function read(region: Element): string {
    const texts = document.createTreeWalker(region, NodeFilter.SHOW_TEXT)
    const parts: string[] = []
    while (texts.nextNode()) parts.push(texts.currentNode.textContent ?? '')
    return parts.join(' ').replace(/\s+/g, ' ').trim()
  }
  function look() {
    for (const region of document.querySelectorAll(regions)) {
      const text = read(region)
      const before = last.get(region)
      last.set(region, text)
      const isAlert = region.getAttribute('role') === 'alert'
      const isNew = before === undefined ? isAlert : before !== text
      const isInner = region.parentElement?.closest(regions)
      if (isNew && text !== '' && !isInner) heard.push(`${isAlert ? 'alert' : 'says'}: ${text}`)
    }
  }
  document.addEventListener('DOMContentLoaded', () => {
    // what stands in the page that was loaded is no change
    for (const region of document.querySelectorAll(regions)) last.set(region, read(region))
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
  })
}
