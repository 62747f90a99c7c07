import { matchRoutes } from '@remix-run/react'
import { type RouteConfigEntry } from '@remix-run/route-config'
import { describe, expect, it, vi } from 'vitest'
import { paths } from './paths'
import routes from './routes'

type RouteObject = Parameters<typeof matchRoutes>[0][number]

function toRouteObject({ file, path, index, children }: RouteConfigEntry): RouteObject {
  return index ? { id: file, index } : { id: file, path, children: children?.map(toRouteObject) }
}

const table = routes.map(toRouteObject)

function findFile(path: string, among = table): string | undefined {
  return matchRoutes(among, path)?.at(-1)?.route.id
}

const links: Record<keyof typeof paths, { path: string; file: string }> = {
  home: { path: paths.home('de-at'), file: 'routes/catalog/home.tsx' },
  category: { path: paths.category('de-at', 'a/b ü'), file: 'routes/catalog/category.tsx' },
  allProducts: { path: paths.allProducts('de-at'), file: 'routes/catalog/category.tsx' },
  collections: { path: paths.collections('de-at'), file: 'routes/catalog/collections.tsx' },
  securityText: { path: paths.securityText(), file: 'routes/seo/security.ts' },
  collection: { path: paths.collection('de-at', 'a?b'), file: 'routes/catalog/collection.tsx' },
  tag: { path: paths.tag('de-at', 'für alle'), file: 'routes/catalog/tag.tsx' },
  type: { path: paths.type('de-at', 'a/b'), file: 'routes/catalog/type.tsx' },
  product: { path: paths.product('de-at', 'mug#1', 'v 1'), file: 'routes/catalog/product.tsx' },
  brand: { path: paths.brand('de-at', 'a&b'), file: 'routes/catalog/category.tsx' },
  search: { path: paths.search('de-at'), file: 'routes/catalog/search.tsx' },
  discount: { path: paths.discount('de-at', 'A/B %'), file: 'routes/cart/discount.tsx' },
  giftCard: { path: paths.giftCard('de-at'), file: 'routes/cart/gift-card.tsx' },
  cart: { path: paths.cart('de-at'), file: 'routes/cart/cart.tsx' },
  changeLine: { path: paths.changeLine('de-at', 'item/1'), file: 'routes/cart/cart.tsx' },
  cartGift: { path: paths.cartGift('de-at', 'item/1'), file: 'routes/cart/gift.tsx' },
  sharedCart: { path: paths.sharedCart('de-at', 'a.b.c'), file: 'routes/cart/shared.tsx' },
  checkout: { path: paths.checkout('de-at'), file: 'routes/checkout/start.tsx' },
  checkoutAddress: { path: paths.checkoutAddress('de-at'), file: 'routes/checkout/address.tsx' },
  checkoutDelivery: { path: paths.checkoutDelivery('de-at'), file: 'routes/checkout/delivery.tsx' },
  checkoutPayment: { path: paths.checkoutPayment('de-at'), file: 'routes/checkout/payment.tsx' },
  checkoutReview: { path: paths.checkoutReview('de-at'), file: 'routes/checkout/review.tsx' },
  paymentReturn: { path: paths.paymentReturn('de-at', 'a.b'), file: 'routes/checkout/payment-return.tsx' },
  printGiftCard: { path: paths.printGiftCard('de-at', 'order_1', 2), file: 'routes/orders/gift-card.tsx' },
  order: { path: paths.order('de-at', 'order_1'), file: 'routes/orders/order.tsx' },
  returnOrder: { path: paths.returnOrder('de-at', 'order_1'), file: 'routes/orders/return.tsx' },
  exchangeOrder: { path: paths.exchangeOrder('de-at', 'order_1'), file: 'routes/orders/exchange.tsx' },
  orderExchange: {
    path: paths.orderExchange('de-at', 'order_1', 'cart/1'),
    file: 'routes/orders/exchange-cart.tsx',
  },
  withdrawFromOrder: { path: paths.withdrawFromOrder('de-at', 'order_1'), file: 'routes/orders/withdrawal.tsx' },
  orderReturn: { path: paths.orderReturn('de-at', 'order_1', 'ret/1'), file: 'routes/orders/return-slip.tsx' },
  orderConfirmation: { path: paths.orderConfirmation('de-at', 'order_1'), file: 'routes/orders/confirmation.tsx' },
  claimOrder: { path: paths.claimOrder('de-at', 'order_1'), file: 'routes/orders/claim.tsx' },
  confirmClaim: { path: paths.confirmClaim('de-at', 'a.b'), file: 'routes/orders/confirm-claim.tsx' },
  orderLookUp: { path: paths.orderLookUp('de-at'), file: 'routes/orders/look-up.tsx' },
  orderExchangePayment: {
    path: paths.orderExchangePayment('de-at', 'order_1', 'cart_1', 'abc'),
    file: 'routes/orders/exchange-payment.tsx',
  },
  divideDifference: {
    path: paths.divideDifference('de-at', 'order_1', 'oe_1'),
    file: 'routes/orders/divide-difference.tsx',
  },
  orderEditPayment: {
    path: paths.orderEditPayment('de-at', 'order_1', 'oe_1', 'abc'),
    file: 'routes/orders/order-edit-payment.tsx',
  },
  orderEdit: { path: paths.orderEdit('de-at', 'order_1', 'oe_1'), file: 'routes/orders/order-edit.tsx' },
  changeEmail: { path: paths.changeEmail('de-at'), file: 'routes/account/email.tsx' },
  offline: { path: paths.offline('de-at'), file: 'routes/offline/offline.ts' },
  webManifest: { path: paths.webManifest('de-at'), file: 'routes/offline/web-manifest.ts' },
  page: { path: paths.page('de-at', 'terms'), file: 'routes/content/page.tsx' },
  claimOrders: { path: paths.claimOrders('de-at'), file: 'routes/account/claim-orders.tsx' },
  accountOrders: { path: paths.accountOrders('de-at'), file: 'routes/account/orders.tsx' },
  account: { path: paths.account('de-at'), file: 'routes/account/account.tsx' },
  accountProfile: { path: paths.accountProfile('de-at'), file: 'routes/account/profile.tsx' },
  accountAddresses: { path: paths.accountAddresses('de-at'), file: 'routes/account/addresses.tsx' },
  newAddress: { path: paths.newAddress('de-at'), file: 'routes/account/new-address.tsx' },
  ownAddress: { path: paths.ownAddress('de-at', 'addr/1'), file: 'routes/account/edit-address.tsx' },
  removeAddress: { path: paths.removeAddress('de-at', 'addr_1'), file: 'routes/account/remove-address.tsx' },
  accountPaymentMethods: {
    path: paths.accountPaymentMethods('de-at'),
    file: 'routes/account/payment-methods.tsx',
  },
  accountData: { path: paths.accountData('de-at'), file: 'routes/account/data.tsx' },
  accountDataDownload: { path: paths.accountDataDownload('de-at'), file: 'routes/account/data-download.ts' },
  signIn: { path: paths.signIn('a/b'), file: 'routes/auth/signin.tsx' },
  signInCallback: { path: paths.signInCallback('email'), file: 'routes/auth/callback.tsx' },
  register: { path: paths.register('/de-at'), file: 'routes/auth/register.tsx' },
  forgottenPassword: { path: paths.forgottenPassword('/de-at'), file: 'routes/auth/forgot-password.tsx' },
  undoEmail: { path: paths.undoEmail(), file: 'routes/auth/undo-email.tsx' },
  resetPassword: { path: paths.resetPassword(), file: 'routes/auth/reset-password.tsx' },
  emailLink: { path: paths.emailLink(), file: 'routes/auth/email-link.tsx' },
  signOut: { path: paths.signOut(), file: 'routes/auth/signout.tsx' },
  authError: { path: paths.authError(), file: 'routes/auth/error.tsx' },
  verifyRequest: { path: paths.verifyRequest(), file: 'routes/auth/verify-request.tsx' },
  session: { path: paths.session(), file: 'routes/auth/session.ts' },
  csrf: { path: paths.csrf(), file: 'routes/auth/csrf.ts' },
  providers: { path: paths.providers(), file: 'routes/auth/providers.ts' },
  clientLog: { path: paths.clientLog(), file: 'routes/auth/log.ts' },
  merchant: { path: paths.merchant(), file: 'routes/merchant/tasks.tsx' },
  merchantSignIn: { path: paths.merchantSignIn(), file: 'routes/merchant/sign-in.tsx' },
  merchantSignOut: { path: paths.merchantSignOut(), file: 'routes/merchant/sign-out.ts' },
  merchantTask: { path: paths.merchantTask('1/2'), file: 'routes/merchant/task.tsx' },
  merchantWork: { path: paths.merchantWork('1/2', 'refund'), file: 'routes/merchant/work.tsx' },
  catalogueHook: { path: paths.catalogueHook(), file: 'routes/hooks/catalogue.ts' },
  preferences: { path: paths.preferences(), file: 'routes/preferences/save.ts' },
  chooseLocale: { path: paths.chooseLocale('/en-us/cart'), file: 'routes/preferences/save.ts' },
  rpc: { path: paths.rpc(), file: 'routes/api/trpc.ts' },
  flagLists: { path: paths.flagLists(['de', 'at']), file: 'routes/layout/flag-lists.ts' },
  picture: { path: paths.picture(640, '/uploads/a%20b.webp'), file: 'routes/images/picture.ts' },
  robots: { path: paths.robots(), file: 'routes/seo/robots.ts' },
  sitemapIndex: { path: paths.sitemapIndex(), file: 'routes/seo/sitemap-index.ts' },
  sitemap: { path: paths.sitemap('products-1'), file: 'routes/seo/sitemap.ts' },
}

