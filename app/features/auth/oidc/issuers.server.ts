import {
  allowInsecureRequests,
  type Configuration,
  type CustomFetch,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client'
import { env, type Env } from '~/env.server'
import { repeatRead } from '~/http/repeat-read'
import { log } from '~/http/server/log.server'

export type IssuerSettings = Env['IDENTITY_PROVIDERS'][number]

/** The provider that the settings call so. */
export function findIssuer(id: string | null): IssuerSettings | undefined {
  return env.IDENTITY_PROVIDERS.find((settings) => settings.id === id)
}

/** The provider that shoppers know by this name. */
export function findIssuerByName(name: string | undefined): IssuerSettings | undefined {
  return env.IDENTITY_PROVIDERS.find((settings) => settings.name === name)
}

const deadlineSeconds = 5
const keptMs = 60 * 60_000

const known = new Map<string, { configuration: Promise<Configuration>; at: number }>()

/**
 * What an issuer says about itself (OpenID Connect Discovery 1.0), asked for at most once an hour; what failed is asked
 * for again.
 * @throws Error where the issuer does not answer, or is not the one it says
 */
export function discoverIssuer(settings: IssuerSettings): Promise<Configuration> {
  const found = known.get(settings.id)
  if (found && Date.now() - found.at < keptMs) return found.configuration
  const configuration = discover(settings)
  known.set(settings.id, { configuration, at: Date.now() })
  configuration.catch(() => known.delete(settings.id))
  return configuration
}

async function discover({ id, issuer, clientId, clientSecret }: IssuerSettings): Promise<Configuration> {
  const url = new URL(issuer)
  const configuration = await discovery(url, clientId, clientSecret, undefined, {
    timeout: deadlineSeconds,
    [customFetch]: fetchPatiently,
    execute: [
      // TLS says which server the token comes from, its signature that the issuer has made it: by itself the library
      // looks at the former alone, as OpenID Connect Core 3.1.3.7 lets it
      enableNonRepudiationChecks,
      // plain http is for a provider on this machine, such as the demo's
      ...(url.protocol === 'http:' && isLoopback(url) ? [allowInsecureRequests] : []),
    ],
  })
  configuration.timeout = deadlineSeconds
  const { authorization_endpoint: endpoint } = configuration.serverMetadata()
  if (endpoint) formOrigins.set(id, new URL(endpoint).origin)
  return configuration
}

// What the issuer says of itself and its keys may be asked again, by the signal that the library gives it; a code is exchanged
// once, by a POST.
const fetchPatiently: CustomFetch = (url, options) => {
  const { method, signal } = options
  // the library's and Node's types differ in what a body may be
  const ask = () => fetch(url, options as RequestInit)
  return method === 'GET' ? repeatRead(ask, { deadlineMs: deadlineSeconds * 1000, signal }) : ask()
}

function isLoopback({ hostname }: URL): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

const formOrigins = new Map(env.IDENTITY_PROVIDERS.map(({ id, issuer }) => [id, new URL(issuer).origin]))

/** The origins to which the forms of the sign-in may lead: where the issuers say that people sign in. */
export function listIssuerOrigins(): string[] {
  return [...new Set(formOrigins.values())]
}

/** Asks all issuers at the start, and names in the log those that do not answer. */
export async function checkIssuers(): Promise<void> {
  await Promise.all(
    env.IDENTITY_PROVIDERS.map((settings) =>
      discoverIssuer(settings).catch((error: unknown) =>
        log.error(
          { err: error, provider: settings.id, issuer: settings.issuer },
          'an identity provider is out of order',
        ),
      ),
    ),
  )
}
