'use strict'

const { OrderEditService } = require('@medusajs/medusa/dist/services')
const { followEdit, requireLooseEdit } = require('../lines/follow-edit')

Object.defineProperty(exports, '__esModule', { value: true })

const isSettled = ({ status }) => ['confirmed', 'declined', 'canceled'].includes(status)

/** Medusa replaces an order's lines and forgets what had become of the former ones. */
class FollowedOrderEditService extends OrderEditService {
  async requestConfirmation(id, context) {
    return this.atomicPhase_(async (manager) => {
      const edit = await this.retrieve(id)
      if (!isSettled(edit)) await requireLooseEdit(manager, edit)
      return super.requestConfirmation(id, context)
    })
  }

  /** Once, however often it is asked for. @throws MedusaError not_allowed where it takes away pieces that are on their way */
  async confirm(id, context) {
    return this.atomicPhase_(async (manager) => {
      const edit = await this.retrieve(id)
      if (!isSettled(edit)) await requireLooseEdit(manager, edit)
      const confirmed = await super.confirm(id, context)
      await followEdit(manager, confirmed)
      return confirmed
    })
  }
}

exports.default = FollowedOrderEditService
