import { startBrowser } from '../../../support/http-browser'
import { readSigned } from '../../../support/cookie-jar'

/** A page of the shop as the shopper has it before them. */
export interface Screen {
  /** Path and query. */
  path: string
  document: Document
}

/** Which form of a page: where it leads, and what one of its fields or its button says, `intent=accept`. */
export interface FormSought {
  to: string
  having?: string
  /** The path of the page to which it leads, where the answer tells that by its address alone. */
  leadsTo?: RegExp
  /** What that page says of it. */
  says?: string
}

/** The shopper's hands in the shop, in a browser that runs script or in one that does not. */
export interface Hands {
  open(path: string): Promise<Screen>
  /** Sends a form of the page that was opened last, with `typed` in it. @throws Error where it has no such form */
  send(screen: Screen, form: FormSought, typed?: Record<string, string>): Promise<Screen>
  /** The id of the cart that the shop keeps for this browser. */
  readCartId(): Promise<string>
}

/** A browser without script, as far as HTTP goes. */
export function startPlainHands(): Hands {
  const browser = startBrowser()
  type Opened = Awaited<ReturnType<typeof browser.open>>
  const opened = new WeakMap<Screen, Opened>()
  function show(page: Opened): Screen {
    if (page.status >= 500) throw new Error(`${page.path} answered ${page.status}`)
    const screen = { path: page.path, document: page.document }
    opened.set(screen, page)
    return screen
  }
  return {
    open: async (path) => show(await browser.open(path)),
    async send(screen, { to, having, says = '' }, typed = {}) {
      const page = opened.get(screen)
      if (!page) throw new Error(`${screen.path} is not open`)
      const next = show(await browser.submit(page, to, typed, having))
      if (!next.document.body.textContent?.includes(says)) throw new Error(`${next.path} does not say “${says}”`)
      return next
    },
    readCartId: async () => toCartId([...browser.jar].map(([name, value]) => ({ name, value }))),
  }
}

export function toCartId(cookies: readonly { name: string; value: string }[]): string {
  const cookie = cookies.find(({ name }) => name.includes('cart_'))
  const signed = readSigned(cookie?.value ?? '') as { id: string } | null
  if (!signed) throw new Error('the browser has no cart')
  return signed.id
}
