'use strict'

Object.defineProperty(exports, '__esModule', { value: true })

/** `GET /store/vitrine/identity`: how the storefront finds out what it may offer. */
async function describeIdentity(req, res) {
  res.json({ passwordless: req.scope.resolve('identityService').isPasswordless, generations: true, orderClaims: true })
}

exports.GET = describeIdentity
