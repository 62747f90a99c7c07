import { type APIRequestContext, type APIResponse, type BrowserContext, type Page } from '@playwright/test'
import { HttpPage } from './http-page'
import { type ShopContext, type ShopPage } from './shopper'
import { type Navigation } from './submission'
import { readSheet, type Sheet } from './visibility'

interface Settings {
  baseUrl: string
  /** What the browser says it reads, `de-DE`. */
  languageTag: string
  width: number
  /** Sees every page that is read, without its scripts. */
  onPage: (url: string, html: string) => void
}

type Site = 'none' | 'same-origin' | 'cross-site'

/** What this process has read, by address; what became of it, by width and text. */
const files = new Map<string, Promise<string>>()
const sheets = new Map<string, Sheet>()

const known = new WeakMap<object, HttpContext>()

/**
 * The same shopper's page over plain HTTP, with the cookies of the browser, for what a test has to get behind it before it
 * comes to its subject.
 */
export async function openPlain(page: ShopPage): Promise<ShopPage> {
  if (page instanceof HttpPage) return page
  const context = known.get(page.context())
  if (!context) throw new Error('a context of the fixtures is needed: page, context or newShopper')
  return context.newPage()
}

/** A browser's cookies with pages that plain HTTP reads. */
export class HttpContext implements ShopContext {
  constructor(
    private readonly browser: BrowserContext,
    private readonly settings: Settings,
  ) {
    known.set(browser, this)
  }

  get baseUrl(): string {
    return this.settings.baseUrl
  }

  get request(): APIRequestContext {
    return this.browser.request
  }

  cookies: ShopContext['cookies'] = (urls) => this.browser.cookies(urls)
  addCookies: ShopContext['addCookies'] = (cookies) => this.browser.addCookies(cookies)
  clearCookies: ShopContext['clearCookies'] = (options) => this.browser.clearCookies(options)

  async newPage(): Promise<HttpPage> {
    return new HttpPage(this, this.settings.width)
  }

  /** A page of the browser itself, with the same cookies. */
  async openDrawn(width: number): Promise<Page> {
    const page = await this.browser.newPage()
    await page.setViewportSize({ width, height: page.viewportSize()?.height ?? 800 })
    return page
  }

  onPage(url: string, html: string): void {
    this.settings.onPage(url, html)
  }

  /** Asks once, with the headers of a browser that goes there; redirects are not followed. */
  ask({ url, method, body }: Navigation, { from, site }: { from?: string; site: Site }): Promise<APIResponse> {
    const origin = from === undefined ? undefined : new URL(from).origin
    const isOwn = site === 'same-origin'
    const headers = {
      Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/webp,*/*;q=0.8',
      'Accept-Language': this.settings.languageTag,
      'Upgrade-Insecure-Requests': '1',
      'Sec-Fetch-Site': site,
      'Sec-Fetch-Mode': 'navigate',
      'Sec-Fetch-Dest': 'document',
      'Sec-Fetch-User': '?1',
      // what strict-origin-when-cross-origin leaves of it
      ...(from && origin ? { Referer: isOwn ? from.replace(/#.*/, '') : `${origin}/` } : {}),
      ...(body && origin ? { Origin: origin, 'Content-Type': body.type } : {}),
    }
    return this.request.fetch(url, { method, headers, data: body?.data, maxRedirects: 0, timeout: 60_000 })
  }

  /** The rules of the sheets that a page names, in a window of this width. */
  async readSheet(document: Document, url: string, width: number): Promise<Sheet> {
    const own = [...document.querySelectorAll('style')].map((style) => style.textContent ?? '')
    const links = [...document.querySelectorAll('link[rel=stylesheet]')]
    const linked = links.map((link) => this.readFile(new URL(link.getAttribute('href') ?? '', url).href))
    const css = [...(await Promise.all(linked)), ...own].join('\n')
    const key = `${width} ${css}`
    const sheet = sheets.get(key) ?? readSheet(css, width)
    sheets.set(key, sheet)
    return sheet
  }

  private readFile(url: string): Promise<string> {
    const read = files.get(url) ?? this.request.get(url).then((answer) => answer.text())
    files.set(url, read)
    return read
  }
}
