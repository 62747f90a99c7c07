// @ts-nocheck
import { addressWords, erasureWords, newPasswordWords, passkeyWords, providerWords } from './account-words'
import { makeUndoToken } from '../identity/undo-change'
import { composeLetter } from './letter'
import { parseLocale } from './locale'

export function writeAddressMail({ subjectId, recipient, locale }, _, settings) {
  const token = makeUndoToken(subjectId, recipient, settings.identitySecret)
  return composeAccountMail(recipient, addressWords, { ...settings, locale, token })
}

export function writeErasureMail({ recipient, locale }, _, settings) {
  return composeAccountMail(recipient, erasureWords, { ...settings, locale })
}

export function writeNewPasswordMail({ recipient, locale }, _, settings) {
  return composeAccountMail(recipient, newPasswordWords, { ...settings, locale })
}

export function writeProviderMail({ recipient, locale }, _, settings) {
  return composeAccountMail(recipient, providerWords, { ...settings, locale, shopPage: 'account/profile' })
}

export function writePasskeyMail({ recipient, locale }, _, settings) {
  return composeAccountMail(recipient, passkeyWords, { ...settings, locale, shopPage: 'account/profile' })
}

/**
 * A letter about an account as a whole to one address, which it does not name, nor any other: whoever reads it need not
 * be the one who owns the account.
 * @param {string} recipient
 * @param {Record<string, { subject: Function, greeting: Function, reason: Function, otherwise: string, action: Function,
 *   authPage?: string }>} words by language; `authPage` is a page of the sign-in that the link leads to instead of the shop
 * @param {{ locale?: string, from: string, shopName: string, storeUrl: string, authBase: string, token?: string,
 *   shopPage?: string }} options `token` goes along to `authPage`; `shopPage` is where the link leads in the shop, by
 *   default its start
 * @returns {object} for nodemailer
 */
export function composeAccountMail(recipient, words, { locale, from, shopName, storeUrl, authBase, token, shopPage }) {
  const { language, path } = parseLocale(locale)
  const say = words[language]
  return composeLetter({
    from,
    to: recipient,
    language,
    shopName,
    subject: say.subject(shopName),
    greeting: say.greeting(),
    paragraphs: [say.reason(shopName), say.otherwise],
    link: say.authPage
      ? toAuthLink(`${authBase}/${say.authPage}`, storeUrl, { path, token })
      : new URL(shopPage ? `${path || '/en-us'}/${shopPage}` : path, storeUrl).href,
    action: say.action(shopName),
  })
}

function toAuthLink(page, storeUrl, { path, token }) {
  const link = new URL(page, storeUrl)
  if (token) link.searchParams.set('token', token)
  if (path) link.searchParams.set('callbackUrl', path)
  return link.href
}
