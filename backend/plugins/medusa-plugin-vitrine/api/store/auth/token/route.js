'use strict'

const { StorePostAuthReq, validator } = require('@medusajs/medusa')

Object.defineProperty(exports, '__esModule', { value: true })

/** `POST /store/auth/token` as in Medusa, with a token that belongs to the account's generation. */
async function signIn(req, res) {
  const { email, password } = await validator(StorePostAuthReq, req.body)
  const signedIn = await req.scope.resolve('identityService').signInByPassword(email, password)
  if (!signedIn) return res.sendStatus(401)
  return res.json({ access_token: signedIn.token })
}

exports.POST = signIn
