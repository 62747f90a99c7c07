'use strict'

const jwt = require('jsonwebtoken')
const { escapeHtml } = require('./escape-html')
const { parseLocale } = require('./locale')
const { passwordWords } = require('./words')

const font = 'font-family:system-ui,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif'
const button = 'display:inline-block;padding:12px 20px;background:#1f1f1f;color:#ffffff;text-decoration:none'
const lifeMinutes = 15

/**
 * The mail with which somebody who forgot their password sets another. Its token is one of Medusa's (signed with the
 * hash of the present password, so that it counts once), made when the mail is sent, with the address that it goes to.
 * @param {{ id: string, email: string, first_name: string | null, password_hash: string }} customer
 * @param {{ locale?: string, from: string, shopName: string, storeUrl: string, authBase: string }} options
 * @returns {object} for nodemailer
 */
function composePasswordMail(customer, { locale, from, shopName, storeUrl, authBase }) {
  const { language, path } = parseLocale(locale)
  const say = passwordWords[language]
  const link = toLink(customer, { storeUrl, authBase, path })
  const paragraphs = [say.reason(shopName), say.validity(lifeMinutes), say.otherwise]
  const greeting = say.greeting(customer.first_name)
  return {
    from,
    to: customer.email,
    subject: say.subject(shopName),
    text: `${greeting}\n\n${paragraphs[0]}\n\n${link}\n\n${paragraphs.slice(1).join('\n\n')}\n`,
    html: toHtml({ language, say, shopName, greeting, paragraphs, link }),
    headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
  }
}

function toLink({ id, email, password_hash: hash }, { storeUrl, authBase, path }) {
  const token = jwt.sign({ customer_id: id, email }, hash, { expiresIn: lifeMinutes * 60 })
  const link = new URL(`${authBase}/reset-password`, storeUrl)
  link.search = new URLSearchParams({ email, token, ...(path && { callbackUrl: path }) }).toString()
  return link.href
}

function toHtml({ language, say, shopName, greeting, paragraphs: [reason, ...rest], link }) {
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(say.subject(shopName))}</title></head>
<body style="margin:0;padding:24px;${font};font-size:16px;line-height:1.5">
<div style="max-width:600px;margin:0 auto">
<h1 style="font-size:22px;margin:0 0 16px">${escapeHtml(shopName)}</h1>
<p>${escapeHtml(greeting)}</p>
<p>${escapeHtml(reason)}</p>
<p><a href="${escapeHtml(link)}" style="${button}">${escapeHtml(say.action)}</a></p>
${rest.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n')}
</div>
</body>
</html>
`
}

module.exports = { composePasswordMail }
