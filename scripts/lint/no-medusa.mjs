import { relative, sep } from 'node:path'

/** A file or folder that may know Medusa because it is where Medusa is spoken to, or chosen. */
const home = /^app\/commerce\/(medusa-v1\/|backend\.server(\.test)?\.ts$|merchant\.admin\.server\.ts$)/

const field = /^(?!item_\d$)[a-z][a-z0-9]*(_[a-z0-9]+)+$/
const path = /^\/(store|admin)\//
const module = /(^@medusajs\/|(^|\/)medusa-v1\/)/

/** Words that are written this way too, of others than Medusa. */
const others = new Set([
  // OpenID Connect
  ...['access_denied', 'access_token', 'authorization_endpoint', 'code_challenge', 'code_challenge_method'],
  ...['email_verified', 'family_name', 'given_name', 'redirect_uri', 'ui_locales', 'userinfo_endpoint'],
  // Google's address data
  ...['do_si', 'locality_name_type', 'post_town', 'state_name_type', 'sub_regions', 'zip_name_type'],
  // Stripe
  ...['client_secret', 'exp_month', 'exp_year', 'last_payment_error', 'payment_intent', 'payment_intent_client_secret'],
  ...['redirect_status', 'requires_capture', 'requires_confirmation', 'requires_payment_method', 'return_url'],
  // our demo's page and other hosted payment pages, in their session's data
  'return_urls',
  // zod
  ...['invalid_format', 'invalid_type', 'invalid_value', 'too_big', 'too_small'],
  // browsers: the web app's manifest, rules of speculation, kinds of navigation; and cards of social networks
  ...['back_forward', 'background_color', 'display_override', 'href_matches', 'short_name', 'start_url'],
  ...['summary_large_image', 'theme_color'],
  // i18next
  ...['count_one', 'count_other'],
])

/**
 * Medusa's modules, paths and fields stay in `commerce/medusa-v1/`.
 * @type {import('eslint').Rule.RuleModule}
 */
export const noMedusa = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      known: '"{{what}}" is Medusa’s: say it in the words of commerce/shop, and let commerce/medusa-v1 translate.',
    },
  },
  create(context) {
    const file = relative(context.cwd, context.filename).split(sep).join('/')
    if (home.test(file)) return {}
    // a test's texts are ids, and what an attacker might ask for
    const isTest = /\.test\.tsx?$/.test(file)

    /** @param {import('eslint').Rule.Node} node @param {string} what */
    function report(node, what) {
      context.report({ node, messageId: 'known', data: { what } })
    }
    /** @param {import('eslint').Rule.Node} node @param {string} name */
    function checkName(node, name) {
      if (name === 'medusa' || (field.test(name) && !others.has(name))) report(node, name)
    }
    /** @param {{ source?: import('eslint').Rule.Node | null }} from */
    function checkSource({ source }) {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return
      if (module.test(source.value)) report(source, source.value)
    }

    /** @param {import('eslint').Rule.Node} node @param {string} text */
    function checkPath(node, text) {
      if (path.test(text)) report(node, text)
    }
    /** @param {import('eslint').Rule.Node & { name: string }} node */
    function checkIdentifier(node) {
      checkName(node, node.name)
    }
    /** @param {import('eslint').Rule.Node & { value: unknown }} node */
    function checkText(node) {
      if (typeof node.value !== 'string') return
      checkPath(node, node.value)
      checkName(node, node.value)
    }

    return {
      ImportDeclaration: checkSource,
      ExportNamedDeclaration: checkSource,
      ImportExpression: checkSource,
      'MemberExpression[computed=false] > Identifier.property': checkIdentifier,
      'Property[computed=false] > Identifier.key': checkIdentifier,
      'TSPropertySignature > Identifier.key': checkIdentifier,
      ...(!isTest && {
        Literal: checkText,
        TemplateElement: (/** @type {import('eslint').Rule.Node & { value: { raw: string } }} */ node) =>
          checkPath(node, node.value.raw),
      }),
    }
  },
}
