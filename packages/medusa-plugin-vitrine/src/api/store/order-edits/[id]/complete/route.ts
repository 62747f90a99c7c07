import type { PluginRequest } from '../../../../../container'
import type { MedusaResponse } from '@medusajs/medusa'
import {
  defaultStoreOrderEditFields as select,
  defaultStoreOrderEditRelations as relations,
} from '@medusajs/medusa/dist/types/order-edit'
import { completeEdit } from '../../../../../payments/complete-edit'

/**
 * `POST /store/order-edits/:id/complete` as in Medusa, which asks whether a payment was authorized but not whether it is as
 * much as the change costs by now: 409 `amount_changed` or `not_paid`.
 */
async function complete(req: PluginRequest, res: MedusaResponse) {
  const { id } = req.params
  const edits = req.scope.resolve('orderEditService')
  await completeEdit(req.scope.cradle, id, { confirmedBy: req.user?.customer_id })
  res.json({ order_edit: await edits.decorateTotals(await edits.retrieve(id, { select, relations })) })
}

export const POST = complete
