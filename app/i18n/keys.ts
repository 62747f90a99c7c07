import type account from '../../locales/en/account.json'
import type afterSales from '../../locales/en/after-sales.json'
import type auth from '../../locales/en/auth.json'
import type cart from '../../locales/en/cart.json'
import type catalog from '../../locales/en/catalog.json'
import type checkout from '../../locales/en/checkout.json'
import type common from '../../locales/en/common.json'
import type giftCards from '../../locales/en/gift-cards.json'
import type guarantee from '../../locales/en/guarantee.json'
import type mails from '../../locales/en/mails.json'
import type merchant from '../../locales/en/merchant.json'
import type offline from '../../locales/en/offline.json'
import type orders from '../../locales/en/orders.json'
import type refusals from '../../locales/en/refusals.json'
import type search from '../../locales/en/search.json'

interface Namespaces {
  account: typeof account
  'after-sales': typeof afterSales
  auth: typeof auth
  cart: typeof cart
  catalog: typeof catalog
  checkout: typeof checkout
  common: typeof common
  'gift-cards': typeof giftCards
  guarantee: typeof guarantee
  mails: typeof mails
  merchant: typeof merchant
  offline: typeof offline
  orders: typeof orders
  refusals: typeof refusals
  search: typeof search
}

type WithoutPlural<K extends string> = K extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}`
  ? Base
  : K
type Leaves<T> = {
  [K in keyof T & string]: T[K] extends string ? WithoutPlural<K> : `${K}.${Leaves<T[K]>}`
}[keyof T & string]

export type Namespace = keyof Namespaces
/** Part of a namespace: what stands in it under one name, `catalog:filter`; all forms of a plural. */
export type Section = { [N in Namespace]: `${N}:${WithoutPlural<keyof Namespaces[N] & string>}` }[Namespace]
/** Every message of the English files as `namespace:path`; a key that is not there does not type-check. */
export type MessageKey = { [N in Namespace]: `${N}:${Leaves<Namespaces[N]>}` }[Namespace]
