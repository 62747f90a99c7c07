'use strict'

Object.defineProperty(exports, '__esModule', { value: true })

/** `POST /store/vitrine/identity/email` `{ proof }`: the proved address takes effect; 409 where an account has it. */
async function changeEmail(req, res) {
  try {
    res.json(await req.scope.resolve('identityService').changeEmail(req.body?.proof))
  } catch (error) {
    if (error.type !== 'duplicate_error') throw error
    res.status(409).json({ type: 'duplicate_error', message: 'Another account has this address' })
  }
}

exports.POST = changeEmail
