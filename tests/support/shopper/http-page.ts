import { type APIRequestContext, type APIResponse, type Page } from '@playwright/test'
import { parsePage } from '../html'
import { isChecked } from './accessibility'
import { type HttpContext } from './http-context'
import { HttpLocator } from './http-locator'
import {
  type Narrowing,
  type Role,
  type RoleOptions,
  type ShopPage,
  type ShopRequest,
  type ShopResponse,
} from './shopper'
import { isSubmitter, type Navigation, submit } from './submission'
import { focused, isBlock, listHidden, openPopover, type Sheet } from './visibility'

interface Visit {
  /** What was asked first, to be asked again by a reload. */
  navigation: Navigation
  response: ShopResponse
  url: string
  html: string
  document: Document
  sheet: Sheet
}

type Watcher = (request: ShopRequest, response: ShopResponse) => void

const mostRedirects = 20
const focusable = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]'
const interactive = 'a[href], button, input, select, textarea, summary, label, option'

/** What is known of how the page is drawn as it stands. */
class Drawing {
  hidden: Set<Element> | undefined
  readonly shown = new Map<Element, boolean>()
  readonly blocks = new Map<Element, boolean>()
}

/**
 * A page of a browser that runs no script, read by plain HTTP: links and forms lead where they would lead there, with its
 * cookies, headers, redirects and validation. It draws nothing; what is hidden is told by attributes and by what the style
 * sheet says about `display`.
 */
export class HttpPage implements ShopPage {
  private visit: Visit | undefined
  private past: Visit[] = []
  private future: Visit[] = []
  private watchers = new Set<Watcher>()
  private drawing = new Drawing()

  constructor(
    private readonly owner: HttpContext,
    private width: number,
  ) {}

  get request(): APIRequestContext {
    return this.owner.request
  }

  context(): HttpContext {
    return this.owner
  }

  async goto(url: string, { referer }: { referer?: string } = {}): Promise<ShopResponse> {
    const { href } = new URL(url, this.owner.baseUrl)
    return this.follow({ url: href, method: 'GET' }, referer)
  }

  async reload(): Promise<ShopResponse> {
    const { navigation } = this.current()
    return this.load(navigation, this.url())
  }

  async goBack(): Promise<ShopResponse | null> {
    return this.travel(this.past, this.future)
  }

  async goForward(): Promise<ShopResponse | null> {
    return this.travel(this.future, this.past)
  }

  url(): string {
    return this.visit?.url ?? 'about:blank'
  }

  /** What the server sent last. */
  async content(): Promise<string> {
    return this.visit?.html ?? ''
  }

  /** What the page that is open came with. @throws Error where nothing has been opened */
  get response(): ShopResponse {
    return this.current().response
  }

  async title(): Promise<string> {
    return this.document.title
  }

  async waitForURL(wanted: string | RegExp | ((url: URL) => boolean)): Promise<void> {
    if (!this.isAt(wanted)) throw new Error(`expected the page at ${String(wanted)}, and it is at ${this.url()}`)
  }

  /** Whether the address is the wanted one; `*` and `**` stand for anything in a text. */
  isAt(wanted: string | RegExp | ((url: URL) => boolean)): boolean {
    if (typeof wanted === 'function') return wanted(new URL(this.url()))
    if (wanted instanceof RegExp) return wanted.test(this.url())
    const [plain, ...stars] = new URL(wanted, this.owner.baseUrl).href.split(/\*+/)
    if (stars.length === 0) return this.url() === plain
    return this.url().startsWith(plain ?? '') && this.url().endsWith(stars.at(-1) ?? '')
  }

  waitForRequest(matches: (request: ShopRequest) => boolean): Promise<ShopRequest> {
    return this.watchFor((request) => (matches(request) ? request : undefined))
  }

  waitForResponse(matches: (response: ShopResponse) => boolean): Promise<ShopResponse> {
    return this.watchFor((_, response) => (matches(response) ? response : undefined))
  }

  async setViewportSize({ width }: { width: number }): Promise<void> {
    this.width = width
    if (this.visit) this.visit.sheet = await this.owner.readSheet(this.document, this.url(), width)
    this.drawing = new Drawing()
  }

