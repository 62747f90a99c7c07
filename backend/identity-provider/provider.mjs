import express from 'express'
import Provider, { interactionPolicy } from 'oidc-provider'
import { languages } from '../seed/words.mjs'
import { readKeys } from './keys.mjs'
import { toPage, toProblemPage } from './page.mjs'
import { findPerson, toAccountId } from './people.mjs'
import { findLanguage } from './words.mjs'

/**
 * @typedef {import('express').Request} Request
 * @typedef {import('express').Response} Response
 * @typedef {{ statusCode?: number, error?: string }} Refusal what oidc-provider throws
 */

/**
 * @param {object} options
 * @param {string} options.issuer its address
 * @param {string} options.directory where its keys are kept
 * @param {{ clientId: string, clientSecret: string, redirectUri: string }} options.client the shop
 * @returns {import('express').Express}
 */
export function makeIdentityProvider({ issuer, directory, client }) {
  const provider = new Provider(issuer, {
    ...readKeys(directory),
    clients: [toClient(client)],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name'] },
    findAccount: (ctx, accountId) => ({ accountId, claims: () => findPerson(accountId) }),
    features: { devInteractions: { enabled: false } },
    interactions: { url: (ctx, { uid }) => `/interaction/${uid}`, policy: alwaysAsk() },
    loadExistingGrant: grantAll,
    pkce: { required: () => true },
    renderError: (ctx, { error }) => {
      ctx.type = 'html'
      ctx.body = toProblemPage(error, findLanguage(ctx.acceptsLanguages(languages) || 'en'))
    },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 900, Session: 900 },
  })
  const app = express()
  app.disable('x-powered-by')
  app.use('/interaction', makeInteraction(provider))
  app.use(provider.callback())
  return app
}

/**
 * A "native" client may come back to any port of this machine, which is where the tests' own shops listen.
 * @param {{ clientId: string, clientSecret: string, redirectUri: string }} client
 */
function toClient({ clientId, clientSecret, redirectUri }) {
  const { protocol } = new URL(redirectUri)
  return {
    client_id: clientId,
    client_secret: clientSecret,
    client_name: 'Vitrine',
    application_type: protocol === 'http:' ? 'native' : 'web',
    redirect_uris: [redirectUri],
  }
}

/** Who signed in before is asked again, so that somebody else can be picked; nobody is asked what the shop may know. */
function alwaysAsk() {
  const policy = interactionPolicy.base()
  const { Check } = interactionPolicy
  policy.remove('consent')
  policy
    .get('login')
    .checks.add(
      new Check('always_ask', 'somebody must be picked', ({ oidc }) =>
        oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
      ),
    )
  return policy
}

/** What the shop asks for is granted without a page about it. @param {import('oidc-provider').Context} context */
async function grantAll({ oidc }) {
  const { Grant } = oidc.provider
  const grant = new Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId })
  grant.addOIDCScope('openid email profile')
  await grant.save()
  return grant
}

/** @param {Provider} provider */
function makeInteraction(provider) {
  const router = express.Router()
  router.get('/:uid', answer(showPeople))
  router.post('/:uid', express.urlencoded({ extended: false }), answer(finish))
  return router

  /** @param {Request} req @param {Response} res */
  async function showPeople(req, res) {
    const { uid, params } = await provider.interactionDetails(req, res)
    res.set('Cache-Control', 'no-store').send(toPage(`/interaction/${uid}`, findLanguage(params.ui_locales)))
  }

  /** @param {Request} req @param {Response} res */
  async function finish(req, res) {
    await provider.interactionDetails(req, res)
    const accountId = req.body.cancel === undefined ? toAccountId(req.body) : undefined
    const refused = { error: 'access_denied', error_description: 'Nobody was picked' }
    await provider.interactionFinished(req, res, accountId ? { login: { accountId } } : refused)
  }
}

/**
 * @param {(req: Request, res: Response) => Promise<void>} handle
 * @returns {(req: Request, res: Response) => Promise<void>}
 */
function answer(handle) {
  return async (req, res) => {
    try {
      await handle(req, res)
    } catch (error) {
      const language = findLanguage(req.acceptsLanguages(languages) || 'en')
      const { statusCode = 500, error: code = 'server_error' } = /** @type {Refusal} */ (error)
      res.status(statusCode).send(toProblemPage(code, language))
    }
  }
}
