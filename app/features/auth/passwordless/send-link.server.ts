import { composeLetter } from '@vitrine/mail/letter'
import { completeSmtpUrl } from '@vitrine/mail/smtp-url'
import nodemailer from 'nodemailer'
import { type RequestContext } from '~/context.server'
import { env } from '~/env.server'

/** A mail that asks for one click, in words that are translated already. */
interface LinkMail {
  subject: string
  /** What the link does, before it. */
  lead: string
  link: string
  /** The link's own words. */
  action: string
  /** How long it holds, and what to do where somebody else asked for it. */
  notes: string[]
}

// somebody waits for the page meanwhile
const deadlineMs = 10_000

/** Whether the shop can send mails itself. */
export const canSendMail = Boolean(env.SMTP_URL && env.MAIL_FROM)

const transport = env.SMTP_URL
  ? nodemailer.createTransport(completeSmtpUrl(env.SMTP_URL, { socketTimeout: deadlineMs }))
  : undefined

/**
 * Sends a mail with one link, in the shopper's language.
 * @throws Error where the mail server does not take it; its words may name the recipient
 */
export async function sendLink({ locale }: RequestContext, to: string, mail: LinkMail): Promise<void> {
  if (!transport || !env.MAIL_FROM) throw new Error('there is no SMTP_URL or MAIL_FROM to send mails by')
  const letter = composeLetter({
    from: env.MAIL_FROM,
    // as an object, so that no address can be read as several
    to: { name: '', address: to },
    language: locale.language,
    direction: locale.dir,
    shopName: env.SHOP_NAME,
    subject: mail.subject,
    paragraphs: [mail.lead, ...mail.notes],
    link: mail.link,
    action: mail.action,
  })
  await transport.sendMail(letter)
}

/** What may be logged of a mail that was not sent: a mail server's words may name the recipient. */
export function toMailFault(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : 'unknown'
}
