import { describe, expect, test } from 'vitest'
import { paths } from '~/paths'
import { listKept, toKeptKind, toPathPrefix, toVoided } from './offline-rules'

describe('what may be kept', () => {
  test('is a product and the bag', () => {
    expect(toKeptKind(paths.product('de-at', 'a b'))).toBe('product')
    expect(toKeptKind(paths.cart('de-at'))).toBe('cart')
  })

  test.each([
    paths.home('de-at'),
    paths.sharedCart('de-at', 'token'),
    paths.checkout('de-at'),
    paths.checkoutReview('de-at'),
    paths.account('de-at'),
    paths.accountOrders('de-at'),
    paths.order('de-at', 'order_1'),
    paths.orderConfirmation('de-at', 'order_1'),
    paths.signIn(),
    '/de-at/products/mug.data/x',
  ])('is not %s', (path) => expect(toKeptKind(path)).toBeNull())
})

describe('copies become void', () => {
  test.each([
    ['POST', paths.signInCallback('credentials')],
    ['GET', paths.signInCallback('acme')],
    ['POST', `${paths.signInCallback('email')}.data`],
    ['POST', paths.signOut()],
    ['POST', paths.register()],
    ['POST', paths.emailLink()],
  ])('all of them with %s %s', (method, path) => expect(toVoided(method, path)).toBe('all'))

  test.each([
    ['POST', paths.checkoutReview('de-at')],
    ['POST', `${paths.checkoutReview('de-at')}.data`],
    ['GET', new URL(paths.paymentReturn('de-at', 'x'), 'http://shop.invalid').pathname],
  ])('the bag’s with %s %s', (method, path) => expect(toVoided(method, path)).toBe('cart'))

  test.each([
    ['GET', paths.session()],
    ['POST', paths.session()],
    ['POST', paths.clientLog()],
    ['GET', paths.signOut()],
    ['GET', paths.checkoutReview('de-at')],
    ['POST', paths.cart('de-at')],
  ])('not with %s %s', (method, path) => expect(toVoided(method, path)).toBeNull())
})

test('the locale of a path is its prefix', () => {
  expect([paths.cart('de-at'), '/de-at', '/de-atx', '/assets/x.js'].map(toPathPrefix)).toEqual([
    'de-at',
    'de-at',
    null,
    null,
  ])
})

describe('the list of what can be read', () => {
  const html = '<section hidden=""><ul></ul></section>'

  test('is hidden while there is nothing', () => expect(listKept(html, [])).toBe(html))

  test('links each page by its heading, whatever that holds', () => {
    const list = listKept(html, [{ path: '/de-at/products/x', heading: '<b> & $& "Mug"' }])
    expect(list).toBe(
      '<section><ul><li><a href="/de-at/products/x"><bdi>&lt;b&gt; &amp; $&amp; &quot;Mug&quot;</bdi></a></li></ul></section>',
    )
  })
})
