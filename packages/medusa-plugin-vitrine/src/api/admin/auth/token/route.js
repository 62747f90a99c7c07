'use strict'

const jwt = require('jsonwebtoken')
const { signInStaff } = require('../../../../identity/staff')

Object.defineProperty(exports, '__esModule', { value: true })

/** `POST /admin/auth/token` as in Medusa; see `POST /admin/auth`. */
async function signIn(req, res) {
  const user = await signInStaff(req, res)
  if (!user) return res.sendStatus(401)
  const { jwt_secret: secret } = req.scope.resolve('configModule').projectConfig
  return res.json({ access_token: jwt.sign({ user_id: user.id, domain: 'admin' }, secret, { expiresIn: '24h' }) })
}

exports.AUTHENTICATE = false
exports.POST = signIn
