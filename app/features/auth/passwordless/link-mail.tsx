import { type Locale } from '~/i18n/locales'

/** A mail that asks for one click, in words that are translated already. */
export interface LinkMail {
  shopName: string
  subject: string
  /** What the link does, before it. */
  lead: string
  link: string
  /** The link's own words. */
  action: string
  /** How long it holds, and what to do where somebody else asked for it. */
  notes: string[]
}

const body = {
  margin: 0,
  padding: 24,
  fontFamily: 'system-ui, -apple-system, Segoe UI, Roboto, Helvetica, Arial, sans-serif',
  fontSize: 16,
  lineHeight: 1.5,
}
const button = {
  display: 'inline-block',
  padding: '12px 20px',
  background: '#1f1f1f',
  color: '#ffffff',
  textDecoration: 'none',
}

/** The mail as HTML that mail programs understand: they know no stylesheet. */
export function LinkMailHtml({ mail, locale }: { mail: LinkMail; locale: Locale }) {
  return (
    <html lang={locale.language} dir={locale.dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{mail.subject}</title>
      </head>
      <body style={body}>
        <div style={{ maxWidth: 600, margin: '0 auto' }}>
          <h1 style={{ fontSize: 22, margin: '0 0 16px' }}>{mail.shopName}</h1>
          <p>{mail.lead}</p>
          <p>
            <a href={mail.link} style={button}>
              {mail.action}
            </a>
          </p>
          {mail.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      </body>
    </html>
  )
}

/** The same as plain text. */
export function toLinkMailText({ lead, link, notes }: LinkMail): string {
  return `${[lead, link, ...notes].join('\n\n')}\n`
}
