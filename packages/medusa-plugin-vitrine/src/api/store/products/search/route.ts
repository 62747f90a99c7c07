import search from '@medusajs/medusa/dist/api/routes/store/products/search'

/**
 * `POST /store/products/search` as in Medusa, before Medusa: with a publishable key that takes “search” for the id of a product
 * and answers 404.
 */
export const POST = search
