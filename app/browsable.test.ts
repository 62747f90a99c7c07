import { expect, test } from 'vitest'
import { isBrowsable, speculationRules } from './browsable'
import { paths } from './paths'

test.each([
  paths.home('de-at'),
  paths.product('de-at', 'becher'),
  `${paths.product('de-at', 'becher')}.data`,
  paths.allProducts('de-at'),
  paths.page('de-at', 'terms'),
])('%s may be loaded ahead', (path) => expect(isBrowsable(path)).toBe(true))

test.each([
  paths.cart('de-at'),
  paths.sharedCart('de-at', 'token'),
  paths.discount('de-at', 'CODE'),
  paths.checkout('de-at'),
  paths.checkoutReview('de-at'),
  `${paths.checkoutReview('de-at')}.data`,
  paths.account('de-at'),
  paths.order('de-at', 'order_1'),
  paths.signOut(),
  paths.emailLink(),
])('%s may not', (path) => expect(isBrowsable(path)).toBe(false))

test('the rules wait for the shopper to mean it, and name their pages', () => {
  const [rule] = JSON.parse(speculationRules).prefetch
  expect(rule.eagerness).toBe('moderate')
  expect(rule.where.href_matches.map(({ pathname }: { pathname: string }) => pathname)).toEqual([
    '/:locale/products/:handle',
    '/:locale/(categories|collections|tags|types|pages)/:handle',
  ])
})
