'use strict'

Object.defineProperty(exports, '__esModule', { value: true })

/** `GET /store/vitrine/identity`: how the storefront finds out what it may offer. */
async function describeIdentity(req, res) {
  const { isPasswordless: passwordless } = req.scope.resolve('identityService')
  const always = { generations: true, sessions: true, orderClaims: true, links: true }
  res.json({ ...always, passwordless, providers: passwordless, passkeys: passwordless })
}

exports.GET = describeIdentity
