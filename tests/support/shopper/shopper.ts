import { type APIRequestContext, type BrowserContext, type Page } from '@playwright/test'

/**
 * What a test may ask of a page whoever drives it: Playwright's own pages have all of it, and so have those that plain
 * HTTP reads (`http-page.ts`). What only a browser can tell (pixels, focus by Tab, script) is asked of Playwright's.
 */
export interface ShopPage extends Finder {
  goto(url: string, options?: { referer?: string }): Promise<ShopResponse | null>
  reload(): Promise<ShopResponse | null>
  goBack(): Promise<ShopResponse | null>
  goForward(): Promise<ShopResponse | null>
  url(): string
  content(): Promise<string>
  title(): Promise<string>
  waitForURL(url: string | RegExp | ((url: URL) => boolean)): Promise<void>
  waitForRequest(matches: (request: ShopRequest) => boolean): Promise<ShopRequest>
  waitForResponse(matches: (response: ShopResponse) => boolean): Promise<ShopResponse>
  setViewportSize(size: { width: number; height: number }): Promise<void>
  context(): ShopContext
  close(): Promise<void>
  readonly request: APIRequestContext
}

/** A browser's cookies and pages; two shoppers have two. */
export interface ShopContext extends Pick<BrowserContext, 'cookies' | 'addCookies' | 'clearCookies' | 'request'> {
  newPage(): Promise<ShopPage>
}

export interface ShopRequest {
  method(): string
  url(): string
}

export interface ShopResponse {
  status(): number
  ok(): boolean
  url(): string
  headers(): Record<string, string>
  text(): Promise<string>
  request(): ShopRequest
}

export type Role = Parameters<Page['getByRole']>[0]

export interface RoleOptions {
  description?: string | RegExp
  name?: string | RegExp
  exact?: boolean
  checked?: boolean
  disabled?: boolean
  expanded?: boolean
  level?: number
  pressed?: boolean
  selected?: boolean
  includeHidden?: boolean
}

export interface Narrowing {
  has?: ShopLocator
  hasNot?: ShopLocator
  hasText?: string | RegExp
  hasNotText?: string | RegExp
}

interface Finder {
  getByRole(role: Role, options?: RoleOptions): ShopLocator
  getByText(text: string | RegExp, options?: { exact?: boolean }): ShopLocator
  getByLabel(text: string | RegExp, options?: { exact?: boolean }): ShopLocator
  getByTestId(id: string): ShopLocator
  locator(selector: string, options?: Narrowing): ShopLocator
}

/** Elements of a page by how a shopper finds them, looked for anew at each use. */
export interface ShopLocator extends Finder {
  filter(options?: Narrowing): ShopLocator
  or(other: ShopLocator): ShopLocator
  and(other: ShopLocator): ShopLocator
  first(): ShopLocator
  last(): ShopLocator
  nth(index: number): ShopLocator
  all(): Promise<ShopLocator[]>
  count(): Promise<number>
  page(): ShopPage

  click(options?: { noWaitAfter?: boolean }): Promise<void>
  dblclick(): Promise<void>
  check(): Promise<void>
  uncheck(): Promise<void>
  setChecked(checked: boolean): Promise<void>
  fill(text: string): Promise<void>
  clear(): Promise<void>
  press(key: string): Promise<void>
  pressSequentially(text: string): Promise<void>
  focus(): Promise<void>
  blur(): Promise<void>
  selectOption(value: string | { label: string } | { index: number }): Promise<string[]>

  /** Reads the elements themselves: `read` may know nothing but what it is given. */
  evaluateAll<T>(read: (elements: HTMLElement[]) => T): Promise<T>
  textContent(): Promise<string | null>
  innerText(): Promise<string>
  allTextContents(): Promise<string[]>
  allInnerTexts(): Promise<string[]>
  getAttribute(name: string): Promise<string | null>
  inputValue(): Promise<string>
  isVisible(): Promise<boolean>
  isChecked(): Promise<boolean>
}
