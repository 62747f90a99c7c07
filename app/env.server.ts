import { parseBankAccount } from '@vitrine/shared/bank-account'
import { z } from 'zod'
import { authBasePath } from './auth-base-path'
import { pageMs } from './commerce/request-time'
import { theme } from './theme'
import { languages } from './i18n/languages'
import { manufacturerSchema } from './manufacturer'
import { returnAddressSchema } from './return-address'
import { edgeNames } from './http/server/edges'
import { isBareHttp, isTrustOfAnybody } from './http/server/proxy-trust'

const list = z
  .string('missing')
  .transform((value) => value.split(',').map((part) => part.trim()))
  .pipe(z.array(z.string().min(1)))

// `https://cdn.example`, as the browser would write it: no path, no credentials
const origin = z
  .string()
  .refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol), 'not an http(s) address')
  .refine((value) => URL.canParse(value) && new URL(value).origin === value, 'an origin looks like https://cdn.example')

// `/flags` or `https://flags.example/4x3`, where `de.svg` lies
const flagIconBase = z
  .string()
  .refine(
    (value) => URL.canParse(value, 'https://shop.example') && !/[?#\s]|^\/\/|@/.test(value),
    'neither a path nor an address',
  )
  .refine((value) => /^(https?:\/)?\/[^/]/.test(value), 'flags lie at a path such as /flags or at an http(s) address')
  .transform((value) => value.replace(/\/+$/, ''))

const httpUrl = z.url({ protocol: /^https?$/, error: 'not an http(s) address' })

// pages name each other by paths from the root
const rootUrl = httpUrl.refine(
  (value) => URL.canParse(value) && `${new URL(value).origin}/` === new URL(value).href,
  'the shop stands at the root of its address, which looks like https://shop.example',
)

/** A setting in a form of its own; `says` stands for what its parser throws. */
const parsed = <T>(parse: (setting: string) => T, says?: string) =>
  z.string().transform((setting, context) => {
    try {
      return parse(setting)
    } catch (error) {
      context.addIssue(says ?? (error instanceof Error ? error.message : 'is none'))
      return z.NEVER
    }
  })

const json = parsed((setting): unknown => JSON.parse(setting), 'not JSON')
const bankAccount = parsed(parseBankAccount)

// as a JSON list in one variable
const identityProviders = json
  .pipe(
    z.array(
      z.object({
        id: z
          .string()
          .regex(/^[a-z][a-z0-9-]{0,31}$/, 'an id looks like my-provider')
          .refine((id) => !['credentials', 'email', 'passkey'].includes(id), 'the id is taken'),
        name: z.string().min(1),
        issuer: httpUrl,
        clientId: z.string().min(1),
        clientSecret: z.string().min(1),
      }),
    ),
  )
  .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, 'each id only once')

const flag = z.enum(['true', 'false']).transform((value) => value === 'true')

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

// beside what else is wrong, so that one start tells everything
const always = () => true

