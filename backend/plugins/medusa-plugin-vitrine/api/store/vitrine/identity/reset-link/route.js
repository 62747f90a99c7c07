'use strict'

Object.defineProperty(exports, '__esModule', { value: true })

/** `POST /store/vitrine/identity/reset-link` `{ email, token }`: `{ valid }`, whether the token still sets a password. */
async function checkResetLink(req, res) {
  res.json({ valid: await req.scope.resolve('identityService').checkReset(req.body ?? {}) })
}

exports.POST = checkResetLink
