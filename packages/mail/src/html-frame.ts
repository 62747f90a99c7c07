import { escapeHtml } from '@vitrine/shared/escape-html'
import { type Direction, toDirection } from '@vitrine/shared/writing-direction'
import { sidesOf } from './html-parts'
import { looks, styleSheet } from './looks'

/** What surrounds the words of a mail. */
export interface MailFrame {
  /** BCP 47. */
  language: string
  /** Where it is not that of the language. */
  direction?: Direction
  shopName: string
  subject: string
}

/**
 * A mail as HTML that mail programs understand: some know no style sheet and no width but that of a table, and take the
 * colours of a table's cell where they take none of the body.
 * @param body HTML
 */
export function toMailDocument({ language, direction, shopName, subject }: MailFrame, body: string): string {
  const dir = direction ?? toDirection(language)
  const { start } = sidesOf[dir]
  return `<!doctype html>
<html lang="${escapeHtml(language)}" dir="${dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="format-detection" content="telephone=no,date=no,address=no"><title>${escapeHtml(subject)}</title>
<style>${styleSheet}</style></head>
<body class="paper" style="margin:0;padding:0;${looks.paper}">
<table role="presentation" class="paper" width="100%" cellspacing="0" cellpadding="0" dir="${dir}" style="${looks.paper}"><tr><td align="center" style="padding:24px 16px 48px">
<table role="presentation" width="600" cellspacing="0" cellpadding="0" style="width:100%;max-width:600px;table-layout:fixed"><tr><td class="paper" align="${start}" style="${looks.paper};text-align:start;overflow-wrap:anywhere">
<p class="wordmark line" style="margin:0 0 32px;padding:0 0 20px;border-bottom:1px solid;${looks.wordmark};${looks.line}">${escapeHtml(shopName)}</p>
<h1 style="margin:0 0 20px;font-size:28px;${looks.heading}">${escapeHtml(subject)}</h1>
${body}
</td></tr></table>
</td></tr></table>
</body>
</html>
`
}

/** What every mail says of itself to mail programs and to other machines. */
export function toMailHeaders(language: string): Record<string, string> {
  return { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' }
}

/**
 * The name of a mail: one that had to be sent again has the same, so that it can be known for the same.
 * @param from the sender, whose domain the id belongs to
 */
export function toMessageId(reference: string, from: string): string {
  return `<${reference}@${/@([^>\s]+)/.exec(from)?.[1] ?? 'localhost'}>`
}