/** Every setting of the storefront, with its default; README's table is held against it by a test. */
export const envSchema = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
    HOST: z.string().default('localhost'),
    PORT: z.coerce.number().int().min(0).max(65535).default(3000),
    PROCESSES: z.coerce.number().int().min(1).max(64).default(1),
    STOP_DELAY_SECONDS: z.coerce.number().min(0).max(120).default(10),
    PUBLIC_URL: rootUrl.optional(),
    ALLOW_HTTP: z.enum(['on', 'off']).default('off'),
    MEDUSA_URL: httpUrl.default('http://localhost:9000'),
    MEDUSA_PUBLISHABLE_KEY: z.string().min(1).optional(),
    MEDUSA_WAIT_MS: z.coerce.number().int().min(500).max(60_000).default(pageMs),
    MEDUSA_MAX_RETRIES: z.coerce.number().int().min(0).max(10).default(3),
    MERCHANT_PAGE: z.enum(['on', 'off']).default('off'),
    MEDUSA_ADMIN_API_KEY: z.string().min(32, 'the key needs at least 32 characters').optional(),
    SESSION_SECRETS: list.pipe(z.array(z.string().min(32, 'each secret needs at least 32 characters'))),
    AUTH_BASE_PATH: z
      .string()
      .refine((path) => path === authBasePath, `the shop was built for ${authBasePath}; build it anew for another path`)
      .default(authBasePath),
    THEME: z
      .string()
      .refine((name) => name === theme.name, `the shop was built with ${theme.name}; build it anew for another theme`)
      .default(theme.name),
    RATE_LIMIT_SCALE: z.coerce.number().positive().default(1),
    SHED_DELAY_MS: z.coerce.number().int().min(0).default(0),
    PAUSE_SCALE: z.coerce.number().min(0.01, 'between 0.01 and 10').max(10, 'between 0.01 and 10').default(1),
    SESSION_POLL_SECONDS: z.coerce.number().int().min(10).max(86_400).optional(),
    REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'an address looks like redis://cache.example:6379' }).optional(),
    CATALOGUE_READ_AHEAD: z.enum(['on', 'off']).default('on'),
    CATALOGUE_HOOK_SECRET: list
      .pipe(z.array(z.string().min(32, 'each secret needs at least 32 characters')))
      .optional(),
    EARLY_HINTS: z.enum(['on', 'off']).default('off'),
    EDGE: z.enum(edgeNames, `the shop can tell ${edgeNames.join(', ')}`).optional(),
    EDGE_PURGE_URL: httpUrl.optional(),
    EDGE_TOKEN: z.string().min(1).optional(),
    STOREFRONT_SECRET: z.string().min(32, 'the secret needs at least 32 characters').optional(),
    IDENTITY_SECRET: z.string().min(32, 'the secret needs at least 32 characters').optional(),
    IDENTITY_PROVIDERS: identityProviders.default([]),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: 'an address looks like smtp://user:password@mail.example:587' })
      .optional(),
    MAIL_FROM: z.string().includes('@').optional(),
    SECURITY_CONTACT: z
      .url({
        protocol: /^(https|mailto)$/,
        error: 'a contact looks like mailto:security@shop.example or https://shop.example/security',
      })
      .optional(),
    TRUST_PROXY: z
      .string()
      .refine(
        (setting) => !isTrustOfAnybody(setting),
        'that believes whatever anybody says about their address, as does a net that holds a /8 of the internet, or a /20 of IPv6; set the number of proxies in front of the shop (1), or their addresses (10.0.0.0/8)',
      )
      .default('false'),
    COUNTRY_HEADER: z.string().optional(),
    RETURN_ADDRESS: json.pipe(returnAddressSchema).optional(),
    BANK_ACCOUNT: bankAccount.default([]),
    RETURN_DAYS: z.coerce.number().int().min(0).max(3650).optional(),
    MANUFACTURER: json.pipe(manufacturerSchema).optional(),
    DEFAULT_LOCALE: z
      .string()
      .regex(/^[a-z]{2}-[a-z]{2}$/, 'a locale looks like en-us')
      .default('en-us'),
    LANGUAGES: list.pipe(z.array(z.enum(languages, `the shop speaks ${languages.join(', ')}`))).default([...languages]),
    CATALOGUE_LANGUAGE: z.enum(languages, `the shop speaks ${languages.join(', ')}`).optional(),
    SHOP_NAME: z.string().default('Vitrine'),
    FLAG_STYLE: z.enum(['emoji', 'image']).default('emoji'),
    FLAG_ICON_BASE_URL: flagIconBase.default('/flags'),
    PICTURE_ORIGINS: list.pipe(z.array(origin)).default([]),
    PICTURE_CACHE_DIR: z.string().default('.cache/pictures'),
    PICTURE_CACHE_MB: z.coerce.number().int().min(0).default(512),
    PAGE_CACHE_MB: z.coerce.number().int().min(0).max(4096).default(32),
    ASSET_ARCHIVE_DIR: z.string().default('.cache/assets'),
    ASSET_ARCHIVE_DAYS: z.coerce.number().int().min(0).default(14),
    PAYMENT_PAGE_ORIGINS: list.pipe(z.array(origin)).default([]),
    STRIPE_PUBLISHABLE_KEY: z
      .string()
      .regex(
        /^pk_(test|live)_\w+$/,
        'a publishable key looks like pk_test_… or pk_live_…; a secret key must never be here',
      )
      .optional(),
    LEGAL_GUARANTEE_NOTICE: z.enum(['on', 'off']).default('on'),
    SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
    VITALS_SAMPLE: z.coerce.number().min(0).max(1).default(0),
    TIME_ZONE: z.string().refine(isTimeZone, 'not a time zone: they look like Europe/Berlin').default('UTC'),
    ORDER_CUT_OFF: z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time looks like 14:00')
      .default('12:00'),
    METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
    METRICS_HOST: z.string().default('localhost'),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    ACCESS_LOG_SHARE: z.coerce.number().min(0).max(1).default(1),
    OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
    SERVER_TIMING: z.enum(['on', 'off']).default('off'),
    PSEUDO_LOCALES: flag.default(false),
  })
  .refine(({ DEFAULT_LOCALE, LANGUAGES }) => LANGUAGES.some((language) => language === DEFAULT_LOCALE.slice(0, 2)), {
    path: ['DEFAULT_LOCALE'],
    error: 'its language is none of LANGUAGES',
  })
  .refine(({ PROCESSES, REDIS_URL }) => PROCESSES === 1 || REDIS_URL !== undefined, {
    path: ['PROCESSES'],
    error:
      'several processes would each count and lock by itself, and a form sent twice could order twice; set REDIS_URL',
    when: always,
  })
  .refine(({ EDGE, EDGE_PURGE_URL }) => (EDGE === undefined) === (EDGE_PURGE_URL === undefined), {
    path: ['EDGE_PURGE_URL'],
    error: 'goes together with EDGE: what stands in front of the shop, and where it takes purges',
    when: always,
  })
  .refine(({ EDGE, EDGE_TOKEN }) => EDGE === undefined || EDGE === 'varnish' || EDGE_TOKEN !== undefined, {
    path: ['EDGE_TOKEN'],
    error: 'missing; the edge takes purges from nobody without one',
    when: always,
  })
  .refine(({ EDGE, CATALOGUE_HOOK_SECRET }) => EDGE === undefined || CATALOGUE_HOOK_SECRET !== undefined, {
    path: ['EDGE'],
    error: 'nobody would tell what to purge; set CATALOGUE_HOOK_SECRET, here and in the plugin',
    when: always,
  })
  .refine(({ NODE_ENV, PUBLIC_URL }) => NODE_ENV !== 'production' || PUBLIC_URL !== undefined, {
    path: ['PUBLIC_URL'],
    error: 'missing; set the address that shoppers use (https://shop.example), which mailed links lead to',
    when: always,
  })
  .refine(
    ({ NODE_ENV, PUBLIC_URL, ALLOW_HTTP }) =>
      NODE_ENV !== 'production' || ALLOW_HTTP === 'on' || !isBareHttp(PUBLIC_URL),
    {
      path: ['PUBLIC_URL'],
      error:
        'over http anybody on the way reads passwords and orders; set an https address, or ALLOW_HTTP=on if that is meant',
      when: always,
    },
  )

type Settings = z.infer<typeof envSchema>

/** All settings; `PUBLIC_URL` is where the shop listens where it may be left out. */
export type Env = Readonly<Settings & { PUBLIC_URL: string }>

/**
 * Reads the settings out of `source`. What would be unsafe in front of shoppers is wrong in production only.
 * @throws Error that names every wrong setting and why, one a line
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = envSchema.safeParse(given)
  if (!result.success) {
    const reasons = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`These settings are missing or wrong:\n${reasons.join('\n')}`)
  }
  const { PUBLIC_URL = `http://localhost:${result.data.PORT}` } = result.data
  return Object.freeze({ ...result.data, PUBLIC_URL })
}

export const env = parseEnv(process.env)