function listFiles({ file, children }: RouteConfigEntry): string[] {
  return children?.flatMap(listFiles) ?? [file]
}

describe('paths', () => {
  it.each(Object.entries(links))('%s leads to its route', (_, { path, file }) => {
    expect(findFile(path)).toBe(file)
  })

  it('keep what they are given in one place of the address', () => {
    expect(new URL(paths.product('de-at', 'mug#1', 'v&1'), 'http://shop.invalid')).toMatchObject({
      pathname: '/de-at/products/mug%231',
      search: '?variant=v%261',
      hash: '',
    })
  })

  it('lead to every route that a page may link to', () => {
    const linked = new Set(Object.values(links).map(({ file }) => file))
    const unlinked = [
      'routes/preferences/entry.ts',
      'routes/account/change-password.ts',
      'routes/preferences/entry.ts',
      'routes/auth/not-found.tsx',
      'routes/merchant/not-found.tsx',
      'routes/checkout/shipping.ts',
      'routes/layout/not-found.tsx',
    ]
    const files = routes.flatMap(listFiles)
    expect(files.filter((file) => !linked.has(file))).toEqual(unlinked)
  })
})

describe('the URL table', () => {
  it('has a page of its own for every other address below a locale', () => {
    expect(findFile('/de-at/no/such/page')).toBe('routes/layout/not-found.tsx')
    expect(findFile('/api/auth/no/such/page')).toBe('routes/auth/not-found.tsx')
    expect(findFile('/')).toBe('routes/preferences/entry.ts')
  })

  it('has the sign-in wherever the build puts it, and links lead there', async () => {
    vi.stubEnv('AUTH_BASE_PATH', '/my/sign-in')
    vi.resetModules()
    const [{ default: moved }, { paths: elsewhere }] = await Promise.all([import('./routes'), import('./paths')])
    const movedTable = moved.map(toRouteObject)
    const signIns = Object.entries(links).filter(([, { file }]) => file.startsWith('routes/auth/'))
    expect(signIns.length).toBeGreaterThan(10)
    for (const [, { path, file }] of signIns) {
      expect(findFile(path.replace('/api/auth', '/my/sign-in'), movedTable)).toBe(file)
      expect(findFile(path, movedTable), path).not.toBe(file)
    }
    expect(elsewhere.signIn('email')).toBe('/my/sign-in/signin/email')
    expect(elsewhere.session()).toBe('/my/sign-in/session')
    vi.unstubAllEnvs()
    vi.resetModules()
  })
})
