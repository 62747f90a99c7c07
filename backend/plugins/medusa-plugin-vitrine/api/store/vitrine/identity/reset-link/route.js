'use strict'

Object.defineProperty(exports, '__esModule', { value: true })

/**
 * `POST /store/vitrine/identity/reset-link` `{ email, token }`: `{ valid, names }`, whether the token still sets a password
 * and, where it does, the names of its account.
 */
async function checkResetLink(req, res) {
  res.json(await req.scope.resolve('identityService').checkReset(req.body ?? {}))
}

exports.POST = checkResetLink