  /** The same page in the browser whose cookies it has, drawn from what the server has sent. The caller closes it. */
  async draw(): Promise<Page> {
    const { html, response } = this.current()
    const { 'content-encoding': _, 'content-length': __, 'set-cookie': ___, ...headers } = response.headers()
    const page = await this.owner.openDrawn(this.width)
    const url = this.url()
    await page.route(url, (route) => route.fulfill({ status: response.status(), headers, body: html }))
    await page.goto(url)
    return page
  }

  async close(): Promise<void> {
    this.visit = undefined
  }

  getByRole(role: Role, options?: RoleOptions): HttpLocator {
    return this.whole().getByRole(role, options)
  }

  getByText(text: string | RegExp, options?: { exact?: boolean }): HttpLocator {
    return this.whole().getByText(text, options)
  }

  getByLabel(text: string | RegExp, options?: { exact?: boolean }): HttpLocator {
    return this.whole().getByLabel(text, options)
  }

  getByTestId(id: string): HttpLocator {
    return this.whole().getByTestId(id)
  }

  locator(selector: string, options?: Narrowing): HttpLocator {
    return this.whole().locator(selector, options)
  }

  get document(): Document {
    return this.current().document
  }

  /** What has the focus, or null. */
  get focused(): Element | null {
    return this.document.querySelector(`[${focused}]`)
  }

  /** Gives an element the focus, or with none takes it away. Where it can have none all stays as it is. */
  focus(element: Element | null): void {
    if (element && (!element.matches(focusable) || element.matches(':disabled'))) return
    this.focused?.removeAttribute(focused)
    element?.setAttribute(focused, '')
    this.drawing = new Drawing()
  }

  /** Whether a browser would draw the element. */
  isShown = (element: Element): boolean => {
    const { shown } = this.drawing
    const known = shown.get(element)
    if (known !== undefined) return known
    const { parentElement: parent } = element
    const isDrawn = this.isDrawnIn(element, parent) && (parent === null || this.isShown(parent))
    shown.set(element, isDrawn)
    return isDrawn
  }

  private isDrawnIn(element: Element, parent: Element | null): boolean {
    const { sheet } = this.current()
    this.drawing.hidden ??= listHidden(this.document, sheet)
    if (this.drawing.hidden.has(element)) return false
    if (element.matches('head, script, style, template, input[type=hidden]')) return false
    if (parent?.localName !== 'details' || parent.hasAttribute('open')) return true
    if (element === parent.querySelector(':scope > summary')) return true
    return sheet.unfolded.some((selector) => parent.matches(selector))
  }

  /** Whether it is drawn and told to a screen reader. */
  isPerceived(element: Element): boolean {
    return this.isShown(element) && element.closest('[aria-hidden=true]') === null
  }

  /** Whether it begins a line of its own. */
  isBlock = (element: Element): boolean => {
    const { blocks } = this.drawing
    const known = blocks.get(element)
    if (known !== undefined) return known
    const begins = isBlock(element, this.current().sheet)
    blocks.set(element, begins)
    return begins
  }

  /** Does what a click on the element does; resolves when the page that comes of it is there. */
  async activate(clicked: Element): Promise<void> {
    const element = clicked.closest(interactive)
    if (element?.localName === 'label') {
      const { control } = element as HTMLLabelElement
      return control && control !== clicked ? this.activate(control) : undefined
    }
    if (!element) return
    this.focus(element)
    if (element.localName === 'a') {
      const { href } = element as HTMLAnchorElement
      return void (await this.follow({ url: href, method: 'GET' }, this.url()))
    }
    if (isSubmitter(element)) {
      if (element.form) await this.send(element.form, element)
      return
    }
    if (element.hasAttribute('popovertarget')) this.togglePopover(element.getAttribute('popovertarget') ?? '')
    else if (element.localName === 'summary') element.parentElement?.toggleAttribute('open')
    else if (!isChecked(element) || element.matches('[type=checkbox]')) (element as HTMLElement).click()
    this.changed()
  }

  /** Sends a form, or puts the focus on the field that holds it back. */
  async send(form: HTMLFormElement, submitter?: Parameters<typeof submit>[2]): Promise<void> {
    const result = submit(form, this.url(), submitter)
    if ('invalid' in result) this.focus(result.invalid)
    else await this.follow(result, this.url())
  }

  /** Something was typed or ticked: what the style sheet shows may have changed with it. */
  changed(element?: Element): void {
    if (element) this.focus(element)
    this.drawing = new Drawing()
  }

