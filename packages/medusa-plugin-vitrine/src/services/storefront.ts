import type { PluginRequest, Services } from '../container'
import type { PluginOptions } from '../options'
import type { MedusaResponse } from '@medusajs/medusa'
import { createHash, timingSafeEqual } from 'node:crypto'
import { listSecrets } from '../shared-secrets'
import { type Action, type Attempt, countAttempt } from '../storefront/rate-limit'
import type { Counter } from '../storefront/counter'
import { askStore, type CountingStore, makeSharedCounter } from '../storefront/shared-counter'
import { toNetwork } from '../storefront/network'
import { believeProxies } from '../storefront/proxies'
import { toKnownWords } from '../storefront/known-metadata'
import { makeSecurityLog } from '../storefront/security-log'
import { deviceCookie, lifeSeconds, makeDevice, readDevice } from '../storefront/staff-device'

// of the API, digests of which are remembered; no shop has as many
const mostTokens = 1000

/**
 * Who calls, and how often they may. Options (`storefront`): `secret`, shared with the shop; `proxies`, whose
 * `X-Forwarded-For` is believed; `limitScale`; `unlimited`, addresses that are not counted; `metadata`, what else may be
 * written.
 */
class StorefrontService {
  static readonly LIFE_TIME = 'SINGLETON'
  readonly deviceSecret
  readonly secretDigests
  readonly findCaller
  readonly logSecurity
  readonly goodTokens
  readonly metadata
  readonly attempts
  readonly unlimited

  constructor({ configModule, logger, redisClient }: Services, { storefront = {} }: PluginOptions = {}) {
    const { secret, proxies = [], limitScale, unlimited = [], metadata } = storefront
    this.deviceSecret = configModule?.projectConfig.jwt_secret ?? ''
    // what is to be closed must not stand open for a mistake: where one is too short every route that asks for it fails
    this.secretDigests = listSecrets('storefront.secret', secret).map(toDigest)
    this.findCaller = believeProxies(proxies)
    this.logSecurity = makeSecurityLog(logger, this.deviceSecret)
    this.goodTokens = new Set<string>()
    this.metadata = toKnownWords(metadata)
    const config = configModule?.projectConfig
    // without a Redis of its own Medusa has a stand-in for one in memory
    const share = config?.redis_url ? shareCounters(redisClient, config.redis_prefix) : undefined
    this.attempts = countAttempt({ scale: limitScale, secret: this.deviceSecret, share })
    this.unlimited = new Set(unlimited.map(toNetwork))
  }

  /** Whether there is a secret, so that personal routes answer nobody else. */
  get isClosed() {
    return this.secretDigests.length > 0
  }

  /** Whether the storefront calls, as its secret says. */
  knows(req: PluginRequest) {
    const given = req.headers['x-vitrine-storefront']
    if (typeof given !== 'string') return false
    const digest = toDigest(given)
    return this.secretDigests.some((known) => timingSafeEqual(digest, known))
  }

  /**
   * Counts an attempt before it is made. Of the storefront's calls those count that name their visitor.
   * @param account the e-mail address that it is about, in lower case
   * @returns seconds to wait where it must not be made now, else 0
   */
  count(req: PluginRequest, action: Action, account?: string): Promise<number> {
    return this.add(req, action, this.nameCaller(req, account))
  }

  /** Takes back an attempt that was counted so and turned out to be no guess. */
  takeBack(req: PluginRequest, action: Action, account?: string): Promise<void> {
    return this.attempts.takeBack(action, this.nameCaller(req, account))
  }

  /**
   * Counts a sign-in of the staff before it is tried, whoever calls: the shop has no business there.
   * @param account e-mail address in lower case
   * @returns seconds to wait where it must not be tried now, else 0
   */
  countStaff(req: PluginRequest, account?: string): Promise<number> {
    return this.add(req, 'staff-sign-in', this.nameStaff(req, account))
  }

  /**
   * Counts a key of the API before it is looked at, unless it was right before.
   * @returns seconds to wait where it must not be tried now, else 0
   */
  async countStaffToken(
    req: PluginRequest,
    token: string,
    isRight: (token: string) => Promise<boolean>,
  ): Promise<number> {
    const digest = toDigest(token).toString('base64')
    if (this.goodTokens.has(digest)) return 0
    const attempt = { client: this.limited(this.findCaller(req)) }
    const seconds = await this.add(req, 'staff-token', attempt)
    if (seconds > 0 || !(await isRight(token))) return seconds
    await this.attempts.takeBack('staff-token', attempt)
    if (this.goodTokens.size >= mostTokens) this.goodTokens.delete(this.goodTokens.values().next().value ?? '')
    this.goodTokens.add(digest)
    return 0
  }

  /** Takes back what was counted of a sign-in that succeeded, and knows the browser from now on. */
  async welcomeStaff(req: PluginRequest, res: MedusaResponse, account: string) {
    await this.attempts.takeBack('staff-sign-in', this.nameStaff(req, account))
    if (readDevice(req.cookies?.[deviceCookie], account, this.deviceSecret)) return
    res.cookie(deviceCookie, makeDevice(account, this.deviceSecret), {
      path: '/admin/auth',
      maxAge: lifeSeconds * 1000,
      httpOnly: true,
      sameSite: 'lax',
      secure: process.env.NODE_ENV === 'production',
    })
  }

  async add(req: PluginRequest, action: Action, attempt: Attempt) {
    const seconds = await this.attempts.add(action, attempt)
    // of its visitors the storefront tells itself
    if (seconds > 0 && !this.knows(req)) {
      const { client, account } = attempt
      this.logSecurity('limit-hit', { limit: action }, { network: client, email: account })
    }
    return seconds
  }

  nameCaller(req: PluginRequest, account?: string): Attempt {
    if (this.knows(req)) return { visitor: this.limited(req.headers['x-vitrine-visitor']) }
    return { client: this.limited(this.findCaller(req)), account }
  }

  nameStaff(req: PluginRequest, account?: string): Attempt {
    const client = this.limited(this.findCaller(req))
    if (!client) return {}
    const device = readDevice(req.cookies?.[deviceCookie], account, this.deviceSecret)
    return device ? { client, device } : { client, pair: `${client} ${account}`, account }
  }

  limited(address: unknown) {
    if (!address) return null
    // what no proxy should say is somebody all the same
    const network = toNetwork(address) ?? 'unknown'
    return this.unlimited.has(network) ? null : network
  }
}

function shareCounters(store: CountingStore, prefix = '') {
  const ask = askStore(store)
  return (name: string, seconds: number, own: Counter) =>
    makeSharedCounter({ name: `${prefix}vitrine:attempts:${name}`, seconds, ask, own })
}

// digests are of one length, which the comparison needs
function toDigest(text: string) {
  return createHash('sha256').update(text).digest()
}

export default StorefrontService
