/**
 * What stands in the frame and on every page of the catalogue: the root sends it, so no other loader has to. Browsers get it in
 * a file for each language (`scripts/word-files.mjs`), once for all pages.
 */
export const sharedMessages = [
  ...['common', 'cart:add', 'cart:shared', 'catalog:all', 'catalog:card', 'catalog:empty', 'catalog:energy'],
  ...['catalog:filter', 'catalog:gallery', 'catalog:home', 'catalog:list', 'catalog:picker', 'catalog:price'],
  ...['catalog:related', 'catalog:sale', 'catalog:sheet', 'catalog:sort', 'catalog:stock', 'catalog:tax'],
  'catalog:viewed',
] as const
