import type { Customer } from '@medusajs/medusa'
import jwt from 'jsonwebtoken'
import { toTranslate } from '../messages/messages'
import { composeLetter, type ComposedLetter } from '@vitrine/mail/letter'
import { parseLocale } from './locale'
import type { LetterOptions, MailServices, MailSettings, QueuedMail } from './mail-writer'
import type { MailedName } from './mailed-order'
import { toGreeting } from './person-name'

interface Forgetful extends MailedName {
  id: string
  email: string
  password_hash: string
}

const lifeMinutes = 15

export async function writePasswordMail(
  { subjectId, locale }: Pick<QueuedMail, 'subjectId' | 'locale'>,
  { customers }: Pick<MailServices, 'customers'>,
  settings: MailSettings,
): Promise<ComposedLetter> {
  const select: (keyof Customer)[] = ['id', 'email', 'first_name', 'last_name', 'password_hash']
  return composePasswordMail(await customers.retrieve(subjectId, { select }), { ...settings, locale })
}

/**
 * The mail with which somebody who forgot their password sets another. Its token is one of Medusa's (signed with the
 * hash of the present password, so that it counts once), made when the mail is sent, with the address that it goes to.
 */
function composePasswordMail(
  customer: Forgetful,
  { locale, from, shopName, storeUrl, authBase }: LetterOptions & { authBase: string },
): ComposedLetter {
  const { language, tag, path } = parseLocale(locale)
  const t = toTranslate(tag)
  return composeLetter({
    from,
    to: customer.email,
    language,
    shopName,
    subject: t('password.subject', { shop: shopName }),
    greeting: toGreeting(customer, language),
    paragraphs: [
      t('password.reason', { shop: shopName }),
      t('password.validity', { count: lifeMinutes }),
      t('password.otherwise'),
    ],
    link: toLink(customer, { storeUrl, authBase, path }),
    action: t('password.action'),
  })
}

function toLink(
  { id, email, password_hash: hash }: Forgetful,
  { storeUrl, authBase, path }: { storeUrl: string; authBase: string; path: string },
): string {
  const token = jwt.sign({ customer_id: id, email }, hash, { expiresIn: lifeMinutes * 60 })
  const link = new URL(`${authBase}/reset-password`, storeUrl)
  link.search = new URLSearchParams({ email, token, ...(path && { callbackUrl: path }) }).toString()
  return link.href
}
