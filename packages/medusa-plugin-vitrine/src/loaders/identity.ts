import type { Container, PluginRequest, SignedIn } from '../container'
import { createSecretKey } from 'node:crypto'
import { createRequire } from 'node:module'
import { MedusaError } from '@medusajs/utils'

type Done = (error: unknown, user?: object | false) => void
type Verify = (...given: never[]) => unknown

interface PassportJwt {
  ExtractJwt: { fromAuthHeaderAsBearerToken(): (req: PluginRequest) => string | null }
  Strategy: new (options: object, verify: Verify) => object
}

interface StoreClaims extends Partial<SignedIn> {
  domain?: string
  iat: number
}

interface StoreSession {
  session?: { customer_id?: string; customer_generation?: number }
}

// passport keeps its strategies in the module itself: it must be the one that Medusa uses
const requireAsMedusa = createRequire(require.resolve('@medusajs/medusa'))
const passport = requireAsMedusa('passport') as { use(name: string, strategy: object): void }
const { Strategy: CustomStrategy } = requireAsMedusa('passport-custom') as { Strategy: new (verify: Verify) => object }
const { ExtractJwt, Strategy: JwtStrategy } = requireAsMedusa('passport-jwt') as PassportJwt

const readBearer = ExtractJwt.fromAuthHeaderAsBearerToken()

/**
 * Puts our strategies in the place of Medusa's. A void token is refused everywhere in the store, also where nobody needs
 * to be signed in, so that the storefront learns of it; a void cookie session is nobody's.
 */
async function checkTokens(container: Container) {
  const identity = container.resolve('identityService')
  const { jwt_secret: secret } = container.resolve('configModule').projectConfig
  // of a text the verifier looks each time whether it is a public key, which takes longer than all else
  const secretOrKey = secret && createSecretKey(secret, 'utf8')
  const options = { jwtFromRequest: readBearer, secretOrKey, algorithms: ['HS256'], passReqToCallback: true }

  async function verifyToken(req: PluginRequest, claims: StoreClaims, done: Done) {
    const { domain, customer_id, sid, iat, auth_time = iat } = claims
    if (domain !== 'store' || !customer_id) return done(null, false)
    const current = await identity.checkToken({ ...claims, customer_id }, readBearer(req) ?? '')
    if (!current) return done(new MedusaError(MedusaError.Types.UNAUTHORIZED, 'The token is void'))
    return done(null, { customer_id, auth_time, sid, generation: current.generation })
  }

  async function verifySession({ session }: StoreSession, done: Done) {
    const { customer_id, customer_generation: generation = 0 } = session ?? {}
    const isCurrent = customer_id !== undefined && (await identity.checkSession(customer_id, generation))
    return done(null, isCurrent && { customer_id, generation })
  }

  passport.use('store-bearer', new JwtStrategy(options, handingOn(verifyToken)))
  passport.use('store-session', new CustomStrategy(handingOn(verifySession)))
}

function handingOn<Given extends unknown[]>(verify: (...given: [...Given, Done]) => Promise<unknown>) {
  return (...given: [...Given, Done]) => verify(...given).catch(given.at(-1) as Done)
}

export default checkTokens
