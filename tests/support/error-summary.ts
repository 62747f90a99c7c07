import { type Locator, type Page } from '@playwright/test'
import { type ShopLocator, type ShopPage } from './shop'

/** What a page says above a form that came back: everything that is wrong with it. */
export function errorSummary(page: Page): Locator
export function errorSummary(page: ShopPage): ShopLocator
export function errorSummary(page: ShopPage): ShopLocator {
  return page.locator('.error-summary')
}
