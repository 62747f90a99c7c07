'use strict'

const { createHash, timingSafeEqual } = require('node:crypto')
const { createRequire } = require('node:module')
const { countAttempts } = require('../storefront/attempts')
const { toNetwork } = require('../storefront/network')
const { deviceCookie, lifeSeconds, makeDevice, readDevice } = require('../storefront/staff-device')

// express's own reading of X-Forwarded-For, without its setting: Medusa's believes whoever calls
const requireAsExpress = createRequire(createRequire(require.resolve('@medusajs/medusa')).resolve('express'))
const proxyAddr = requireAsExpress('proxy-addr')

Object.defineProperty(exports, '__esModule', { value: true })

const shortestSecret = 32

/**
 * Who calls, and how often they may. Options (`storefront`): `secret`, shared with the shop; `proxies`, whose
 * `X-Forwarded-For` is believed; `limitScale`; `unlimited`, addresses that are not counted.
 */
class StorefrontService {
  constructor({ configModule }, { storefront = {} } = {}) {
    const { secret, proxies = [], limitScale, unlimited = [] } = storefront
    // what is to be closed must not stand open for a mistake: every route that asks for the secret fails
    if (secret && secret.length < shortestSecret) {
      throw new Error(`storefront.secret needs at least ${shortestSecret} characters`)
    }
    this.deviceSecret = configModule?.projectConfig.jwt_secret
    this.secretDigest = secret ? toDigest(secret) : null
    this.trust = proxyAddr.compile(proxies)
    this.attempts = countAttempts({ scale: limitScale })
    this.unlimited = new Set(unlimited.map(toNetwork))
  }

  /** Whether there is a secret, so that personal routes answer nobody else. */
  get isClosed() {
    return this.secretDigest !== null
  }

  /** Whether the storefront calls, as its secret says. */
  knows(req) {
    const given = req.headers['x-vitrine-storefront']
    return this.isClosed && typeof given === 'string' && timingSafeEqual(toDigest(given), this.secretDigest)
  }

  /**
   * Counts an attempt before it is made. Of the storefront's calls those count that name their visitor.
   * @param {keyof typeof import('../storefront/attempts').limits} action
   * @param {string} [account] the e-mail address that it is about, in lower case
   * @returns {number} seconds to wait where it must not be made now, else 0
   */
  count(req, action, account) {
    if (this.knows(req)) return this.attempts.add(action, { visitor: this.limited(req.headers['x-vitrine-visitor']) })
    return this.attempts.add(action, { client: this.limited(proxyAddr(req, this.trust)), account })
  }

  /**
   * Counts a sign-in of the staff before it is tried, whoever calls: the shop has no business there.
   * @param {string} [account] e-mail address in lower case
   * @returns {number} seconds to wait where it must not be tried now, else 0
   */
  countStaff(req, account) {
    return this.attempts.add('staff-sign-in', this.nameStaff(req, account))
  }

  /** Takes back what was counted of a sign-in that succeeded, and knows the browser from now on. */
  welcomeStaff(req, res, account) {
    this.attempts.takeBack('staff-sign-in', this.nameStaff(req, account))
    if (readDevice(req.cookies?.[deviceCookie], account, this.deviceSecret)) return
    res.cookie(deviceCookie, makeDevice(account, this.deviceSecret), {
      path: '/admin/auth',
      maxAge: lifeSeconds * 1000,
      httpOnly: true,
      sameSite: 'lax',
      secure: process.env.NODE_ENV === 'production',
    })
  }

  nameStaff(req, account) {
    const client = this.limited(proxyAddr(req, this.trust))
    if (!client) return {}
    const device = readDevice(req.cookies?.[deviceCookie], account, this.deviceSecret)
    return device ? { client, device } : { client, pair: `${client} ${account}`, account }
  }

  limited(address) {
    const network = toNetwork(address)
    return this.unlimited.has(network) ? null : network
  }
}

// digests are of one length, which the comparison needs
function toDigest(text) {
  return createHash('sha256').update(text).digest()
}

StorefrontService.LIFE_TIME = 'SINGLETON'

exports.default = StorefrontService
