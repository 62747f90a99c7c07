import type { MedusaError } from '@medusajs/utils'
import type { MedusaRequest } from '@medusajs/medusa'
import type { PluginRequest } from '../container'
import type { MedusaNextFunction, MedusaResponse } from '@medusajs/medusa'
import { errorHandler } from '@medusajs/medusa/dist/api/middlewares'
import { nameRequest } from '../access-log/name-request'
import { answerConflicts } from '../orders/conflict'
import { readCommitted } from '../orders/read-committed'
import { releaseRefused } from '../orders/release-refused'
import { refuseClosed } from '../carts/closed-cart'
import { readStatedTotal } from '../carts/stated-total'
import { boundCodes, countCodes } from '../storefront/cart-codes'
import {
  limit,
  limitNewPassword,
  limitStaff,
  limitStaffToken,
  readBody,
  refuseBody,
  refuseBusy,
  requireStorefront,
} from '../storefront/guards'
import { requirePieces, requireWholeAmounts } from '../storefront/quantities'
import { forgetOwner, refuseMetadata, refuseProviderWords } from '../storefront/known-metadata'

/** What is about a person, or leads to one, and what may be guessed. The rest of `/store` is the catalogue. */
const personal = [
  '/store/auth',
  '/store/carts',
  '/store/customers/password-reset',
  '/store/customers/password-token',
  '/store/gift-cards',
  '/store/order-edits',
  '/store/orders',
  '/store/payment-collections',
  '/store/returns',
  '/store/shipping-options/:cart_id',
  '/store/swaps',
  '/store/vitrine/carts',
  '/store/vitrine/exchanges',
  '/store/vitrine/identity/email',
  '/store/vitrine/identity/erasure',
  '/store/vitrine/identity/link',
  '/store/vitrine/identity/passkey',
  '/store/vitrine/identity/passkey-token',
  '/store/vitrine/identity/provider-token',
  '/store/vitrine/identity/reset-link',
  '/store/vitrine/identity/token',
  '/store/vitrine/orders',
  '/store/vitrine/payment-collections',
]

const movesMoneyOrStock = [
  '/admin/draft-orders',
  '/admin/order-edits',
  '/admin/orders',
  '/admin/payments',
  '/admin/returns',
  '/store/order-edits',
  '/store/returns',
  '/store/swaps',
]

const ofBody = (req: PluginRequest) => req.body?.email
const ofQuery = (req: PluginRequest) => req.query.email
const ofPath = (req: PluginRequest) => (req.params as { email?: string }).email

const small = readBody('16kb')
const large = readBody('100kb')

export const config = {
  routes: [
    // for the routes of this plugin, whose bodies are read before any of these are asked
    { matcher: '/store/*', bodyParser: { sizeLimit: '16kb' } },
    { matcher: '/vitrine/*', bodyParser: { sizeLimit: '16kb' } },
    ...['/admin', '/store'].map((matcher) => ({ matcher, middlewares: [nameRequest] })),
    ...personal.map((matcher) => ({ matcher, middlewares: [requireStorefront] })),
    {
      matcher: '/store/customers',
      method: ['POST'],
      middlewares: [requireStorefront, small, limit('register', ofBody)],
    },
    {
      matcher: '/store/customers/me',
      method: ['POST'],
      middlewares: [small, refuseMetadata('customer'), limitNewPassword],
    },
    { matcher: '/store/customers/me/addresses', method: ['POST'], middlewares: [small, refuseMetadata('address')] },
    {
      matcher: '/store/customers/me/addresses/:address_id',
      method: ['POST'],
      middlewares: [small, refuseMetadata('address')],
    },

    { matcher: '/store/auth', method: ['POST'], middlewares: [small, limit('sign-in', ofBody)] },
    { matcher: '/store/auth/token', method: ['POST'], middlewares: [small, limit('sign-in', ofBody)] },
    { matcher: '/store/auth/:email', method: ['GET'], middlewares: [limit('account-exists', ofPath)] },
    {
      matcher: '/store/customers/password-token',
      method: ['POST'],
      middlewares: [small, limit('password-mail', ofBody)],
    },
    {
      matcher: '/store/customers/password-reset',
      method: ['POST'],
      middlewares: [small, limit('password-reset', ofBody)],
    },
    { matcher: '/store/orders', method: ['GET'], middlewares: [limit('order-look-up', ofQuery)] },
    { matcher: '/store/orders/batch/customer/token', method: ['POST'], middlewares: [limit('order-claim')] },
    { matcher: '/store/orders/customer/confirm', method: ['POST'], middlewares: [limit('open')] },
    { matcher: '/store/gift-cards/:code', method: ['GET'], middlewares: [limit('code')] },
    { matcher: '/store/carts/:id/complete', method: ['POST'], middlewares: [readStatedTotal] },
    {
      matcher: '/store/carts',
      method: ['POST'],
      middlewares: [large, refuseProviderWords, requirePieces({ least: 1 })],
    },
    {
      matcher: '/store/carts/:id',
      method: ['POST'],
      middlewares: [large, refuseMetadata('cart'), refuseProviderWords, forgetOwner, boundCodes, countCodes],
    },
    {
      matcher: '/store/carts/:id/line-items',
      method: ['POST'],
      middlewares: [large, refuseMetadata('line'), requirePieces({ least: 1 })],
    },
    {
      matcher: '/store/carts/:id/line-items/:line_id',
      method: ['POST'],
      middlewares: [large, refuseMetadata('line'), requirePieces({ least: 0 })],
    },
    ...['/store/returns', '/store/swaps'].map((matcher) => ({
      matcher,
      method: ['POST'],
      middlewares: [large, requirePieces({ least: 1 })],
    })),
    {
      matcher: '/store/payment-collections/:id/sessions/batch',
      method: ['POST'],
      middlewares: [small, requireWholeAmounts],
    },
    { matcher: '/store/carts/:id', middlewares: [refuseClosed] },

    { matcher: '/admin', middlewares: [limitStaffToken] },
    ...movesMoneyOrStock.map((matcher) => ({ matcher, middlewares: [answerConflicts, readCommitted] })),
    { matcher: '/store/carts', middlewares: [readCommitted] },
    { matcher: '/store/order-edits/:id/complete', method: ['POST'], middlewares: [releaseRefused] },
    { matcher: '/admin/order-edits/:id/confirm', method: ['POST'], middlewares: [releaseRefused] },

    { matcher: '/admin/auth', method: ['POST'], middlewares: [small, limitStaff] },
    { matcher: '/admin/auth/token', method: ['POST'], middlewares: [small, limitStaff] },
    { matcher: '/admin/users/password-token', method: ['POST'], middlewares: [small, limit('password-mail', ofBody)] },
    { matcher: '/admin/users/reset-password', method: ['POST'], middlewares: [small, limit('password-reset', ofBody)] },
    { matcher: '/admin/invites/accept', method: ['POST'], middlewares: [small, limit('password-reset')] },

    { matcher: '/store/vitrine/orders/:id/withdrawals', method: ['POST'], middlewares: [limit('withdrawal')] },
    { matcher: '/store/vitrine', middlewares: [limit('open')] },
    { matcher: '/store/products/search', method: ['POST'], middlewares: [small, limit('search')] },
  ],
  errorHandler: (error: unknown, req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction) =>
    refuseBusy(error, res, (other) =>
      refuseBody(other, res, (left) => errorHandler()(left as MedusaError, req, res, next)),
    ),
}