  private whole(): HttpLocator {
    return new HttpLocator(this, '', () => [this.document] as unknown as Element[])
  }

  private current(): Visit {
    if (!this.visit) throw new Error('nothing has been opened')
    return this.visit
  }

  private async follow(navigation: Navigation, from: string | undefined): Promise<ShopResponse> {
    const { visit } = this
    if (visit && isWithin(visit.url, navigation)) {
      visit.url = navigation.url
      this.focusPlace()
      return visit.response
    }
    const response = await this.load(navigation, from)
    if (visit && this.visit !== visit) this.past.push(visit)
    this.future = []
    return response
  }

  private async travel(from: Visit[], to: Visit[]): Promise<ShopResponse | null> {
    const target = from.pop()
    if (!target) return null
    if (this.visit) to.push(this.visit)
    return this.load({ url: target.url, method: 'GET' }, undefined)
  }

  /** @param from the page whose link or form it is; undefined for what is typed into the address bar */
  private async load(navigation: Navigation, from: string | undefined): Promise<ShopResponse> {
    let { url, method, body } = navigation
    let isForeign = from !== undefined && new URL(from).origin !== new URL(url).origin
    for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
      const site = from === undefined ? 'none' : isForeign ? 'cross-site' : 'same-origin'
      const answer = await this.owner.ask({ url, method, body }, { from, site })
      const response = toResponse(answer, method)
      for (const watcher of [...this.watchers]) watcher(response.request(), response)
      const { location } = answer.headers()
      const status = answer.status()
      if (location && status >= 300 && status < 400) {
        const next = new URL(location, url)
        next.hash ||= new URL(url).hash
        isForeign ||= from !== undefined && next.origin !== new URL(url).origin
        if (![307, 308].includes(status)) [method, body] = ['GET', undefined]
        url = next.href
        continue
      }
      if (status !== 204) await this.show(navigation, response, url)
      return response
    }
    throw new Error(`${navigation.url} leads on more than ${mostRedirects} times`)
  }

  private async show(navigation: Navigation, response: ShopResponse, url: string): Promise<void> {
    const type = response.headers()['content-type'] ?? ''
    // a file to keep leaves the page where it is
    if (response.headers()['content-disposition']?.startsWith('attachment')) return
    const text = await response.text()
    const isHtml = type.startsWith('text/html')
    const plain = () => `<pre>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</pre>`
    const document = parsePage(isHtml ? text : plain(), url)
    const sheet = await this.owner.readSheet(document, url, this.width)
    this.visit = { navigation, response, url, html: text, document, sheet }
    this.drawing = new Drawing()
    if (isHtml) this.owner.onPage(url, text.replace(/<script[\s\S]*?<\/script>/g, ''))
    const first = [...document.querySelectorAll('[autofocus]')].find((one) => this.isShown(one))
    if (first) this.focus(first)
    else this.focusPlace()
  }

  // what the address points at has the focus, where it can have it
  private focusPlace(): void {
    const id = decodeURIComponent(new URL(this.url()).hash.slice(1))
    const place = id && this.document.getElementById(id)
    if (place) this.focus(place)
  }

  private togglePopover(id: string): void {
    const popover = this.document.getElementById(id)
    if (!popover) throw new Error(`there is no popover ${id}`)
    popover.toggleAttribute(openPopover)
  }

  private watchFor<T>(pick: (request: ShopRequest, response: ShopResponse) => T | undefined): Promise<T> {
    return new Promise((resolve) => {
      const watcher: Watcher = (request, response) => {
        const found = pick(request, response)
        if (found === undefined) return
        this.watchers.delete(watcher)
        resolve(found)
      }
      this.watchers.add(watcher)
    })
  }
}

// a link to a place in the page that is open loads nothing
function isWithin(open: string, { url, method }: Navigation): boolean {
  const [here, there] = [new URL(open), new URL(url)]
  if (method !== 'GET' || !url.includes('#')) return false
  here.hash = there.hash = ''
  return here.href === there.href
}

function toResponse(answer: APIResponse, method: string): ShopResponse {
  return {
    status: () => answer.status(),
    ok: () => answer.ok(),
    url: () => answer.url(),
    headers: () => answer.headers(),
    text: () => answer.text(),
    request: () => ({ method: () => method, url: () => answer.url() }),
  }
}
