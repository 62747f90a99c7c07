// @ts-nocheck
import type { Container, PluginRequest } from '../container'
import { createRequire } from 'node:module'
import { MedusaError } from '@medusajs/utils'

// passport keeps its strategies in the module itself: it must be the one that Medusa uses
const requireAsMedusa = createRequire(require.resolve('@medusajs/medusa'))
const passport = requireAsMedusa('passport')
const { Strategy: CustomStrategy } = requireAsMedusa('passport-custom')
const { ExtractJwt, Strategy: JwtStrategy } = requireAsMedusa('passport-jwt')

const readBearer = ExtractJwt.fromAuthHeaderAsBearerToken()

/**
 * Puts our strategies in the place of Medusa's. A void token is refused everywhere in the store, also where nobody needs
 * to be signed in, so that the storefront learns of it; a void cookie session is nobody's.
 */
async function checkTokens(container: Container) {
  const identity = container.resolve('identityService')
  const { jwt_secret: secretOrKey } = container.resolve('configModule').projectConfig
  const options = { jwtFromRequest: readBearer, secretOrKey, algorithms: ['HS256'], passReqToCallback: true }

  async function verifyToken(req: PluginRequest, claims, done) {
    const { domain, customer_id, sid, iat, auth_time = iat } = claims
    if (domain !== 'store' || !customer_id) return done(null, false)
    const current = await identity.checkToken(claims, readBearer(req))
    if (!current) return done(new MedusaError(MedusaError.Types.UNAUTHORIZED, 'The token is void'))
    return done(null, { customer_id, auth_time, sid, generation: current.generation })
  }

  async function verifySession({ session }, done) {
    const { customer_id, customer_generation: generation = 0 } = session ?? {}
    const isCurrent = Boolean(customer_id) && (await identity.checkSession(customer_id, generation))
    return done(null, isCurrent && { customer_id, generation })
  }

  passport.use('store-bearer', new JwtStrategy(options, handingOn(verifyToken)))
  passport.use('store-session', new CustomStrategy(handingOn(verifySession)))
}

function handingOn(verify) {
  return (...args) => verify(...args).catch(args.at(-1))
}

export default checkTokens
