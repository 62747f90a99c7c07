'use strict'

Object.defineProperty(exports, '__esModule', { value: true })

/** `GET /store/vitrine/identity`: how the storefront finds out what it may offer. */
async function describeIdentity(req, res) {
  const passwordless = req.scope.resolve('identityService').isPasswordless
  res.json({ passwordless, generations: true, sessions: true, orderClaims: true })
}

exports.GET = describeIdentity
