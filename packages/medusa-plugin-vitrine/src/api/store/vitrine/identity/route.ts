import type { PluginRequest } from '../../../../container'
import type { MedusaResponse } from '@medusajs/medusa'

/** `GET /store/vitrine/identity`: how the storefront finds out what it may offer. */
async function describeIdentity(req: PluginRequest, res: MedusaResponse) {
  const { isPasswordless: passwordless } = req.scope.resolve('identityService')
  const always = { generations: true, sessions: true, orderClaims: true, links: true }
  const catalogue = { formerHandles: true, priorPrices: true, bestsellers: true }
  const afterSales = { orderPasts: true, lineAccounts: true, withdrawals: true }
  res.json({ ...always, ...catalogue, ...afterSales, passwordless, providers: passwordless, passkeys: passwordless })
}

export const GET = describeIdentity
