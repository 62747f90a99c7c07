/** What a total is worked out from. Amounts are minor units of the order's currency. */
export interface Order {
  /** Prices of goods and shipping contain their tax; otherwise it is added. */
  taxInclusive: boolean
  lines: OrderLine[]
  shipping: { price: number; taxRate: number }[]
  discount?: Discount
  giftCard?: GiftCard
}

export interface OrderLine {
  /** By this name a discount that is only for some products knows it. */
  product: string
  unitPrice: number
  quantity: number
  /** Percent, like all rates: 8.25 for 8.25 %. */
  taxRate: number
  /** No discount takes anything off a gift card, for one. */
  discountable: boolean
}

export interface Discount {
  type: 'percentage' | 'fixed' | 'free_shipping'
  /** Percent, or minor units without tax; 0 for free shipping. */
  value: number
  /** A fixed value is taken off the whole order once, or off every single piece. */
  allocation: 'total' | 'item'
  /** All of them where left out. */
  products?: string[]
}

export interface GiftCard {
  balance: number
  /** Of a region that taxes a card itself when it pays; without one, goods and shipping alone are taxed. */
  taxRate?: number
}
