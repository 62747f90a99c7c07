/**
 * Files that still hold something of Medusa's. It only gets shorter: what is new says things in the words of commerce/shop.
 * See `no-medusa.mjs`.
 */
export const knowsMedusa = [
  'app/commerce/shop/commerce.ts',
  'app/features/account/listed-orders.server.ts',
  'app/features/account/order-claim/claim-token.test.ts',
  'app/features/account/order-claim/order-claim.server.ts',
  'app/features/account/order-filter.ts',
  'app/features/orders/find-placement.server.ts',
  'app/features/orders/look-up/look-up.server.ts',
  'app/features/orders/own-order.server.ts',
  'app/features/orders/spent-cards.server.test.ts',
  'app/features/orders/spent-cards.server.ts',
]
