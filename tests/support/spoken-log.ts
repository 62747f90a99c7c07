import { type CDPSession, type Page } from '@playwright/test'

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
 * Writes down what a screen reader says after each act of a shopper: the title of a page that was loaded, what has the focus
 * by Chromium's own accessibility tree, and what live regions say. A polite region that comes with its words is not heard, as
 * screen readers have it; an alert is.
 */
export class SpokenLog {
  readonly #lines: string[] = []
  #document = ''
  #title = ''

  private constructor(
    private readonly page: Page,
    private readonly devtools: CDPSession,
    private readonly chance: readonly string[],
  ) {}

  /** @param chance what is said now and then, such as that a page is slow */
  static async start(page: Page, chance: readonly string[] = []): Promise<SpokenLog> {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Accessibility.enable')
    await page.addInitScript(listen)
    return new SpokenLog(page, devtools, chance)
  }

  /** @param settled waits for what the act leads to */
  async act(name: string, run: () => Promise<unknown>, settled: () => Promise<unknown>): Promise<void> {
    await run()
    await settled()
    // regions are read a moment after they change
    await this.page.waitForTimeout(250)
    this.#lines.push('', `> ${name}`, ...(await this.#listHeard()))
  }

  /** Reads a part of the page from its beginning, as a shopper does who goes through it line by line. */
  async read(name: string, selector: string): Promise<void> {
    const part = await this.page.locator(selector).first().ariaSnapshot()
    const lines = part.split('\n').filter((line) => !/^\s*- (\/url: .*|status)$/.test(line))
    this.#lines.push('', `> reads ${name}`, ...lines.map((line) => `  ${line}`))
  }

  get text(): string {
    return `${this.#lines.join('\n').trim()}\n`
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
    const { result } = await this.devtools.send('Runtime.evaluate', { expression: 'document.activeElement' })
    const { nodes } = await this.devtools.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId,
      fetchRelatives: false,
    })
    return describe(nodes[0] as Spoken | undefined)
  }
}

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
