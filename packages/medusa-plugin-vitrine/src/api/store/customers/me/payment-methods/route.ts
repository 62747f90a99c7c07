import type { AbstractPaymentService, Customer } from '@medusajs/medusa'
import type PaymentProviderService from '../../../../../services/payment-provider'
import type { PluginRequest } from '../../../../../container'
import type { MedusaResponse } from '@medusajs/medusa'

/**
 * `GET /store/customers/me/payment-methods` as in Medusa, which answers 500 as soon as one provider is a payment
 * processor: those keep no methods, and have no function that says so.
 */
async function listPaymentMethods(req: PluginRequest, res: MedusaResponse) {
  if (!req.user?.customer_id) return res.sendStatus(401)
  const service = req.scope.resolve('paymentProviderService')
  const customer = await req.scope.resolve('customerService').retrieve(req.user.customer_id)
  const providers = await service.list()
  const found = await Promise.all(
    providers.filter((provider) => provider.is_installed).map(({ id }) => listOf(service, id, customer)),
  )
  return res.json({ payment_methods: found.flat() })
}

async function listOf(service: PaymentProviderService, providerId: string, customer: Customer) {
  const provider: Partial<AbstractPaymentService> = service.retrieveProvider<AbstractPaymentService>(providerId)
  const methods = (await provider.retrieveSavedMethods?.(customer)) ?? []
  return methods.map((data) => ({ provider_id: providerId, data }))
}

export const GET = listPaymentMethods
