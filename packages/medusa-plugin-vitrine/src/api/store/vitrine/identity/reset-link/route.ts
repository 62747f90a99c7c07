// @ts-nocheck
/**
 * `POST /store/vitrine/identity/reset-link` `{ email, token }`: `{ valid, names, proved }`, whether the token still sets a
 * password and, where it does, the names of its account and whether anybody has proved its address.
 */
async function checkResetLink(req, res) {
  res.json(await req.scope.resolve('identityService').checkReset(req.body ?? {}))
}

export const POST = checkResetLink
