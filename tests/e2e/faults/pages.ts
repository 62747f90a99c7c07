import { paths } from '../../../app/paths'
import { type AdminProduct } from '../../support/admin'

export const locale = 'de-de'

/** Whom and what the pages are about. */
export interface Known {
  orderId: string
  seen: AdminProduct
  /** In lists, and opened by nobody. */
  unseen: AdminProduct
  /** The address of a picture as pages have it. */
  picture: string
}

const rpc = (procedure: string, input: object) =>
  `${paths.rpc()}/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`

/** One of each kind of page. */
export function listPages({ orderId, seen, unseen }: Known): Record<string, string> {
  const here = `/${locale}`
  return {
    home: here,
    list: paths.allProducts(locale),
    'filtered list': `${paths.allProducts(locale)}?in-stock=on&sort=price-asc`,
    search: `${here}/search?q=becher`,
    'product that was opened before': `${here}/products/${seen.handle}`,
    'product that nobody has opened': `${here}/products/${unseen.handle}`,
    bag: paths.cart(locale),
    'checkout’s start': `${here}/checkout`,
    address: `${here}/checkout/address`,
    delivery: `${here}/checkout/delivery`,
    review: `${here}/checkout/review`,
    account: paths.account(locale),
    'account’s orders': `${here}/account/orders`,
    'account’s addresses': paths.accountAddresses(locale),
    profile: `${here}/account/profile`,
    'own data': `${here}/account/data`,
    'own data as a file': `${here}/account/data/download`,
    order: paths.order(locale, orderId),
    return: paths.returnOrder(locale, orderId),
    'sign-in': paths.signIn(undefined, here),
    register: paths.register(here),
    'look-up': paths.orderLookUp(locale),
    'gift card': `${here}/gift-card`,
    'shared page': `${here}/pages/terms`,
  }
}

/** What is no page. */
export function listOthers({ seen, picture }: Known): Record<string, string> {
  const variantIds = [seen.variants[0]?.id]
  return {
    sitemap: '/sitemap.xml',
    'a file of the sitemap': '/sitemaps/products-1.xml',
    'stock, asked by script': rpc('catalog.availability', { variantIds }),
    'suggestions, asked by script': rpc('catalog.suggest', { locale, query: 'becher' }),
    'bag, asked by script': rpc('cart.summary', {}),
    'session, asked by script': paths.session(),
    'ways to sign in, asked by script': paths.providers(),
    'data of the bag': `${paths.cart(locale)}.data`,
    'data of the account': `${paths.account(locale)}.data`,
    picture,
  }
}
