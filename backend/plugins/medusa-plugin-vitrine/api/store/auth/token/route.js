'use strict'

const { StorePostAuthReq, validator } = require('@medusajs/medusa')

Object.defineProperty(exports, '__esModule', { value: true })

/**
 * `POST /store/auth/token` as in Medusa, with a token of a session of its own, for the device that the header
 * `x-vitrine-device` names. Of the storefront `x-vitrine-known: 1` is believed: somebody has signed in to this account with
 * this browser before.
 */
async function signIn(req, res) {
  const { email, password } = await validator(StorePostAuthReq, req.body)
  const { 'x-vitrine-device': device, 'x-vitrine-known': known } = req.headers
  const isKnown = known === '1' && req.scope.resolve('storefrontService').knows(req)
  const token = await req.scope.resolve('identityService').signInByPassword(email, password, { device, isKnown })
  return token ? res.json({ access_token: token }) : res.sendStatus(401)
}

exports.POST = signIn
