/** What cards of products say, wherever they stand. */
export const cardMessages = [
  ...['catalog:card', 'catalog:price', 'catalog:sale', 'catalog:stock', 'catalog:tax'],
] as const

/** What a list of products says, with its filters and orders. */
export const listMessages = [
  ...['catalog:all', 'catalog:empty', 'catalog:filter', 'catalog:list', 'catalog:sort'],
  ...cardMessages,
] as const

/** What the page of a product says, with the form that adds it to the bag. */
export const productMessages = [
  ...['catalog:gallery', 'catalog:list', 'catalog:picker', 'catalog:related', 'catalog:viewed', 'cart:shared'],
  ...cardMessages,
] as const
