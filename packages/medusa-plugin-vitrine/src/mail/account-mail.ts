// @ts-nocheck
import { makeUndoToken } from '../identity/undo-change'
import { toTranslate } from '../messages/messages'
import { composeLetter } from '@vitrine/mail/letter'
import { parseLocale } from './locale'

export function writeAddressMail({ subjectId, recipient, locale }, _, settings) {
  const token = makeUndoToken(subjectId, recipient, settings.identitySecret)
  return composeAccountMail(recipient, 'address', { ...settings, locale, token, authPage: 'undo-email' })
}

export function writeErasureMail({ recipient, locale }, _, settings) {
  return composeAccountMail(recipient, 'erased', { ...settings, locale })
}

export function writeNewPasswordMail({ recipient, locale }, _, settings) {
  return composeAccountMail(recipient, 'password', { ...settings, locale, authPage: 'forgot-password' })
}

export function writeProviderMail({ recipient, locale }, _, settings) {
  return composeAccountMail(recipient, 'provider', { ...settings, locale, shopPage: 'account/profile' })
}

export function writePasskeyMail({ recipient, locale }, _, settings) {
  return composeAccountMail(recipient, 'passkey', { ...settings, locale, shopPage: 'account/profile' })
}

/**
 * A letter about an account as a whole to one address, which it does not name, nor any other: whoever reads it need not
 * be the one who owns the account.
 * @param {string} recipient
 * @param {'address' | 'erased' | 'passkey' | 'password' | 'provider'} news
 * @param {{ locale?: string, from: string, shopName: string, storeUrl: string, authBase: string, authPage?: string,
 *   token?: string, shopPage?: string }} options `authPage` is a page of the sign-in that the link leads to instead of the
 *   shop, `token` goes along to it; `shopPage` is where the link leads in the shop, by default its start
 * @returns {object} for nodemailer
 */
export function composeAccountMail(
  recipient,
  news,
  { locale, from, shopName, storeUrl, authBase, authPage, token, shopPage },
) {
  const { language, path } = parseLocale(locale)
  const t = toTranslate(language)
  const shop = shopName
  return composeLetter({
    from,
    to: recipient,
    language,
    shopName,
    subject: t(`account.${news}.subject`, { shop }),
    greeting: t('letter.greeting-plain'),
    paragraphs: [t(`account.${news}.reason`, { shop }), t(`account.${news}.otherwise`)],
    link: authPage
      ? toAuthLink(`${authBase}/${authPage}`, storeUrl, { path, token })
      : new URL(shopPage ? `${path || '/en-us'}/${shopPage}` : path, storeUrl).href,
    action: authPage ? t(`account.${news}.action`) : shopPage ? t('account.to-profile') : t('letter.visit', { shop }),
  })
}

function toAuthLink(page, storeUrl, { path, token }) {
  const link = new URL(page, storeUrl)
  if (token) link.searchParams.set('token', token)
  if (path) link.searchParams.set('callbackUrl', path)
  return link.href
}
