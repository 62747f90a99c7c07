// @ts-nocheck
/**
 * `POST /store/vitrine/identity/passkey` `{ proof }`: `{ passkey: { public_key, counter, transports } }`, with which the
 * storefront checks a signature; null where nobody has it.
 */
async function findPasskey(req, res) {
  res.json({ passkey: await req.scope.resolve('passkeyService').find(req.body?.proof) })
}

export const POST = findPasskey
