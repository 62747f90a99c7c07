import { type Page } from '@playwright/test'
import { HttpPage } from './http-page'
import { type ShopPage } from './shopper'

/** The page as Playwright has it. @throws Error where plain HTTP reads it: such a test has the tag `@browser` */
export function requireBrowserPage(page: ShopPage): Page {
  if (page instanceof HttpPage) throw new Error('only a browser can tell: use browserTest and the tag @browser')
  return page as Page
}
