import { authBasePath } from './auth-base-path'

/** Links into the shop, all of them; a test holds them against the URL table. `locale` is a code such as `de-at`. */
export const paths = {
  home: (locale: string) => `/${locale}`,
  category: (locale: string, handle: string) => `/${locale}/categories/${encodeURIComponent(handle)}`,
  allProducts: (locale: string) => `/${locale}/categories/all`,
  collections: (locale: string) => `/${locale}/collections`,
  collection: (locale: string, handle: string) => `/${locale}/collections/${encodeURIComponent(handle)}`,
  tag: (locale: string, key: string) => `/${locale}/tags/${encodeURIComponent(key)}`,
  type: (locale: string, key: string) => `/${locale}/types/${encodeURIComponent(key)}`,
  product: (locale: string, handle: string, variantId?: string) =>
    `/${locale}/products/${encodeURIComponent(handle)}${variantId ? `?variant=${encodeURIComponent(variantId)}` : ''}`,
  /** All products of one brand. */
  brand: (locale: string, key: string) => `/${locale}/categories/all?${new URLSearchParams({ brand: key })}`,
  search: (locale: string) => `/${locale}/search`,
  cart: (locale: string) => `/${locale}/cart`,
  /** The bag with the form for another variant of a line. */
  changeLine: (locale: string, lineId: string) => `/${locale}/cart?${new URLSearchParams({ change: lineId })}`,
  cartGift: (locale: string, lineId: string) => `/${locale}/cart/gift/${encodeURIComponent(lineId)}`,
  sharedCart: (locale: string, token: string) => `/${locale}/cart/shared/${encodeURIComponent(token)}`,
  discount: (locale: string, code?: string) =>
    `/${locale}/discount${code === undefined ? '' : `/${encodeURIComponent(code)}`}`,
  giftCard: (locale: string) => `/${locale}/gift-card`,
  checkout: (locale: string) => `/${locale}/checkout`,
  checkoutAddress: (locale: string) => `/${locale}/checkout/address`,
  checkoutDelivery: (locale: string) => `/${locale}/checkout/delivery`,
  checkoutPayment: (locale: string) => `/${locale}/checkout/payment`,
  checkoutReview: (locale: string) => `/${locale}/checkout/review`,
  paymentReturn: (locale: string, state: string) => `/${locale}/checkout/return?${new URLSearchParams({ state })}`,
  orderLookUp: (locale: string) => `/${locale}/orders/look-up`,
  claimOrder: (locale: string, orderId: string) => `/${locale}/orders/${encodeURIComponent(orderId)}/claim`,
  confirmClaim: (locale: string, token: string) => `/${locale}/orders/claim?${new URLSearchParams({ token })}`,
  orderConfirmation: (locale: string, orderId: string) =>
    `/${locale}/orders/${encodeURIComponent(orderId)}/confirmation`,
  order: (locale: string, orderId: string) => `/${locale}/orders/${encodeURIComponent(orderId)}`,
  printGiftCard: (locale: string, orderId: string, card: number) =>
    `/${locale}/orders/${encodeURIComponent(orderId)}/gift-cards/${card}`,
  returnOrder: (locale: string, orderId: string) => `/${locale}/orders/${encodeURIComponent(orderId)}/return`,
  exchangeOrder: (locale: string, orderId: string) => `/${locale}/orders/${encodeURIComponent(orderId)}/exchange`,
  /** `state` is sealed. */
  orderExchangePayment: (locale: string, orderId: string, cartId: string, state: string) =>
    `/${locale}/orders/${encodeURIComponent(orderId)}/exchanges/${encodeURIComponent(cartId)}/payment?${new URLSearchParams({ state })}`,
  orderExchange: (locale: string, orderId: string, cartId: string) =>
    `/${locale}/orders/${encodeURIComponent(orderId)}/exchanges/${encodeURIComponent(cartId)}`,
  withdrawFromOrder: (locale: string, orderId: string) => `/${locale}/orders/${encodeURIComponent(orderId)}/withdrawal`,
  orderReturn: (locale: string, orderId: string, returnId: string) =>
    `/${locale}/orders/${encodeURIComponent(orderId)}/returns/${encodeURIComponent(returnId)}`,
  orderEdit: (locale: string, orderId: string, editId: string) =>
    `/${locale}/orders/${encodeURIComponent(orderId)}/edits/${encodeURIComponent(editId)}`,
  divideDifference: (locale: string, orderId: string, editId: string) =>
    `${paths.orderEdit(locale, orderId, editId)}/divide`,
  /** `state` is sealed; without it the address a form of that page goes to. */
  orderEditPayment: (locale: string, orderId: string, editId: string, state?: string) =>
    `/${locale}/orders/${encodeURIComponent(orderId)}/edits/${encodeURIComponent(editId)}/payment${
      state === undefined ? '' : `?${new URLSearchParams({ state })}`
    }`,
  changeEmail: (locale: string) => `/${locale}/account/email`,
  offline: (locale: string) => `/${locale}/offline`,
  webManifest: (locale: string) => `/${locale}/manifest.webmanifest`,
  page: (locale: string, slug: string) => `/${locale}/pages/${encodeURIComponent(slug)}`,
  accountOrders: (locale: string) => `/${locale}/account/orders`,
  claimOrders: (locale: string) => `/${locale}/account/orders/claim`,
  account: (locale: string) => `/${locale}/account`,
  accountProfile: (locale: string) => `/${locale}/account/profile`,
  accountAddresses: (locale: string) => `/${locale}/account/addresses`,
  newAddress: (locale: string) => `/${locale}/account/addresses/new`,
  ownAddress: (locale: string, addressId: string) => `/${locale}/account/addresses/${encodeURIComponent(addressId)}`,
  removeAddress: (locale: string, addressId: string) =>
    `/${locale}/account/addresses/${encodeURIComponent(addressId)}/remove`,
  accountPaymentMethods: (locale: string) => `/${locale}/account/payment-methods`,
  accountData: (locale: string) => `/${locale}/account/data`,
  accountDataDownload: (locale: string) => `/${locale}/account/data/download`,
  /** `callbackPath` is where the sign-in shall lead, a path of the shop. */
  signIn: (provider?: string, callbackPath?: string) =>
    `${authBasePath}/signin${provider ? `/${encodeURIComponent(provider)}` : ''}${toCallbackQuery(callbackPath)}`,
  register: (callbackPath?: string) => `${authBasePath}/register${toCallbackQuery(callbackPath)}`,
  forgottenPassword: (callbackPath?: string) => `${authBasePath}/forgot-password${toCallbackQuery(callbackPath)}`,
  undoEmail: () => `${authBasePath}/undo-email`,
  resetPassword: (callbackPath?: string) => `${authBasePath}/reset-password${toCallbackQuery(callbackPath)}`,
  signInCallback: (provider: string) => `${authBasePath}/callback/${encodeURIComponent(provider)}`,
  emailLink: () => `${authBasePath}/email-link`,
  signOut: () => `${authBasePath}/signout`,
  authError: () => `${authBasePath}/error`,
  verifyRequest: () => `${authBasePath}/verify-request`,
  session: () => `${authBasePath}/session`,
  csrf: () => `${authBasePath}/csrf`,
  providers: () => `${authBasePath}/providers`,
  clientLog: () => `${authBasePath}/_log`,
  merchant: () => '/merchant',
  merchantSignIn: () => '/merchant/sign-in',
  merchantSignOut: () => '/merchant/sign-out',
  merchantTask: (taskId: string) => `/merchant/tasks/${encodeURIComponent(taskId)}`,
  /** Asks before it is done: `work` is one of `features/merchant/task-work.ts`. */
  merchantWork: (taskId: string, work: string) =>
    `/merchant/tasks/${encodeURIComponent(taskId)}/${encodeURIComponent(work)}`,
  catalogueHook: () => '/hooks/catalogue',
  preferences: () => '/preferences',
  chooseLocale: (path: string) => `/preferences?returnTo=${encodeURIComponent(path)}`,
  rpc: () => '/api/trpc',
  flagLists: (countries: readonly string[]) => `/flag-lists.css?of=${[...countries].sort().join('.')}`,
  picture: (width: number, source: string) => `/images/${width}${source}`,
  robots: () => '/robots.txt',
  securityText: () => '/.well-known/security.txt',
  sitemapIndex: () => '/sitemap.xml',
  sitemap: (name: string) => `/sitemaps/${name}.xml`,
}

/** Whether it is one of the merchant's pages, which have no locale in their address. */
export function isMerchantPath(pathname: string): boolean {
  return /^\/merchant(?:$|[/.])/.test(pathname)
}

/** Whether it is a page of the checkout, whose frame leads nowhere else. */
export function isCheckoutPath(pathname: string): boolean {
  return /^\/[^/]+\/checkout\//.test(pathname)
}

function toCallbackQuery(callbackPath: string | undefined): string {
  return callbackPath === undefined ? '' : `?${new URLSearchParams({ callbackUrl: callbackPath })}`
}
