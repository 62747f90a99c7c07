import nodemailer from 'nodemailer'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type RequestContext } from '~/context.server'
import { env } from '~/env.server'
import { type LinkMail, LinkMailHtml, toLinkMailText } from './link-mail'
import { needsTls } from './needs-tls'

const deadlineMs = 10_000

/** Whether the shop can send mails itself. */
export const canSendMail = Boolean(env.SMTP_URL && env.MAIL_FROM)

const transport = env.SMTP_URL
  ? nodemailer.createTransport({
      url: env.SMTP_URL,
      // where the address does not say `requireTLS=false` itself
      requireTLS: needsTls(env.SMTP_URL),
      connectionTimeout: deadlineMs,
      greetingTimeout: deadlineMs,
      socketTimeout: deadlineMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  : undefined

/**
 * Sends a mail with one link, in the shopper's language.
 * @throws Error where the mail server does not take it; its words may name the recipient
 */
export async function sendLink(
  { locale }: RequestContext,
  to: string,
  mail: Omit<LinkMail, 'shopName'>,
): Promise<void> {
  if (!transport) throw new Error('there is no SMTP_URL to send mails by')
  const complete = { ...mail, shopName: env.SHOP_NAME }
  await transport.sendMail({
    from: env.MAIL_FROM,
    // as an object, so that no address can be read as several
    to: { name: '', address: to },
    subject: mail.subject,
    text: toLinkMailText(complete),
    html: `<!doctype html>${renderToStaticMarkup(createElement(LinkMailHtml, { mail: complete, locale }))}`,
    headers: { 'Content-Language': locale.language, 'Auto-Submitted': 'auto-generated' },
  })
}

/** What may be logged of a mail that was not sent: a mail server's words may name the recipient. */
export function toMailFault(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : 'unknown'
}
