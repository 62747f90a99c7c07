/** Kinds of which each has a file of its own, however short. */
const kinds = [
  { is: /\.tsx$|\/use-[^/]+\.ts$/, reason: 'a component or a hook, drawn and changed by itself' },
  { is: /\.schema\.ts$/, reason: 'what a form may send, for the server, the browser and its tests' },
  { is: /^app\/rpc\/[^/]+\.server\.ts$/, reason: 'the procedures of one area' },
  { is: /^app\/commerce\/(shop|medusa-v1)\//, reason: 'the operations of one noun, or one habit of the backend’s' },
  { is: /\/post-[^/]+\.server\.ts$/, reason: 'one intent of a page’s forms, named after it' },
]

/** Files that no kind above covers, and what each alone decides or knows. */
const own = new Map([
  ['app/return-address.ts', 'what an address for returns has to have, and in which spellings it is taken'],
  ['app/commerce/freeze-json.ts', 'what may be cached at all'],
  ['app/features/sitemap/sitemap-xml.server.ts', 'how the plan of a sitemap becomes XML, by the library’s streams'],
  ['app/features/offline/kept-pages.ts', 'which pages the browser keeps'],
  ['app/features/payment/redirect.ts', 'one way to pay'],
  ['app/features/payment/stripe/appearance.ts', 'how Stripe’s frames look'],
  ['app/features/address/tax-number-check-digits.ts', 'the published arithmetic of tax numbers'],
  ['app/features/auth/oidc/authorization.server.ts', 'the request to an identity provider, by its standard'],
  ['app/features/pictures/checked-lookup.server.ts', 'which addresses a picture may be fetched from'],
  ['app/features/catalog/read-priced.server.ts', 'whose prices may be cached'],
  ['app/features/catalog/product/related-products.server.ts', 'what goes with a product'],
  ['app/features/session/to-sign-in.server.ts', 'where a page leads that asks for a sign-in first'],
  ['app/features/cart/codes/apply-code.server.ts', 'one verb of the codes, and in which spellings a code is tried'],
  ['app/features/cart/codes/remove-code.server.ts', 'one verb of the codes'],
  ['app/features/after-sales/returns/return-total.ts', 'what a return pays back'],
  ['app/features/checkout/account-hint.server.ts', 'when it is told that an address has an account'],
  ['app/features/cart/delivery-outlook.server.ts', 'what a bag says of its delivery before the checkout'],
  ['app/features/checkout/choose-delivery.server.ts', 'one part of a step that asks for two'],
  ['app/features/checkout/pay.server.ts', 'one attempt at paying: counted, prepared, completed'],
  ['app/features/after-sales/returns/reason-groups.server.ts', 'how reasons within reasons become choices'],
  [
    'app/features/after-sales/order-edits/unpaid-edit.server.ts',
    'what merchants changed without waiting for the money',
  ],
  ['app/features/content/accessibility.ts', 'the facts that the statement on accessibility and its document say alike'],
  ['app/features/search/help-pages.server.ts', 'which pages help, and where they stand'],
  [
    'app/features/catalog/listing/facet-coverage.ts',
    'how much of a list a filter can tell apart, counted over the index’s columns',
  ],
  [
    'app/features/catalog/product/product-words.server.ts',
    'what of a product’s page no choice changes, drawn by the server alone',
  ],
  ['app/http/server/refusal-messages.server.ts', 'the texts of pages without the shop'],
])

/** @param {string} file @returns {string | undefined} why a short file that one neighbour alone uses is a file */
export function toReason(file) {
  return own.get(file) ?? kinds.find(({ is }) => is.test(file))?.reason
}

/** @param {readonly string[]} files @returns {string[]} names above that no such file has any more */
export function listOldReasons(files) {
  return [...own.keys()].filter((file) => !files.includes(file))
}
