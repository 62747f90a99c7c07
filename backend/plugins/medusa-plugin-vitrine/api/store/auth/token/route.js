'use strict'

const { StorePostAuthReq, validator } = require('@medusajs/medusa')

Object.defineProperty(exports, '__esModule', { value: true })

/** `POST /store/auth/token` as in Medusa, with a token of a session of its own, for the device that the header `x-vitrine-device` names. */
async function signIn(req, res) {
  const { email, password } = await validator(StorePostAuthReq, req.body)
  const device = req.headers['x-vitrine-device']
  const token = await req.scope.resolve('identityService').signInByPassword(email, password, device)
  return token ? res.json({ access_token: token }) : res.sendStatus(401)
}

exports.POST = signIn
