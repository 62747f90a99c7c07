import { type HTTPResponse } from '@medusajs/medusa-js'
import type Sdk from '@medusajs/medusa-js'

/** The SDK's `.response` cannot be serialised and is taken off every result. */
type Plain<T> = T extends { response: HTTPResponse } ? Corrected<Omit<T, 'response'>> : T

/** The SDK's types promise more of carts and orders than Medusa keeps. */
type Corrected<T> = T extends { cart: object } ? { cart: Cart } : T extends { order: object } ? { order: Order } : T

type PlainResource<R> = {
  [K in keyof R]: R[K] extends (...args: infer A) => Promise<infer D>
    ? (...args: A) => Promise<Plain<D>>
    : R[K] extends object
      ? PlainResource<R[K]>
      : R[K]
}

type Resources = PlainResource<
  Omit<
    Sdk,
    | 'admin'
    | 'client'
    | 'errors'
    | 'setPublishableKey'
    | 'carts'
    | 'products'
    | 'productCategories'
    | 'paymentCollections'
  >
>
type SdkCarts = PlainResource<Sdk['carts']>
type SdkProducts = PlainResource<Sdk['products']>
type SdkCategories = PlainResource<Sdk['productCategories']>
type SdkPaymentCollections = PlainResource<Sdk['paymentCollections']>

/** The shopper's side of the Medusa SDK, typed as Medusa 1.20 really answers. Text arguments are encoded for you. */
export interface Medusa extends Resources {
  carts: Omit<SdkCarts, 'complete'> & {
    complete(cartId: string, headers?: Record<string, string>): Promise<Completion>
  }
  products: Omit<SdkProducts, 'list' | 'retrieve'> & {
    list(query?: ProductQuery): Promise<{ products: Product[]; count: number; offset: number; limit: number }>
    retrieve(id: string): Promise<{ product: Product }>
  }
  productCategories: SdkCategories
  paymentCollections: Omit<SdkPaymentCollections, 'authorizePaymentSession'> & {
    authorizePaymentSession: SdkPaymentCollections['refreshPaymentSession']
  }
  /** Routes that the SDK does not know, such as those of a plugin. Encode ids yourself. */
  client: { request: RequestPlain }
}

export type RequestPlain = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: Record<string, unknown>,
  options?: object,
  headers?: Record<string, string>,
) => Promise<unknown>

type Answered<F> = F extends (...args: never[]) => Promise<infer D> ? D : never

type Result<F extends (...args: never[]) => Promise<unknown>> = Awaited<ReturnType<F>>
type SdkCart = Result<Sdk['carts']['retrieve']>['cart']
type SdkOrder = Result<Sdk['orders']['retrieve']>['order']

/** `variant` is null once the variant or its product was deleted. */
type WithVariant<Item extends { variant: unknown }> = Omit<Item, 'variant'> & {
  variant: Omit<Item['variant'], 'purchasable'> | null
}

export type LineItem = WithVariant<SdkCart['items'][number]>
export type Address = NonNullable<SdkCart['shipping_address']>
export type Cart = Omit<SdkCart, 'items' | 'shipping_address' | 'billing_address' | 'payment'> & {
  items: LineItem[]
  shipping_address: Address | null
  billing_address: Address | null
  /**
   * By line, in minor units for one piece: what the shopper takes it to cost, and what it costs now (null where it is not
   * sold any more). Not Medusa's; the shop adds it where the backend has our plugin.
   */
  prices?: Record<string, { known: number; live: number | null }>
}
export type ShippingMethod = Cart['shipping_methods'][number]
export type PaymentSession = Cart['payment_sessions'][number]
export type AddressInput = Exclude<Parameters<SdkCarts['update']>[1]['shipping_address'], string | undefined>
export type Discount = Cart['discounts'][number]

export type OrderLine = WithVariant<SdkOrder['items'][number]>
export type Order = Omit<SdkOrder, 'items' | 'shipping_address'> & {
  items: OrderLine[]
  shipping_address: Address | null
}

/** What completing a cart answers: `cart` when the payment needs more from the shopper or was refused. */
export type Completion =
  | { type: 'order'; data: Order }
  | { type: 'cart'; data: Cart }
  | { type: 'swap'; data: { id: string; order_id: string } }

export type ProductQuery = NonNullable<Parameters<SdkProducts['list']>[0]>
type ListedProduct = Answered<SdkProducts['list']>['products'][number]
type ListedVariant = Answered<SdkProducts['variants']['list']>['variants'][number]
/**
 * Prices are there only when the query names a region or currency, expands `variants,variants.prices`, and has one.
 * Whether it can be bought follows from `manage_inventory`, `allow_backorder` and `inventory_quantity`.
 */
export type ProductVariant = Omit<ListedVariant, 'product' | 'purchasable'> & {
  /** `sale` when a price list gives the price. */
  calculated_price_type?: 'default' | 'sale' | 'override' | null
}
export type Product = Omit<ListedProduct, 'variants'> & { variants: ProductVariant[] }
export type ProductCategory = Answered<SdkCategories['list']>['product_categories'][number]
export type ProductCollection = Answered<Resources['collections']['list']>['collections'][number]

export type Region = Answered<Resources['regions']['list']>['regions'][number]
export type Country = Region['countries'][number]
export type ShippingOption = Answered<Resources['shippingOptions']['listCartOptions']>['shipping_options'][number]
export type Customer = Answered<Resources['customers']['retrieve']>['customer']
