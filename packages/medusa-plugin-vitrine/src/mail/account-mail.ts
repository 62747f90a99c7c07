import { makeUndoToken } from '../identity/undo-change'
import { toTranslate } from '../messages/messages'
import { composeLetter, type ComposedLetter } from '@vitrine/mail/letter'
import { parseLocale } from './locale'
import type { LetterOptions, MailSettings, QueuedMail } from './mail-writer'

type AccountMailWriter = (
  mail: Pick<QueuedMail, 'subjectId' | 'locale' | 'recipient'>,
  services: unknown,
  settings: MailSettings,
) => ComposedLetter

interface AccountMailOptions extends LetterOptions {
  authBase: string
  /** A page of the sign-in that the link leads to instead of the shop. */
  authPage?: string
  /** Goes along to `authPage`. */
  token?: string
  /** Where the link leads in the shop, by default its start. */
  shopPage?: string
}

export const writeAddressMail: AccountMailWriter = ({ subjectId, recipient, locale }, _, settings) => {
  if (!settings.identitySecret) throw new Error('identity.secret is not set')
  const token = makeUndoToken(subjectId, toAddress(recipient), settings.identitySecret)
  return composeAccountMail(toAddress(recipient), 'address', { ...settings, locale, token, authPage: 'undo-email' })
}

export const writeErasureMail: AccountMailWriter = ({ recipient, locale }, _, settings) => {
  return composeAccountMail(toAddress(recipient), 'erased', { ...settings, locale })
}

export const writeNewPasswordMail: AccountMailWriter = ({ recipient, locale }, _, settings) => {
  return composeAccountMail(toAddress(recipient), 'password', { ...settings, locale, authPage: 'forgot-password' })
}

export const writeProviderMail: AccountMailWriter = ({ recipient, locale }, _, settings) => {
  return composeAccountMail(toAddress(recipient), 'provider', { ...settings, locale, shopPage: 'account/profile' })
}

export const writePasskeyMail: AccountMailWriter = ({ recipient, locale }, _, settings) => {
  return composeAccountMail(toAddress(recipient), 'passkey', { ...settings, locale, shopPage: 'account/profile' })
}

function toAddress(recipient: string | null): string {
  if (!recipient) throw new Error('a mail about an account has no recipient')
  return recipient
}

/**
 * A letter about an account as a whole to one address, which it does not name, nor any other: whoever reads it need not
 * be the one who owns the account.
 */
function composeAccountMail(
  recipient: string,
  news: 'address' | 'erased' | 'passkey' | 'password' | 'provider',
  { locale, from, shopName, storeUrl, authBase, authPage, token, shopPage }: AccountMailOptions,
): ComposedLetter {
  const { language, tag, path } = parseLocale(locale)
  const t = toTranslate(tag)
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

function toAuthLink(page: string, storeUrl: string, { path, token }: { path: string; token?: string }): string {
  const link = new URL(page, storeUrl)
  if (token) link.searchParams.set('token', token)
  if (path) link.searchParams.set('callbackUrl', path)
  return link.href
}
