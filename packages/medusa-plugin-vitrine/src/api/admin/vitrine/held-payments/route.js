'use strict'

Object.defineProperty(exports, '__esModule', { value: true })

/** `POST /admin/vitrine/held-payments`: gives back at once what would be given back within the hour. */
async function releaseHeldPayments(req, res) {
  res.json({ released: await req.scope.resolve('heldPaymentsService').release() })
}

exports.POST = releaseHeldPayments
