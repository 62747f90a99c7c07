// @ts-nocheck
import jwt from 'jsonwebtoken'
import { toTranslate } from '../messages/messages'
import { composeLetter } from '@vitrine/mail/letter'
import { parseLocale } from './locale'
import { toGreeting } from './person-name'

const lifeMinutes = 15

export async function writePasswordMail({ subjectId, locale }, { customers }, settings) {
  const select = ['id', 'email', 'first_name', 'last_name', 'password_hash']
  return composePasswordMail(await customers.retrieve(subjectId, { select }), { ...settings, locale })
}

/**
 * The mail with which somebody who forgot their password sets another. Its token is one of Medusa's (signed with the
 * hash of the present password, so that it counts once), made when the mail is sent, with the address that it goes to.
 * @param {{ id: string, email: string, first_name: string | null, password_hash: string }} customer
 * @param {{ locale?: string, from: string, shopName: string, storeUrl: string, authBase: string }} options
 * @returns {object} for nodemailer
 */
export function composePasswordMail(customer, { locale, from, shopName, storeUrl, authBase }) {
  const { language, path } = parseLocale(locale)
  const t = toTranslate(language)
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

function toLink({ id, email, password_hash: hash }, { storeUrl, authBase, path }) {
  const token = jwt.sign({ customer_id: id, email }, hash, { expiresIn: lifeMinutes * 60 })
  const link = new URL(`${authBase}/reset-password`, storeUrl)
  link.search = new URLSearchParams({ email, token, ...(path && { callbackUrl: path }) }).toString()
  return link.href
}
