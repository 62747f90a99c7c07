import { expect } from '@playwright/test'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startRedis } from '../../scripts/redis.mjs'
import { deliver, signDelivery } from './catalogue-hook'
import { type FaultProxy, startFaultProxy } from './fault-proxy'
import { sessionSecret, type Storefront, startStorefront } from './storefront'
import { waitForBackend } from './wait-for-backend'
import { readWorld } from './world'

/**
 * Shops beside the one under test, set up otherwise. Each starts when a worker's first test asks for it and stays for
 * those that follow, so tests leave nothing behind in it that others could meet. Settings that cannot hinder each other
 * share a process.
 */
export interface OtherShops {
  /**
   * One more process like the shop under test, which nobody tells of changes; it has no mail server, names who hears of holes in
   * it, and its pages ask every ten seconds who is signed in.
   */
  otherShop: Storefront
  /**
   * Limits and pauses as they are by default, each `X-Forwarded-For` an address of its own. Its secret has just been changed: it
   * takes what the shop under test has signed. It has no identity providers, a page of
   * the merchant with a key, and says everything to its log.
   */
  strictShop: LoggedShop
  /**
   * No secret that it could do without, no service worker, pictures in the place of emoji flags, and a tenth of what may
   * be tried by default; each `X-Forwarded-For` is an address of its own.
   */
  bareShop: Storefront
  /** Says everything to its log, and knows only the new secret. */
  talkativeShop: LoggedShop & { secret: string }
  /** On a Medusa without our plugin, its flags at another origin; it measures how each page load felt, and has a page of the merchant. */
  plainShop: LoggedShop & { backend: FaultProxy }
  /** Its backend can be made to fail: tests take `faultyShop`, which makes it well again. */
  frailShop: FaultyShop
  /** Two processes on one Redis: tests take `sharingShops`, which starts a Redis again that was stopped. */
  redisShops: SharingShops
}

export interface FaultyShop extends Storefront {
  backend: FaultProxy
}

export interface SharingShops {
  /** Limits as they are by default, each `X-Forwarded-For` an address of its own. */
  shops: [Storefront, Storefront]
  stopRedis(): Promise<void>
  /** Waits until both processes have it. */
  startRedis(): Promise<void>
}

interface LoggedShop extends Storefront {
  /** What it has logged so far. */
  readLog(): string
}

/** What a visitor whom no limit knows yet sends to a shop that believes it. */
export function fromElsewhere(): { 'X-Forwarded-For': string } {
  const bytes = crypto.getRandomValues(new Uint8Array(3))
  return { 'X-Forwarded-For': ['10', ...bytes].join('.') }
}

type Env = Record<string, string>
type Use<T> = (world: T) => Promise<void>

const newSecret = 'a secret that nobody must ever see!!'
const realLimits = { RATE_LIMIT_SCALE: '1', PAUSE_SCALE: '1', TRUST_PROXY: 'loopback' }
const plainSettings = {
  LOG_LEVEL: 'info',
  VITALS_SAMPLE: '1',
  FLAG_STYLE: 'image',
  MERCHANT_PAGE: 'on',
  FLAG_ICON_BASE_URL: 'https://flags.example/4x3',
}

export function useOtherShop(use: Use<Storefront>): Promise<void> {
  const contact = { SECURITY_CONTACT: 'mailto:security@shop.example' }
  return useShop({ ...contact, SMTP_URL: '', SESSION_POLL_SECONDS: '10' }, use)
}

export function useStrictShop(use: Use<LoggedShop>): Promise<void> {
  const secrets = { SESSION_SECRETS: `${newSecret},${sessionSecret}` }
  const merchant = { MERCHANT_PAGE: 'on', MEDUSA_ADMIN_API_KEY: 'the key of the back office, for tests' }
  return useLoggedShop({ ...realLimits, ...secrets, ...merchant, IDENTITY_PROVIDERS: '', LOG_LEVEL: 'trace' }, use)
}

export function useBareShop(use: Use<Storefront>): Promise<void> {
  const without = { CATALOGUE_HOOK_SECRET: '', IDENTITY_SECRET: '', SERVICE_WORKER: 'off', FLAG_STYLE: 'image' }
  return useShop({ ...without, RATE_LIMIT_SCALE: '0.1', TRUST_PROXY: 'loopback' }, use)
}

export function useTalkativeShop(use: Use<OtherShops['talkativeShop']>): Promise<void> {
  const env = { SESSION_SECRETS: newSecret, LOG_LEVEL: 'trace' }
  return useLoggedShop(env, (shop) => use({ ...shop, secret: newSecret }))
}

export function usePlainShop(use: Use<OtherShops['plainShop']>): Promise<void> {
  return useBackend((backend) => {
    backend.spoil((_, path) => (/^\/(store|admin)\/vitrine\//.test(path) ? 'unknown' : null))
    return useLoggedShop({ ...plainSettings, MEDUSA_URL: backend.url }, (shop) => use({ ...shop, backend }))
  })
}

export function useFrailShop(use: Use<FaultyShop>): Promise<void> {
  // what fails for good is told soon
  const env = { MEDUSA_MAX_RETRIES: '0' }
  return useBackend((proxy) =>
    useShop({ ...env, MEDUSA_URL: proxy.url }, async (shop) => {
      async function restore(): Promise<void> {
        await proxy.restore()
        await waitForBackend(shop.url)
      }
      await use({ ...shop, backend: { ...proxy, restore } })
    }),
  )
}

export async function useRedisShops(use: Use<SharingShops>): Promise<void> {
  let redis = await startRedis()
  let isRunning = true
  const env = { ...realLimits, REDIS_URL: redis.url }
  await useShop(env, (one) =>
    useShop(env, async (other) => {
      const shops: [Storefront, Storefront] = [one, other]
      await waitForRedis(shops)
      await use({
        shops,
        async stopRedis() {
          isRunning = false
          await redis.stop()
        },
        async startRedis() {
          if (isRunning) return
          redis = await startRedis({ port: redis.port })
          isRunning = true
          await waitForRedis(shops)
        },
      })
    }),
  )
  if (isRunning) await redis.stop()
}

// the connection is made in the background; a purge says whether it reached the others
async function waitForRedis(shops: Storefront[]): Promise<void> {
  const purge = async (shop: Storefront) => (await deliver(signDelivery([{ kind: 'products' }]), shop.url)).status
  await expect.poll(() => Promise.all(shops.map(purge)), { timeout: 20_000 }).toEqual([204, 204])
}

async function useShop(env: Env, use: Use<Storefront>): Promise<void> {
  const shop = await startStorefront({ env })
  await use(shop)
  await shop.stop()
}

async function useLoggedShop(env: Env, use: Use<LoggedShop>): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'vitrine-log-'))
  const logFile = join(directory, 'shop.log')
  const shop = await startStorefront({ env, logFile })
  await use({ ...shop, readLog: () => readFileSync(logFile, 'utf8') })
  await shop.stop()
  rmSync(directory, { recursive: true })
}

async function useBackend(use: Use<FaultProxy>): Promise<void> {
  const backend = await startFaultProxy(readWorld('MEDUSA_URL'))
  await use(backend)
  await backend.stop()
}
