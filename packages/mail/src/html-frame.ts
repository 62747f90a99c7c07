import { escapeHtml } from '@vitrine/shared/escape-html'
import { type Direction, toDirection } from '@vitrine/shared/writing-direction'

/** What surrounds the words of a mail. */
export interface MailFrame {
  /** BCP 47. */
  language: string
  /** Where it is not that of the language. */
  direction?: Direction
  shopName: string
  subject: string
}

const font = 'font-family:system-ui,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif'

/** A mail as HTML that mail programs understand: they know no stylesheet. @param body HTML */
export function toMailDocument({ language, direction, shopName, subject }: MailFrame, body: string): string {
  return `<!doctype html>
<html lang="${escapeHtml(language)}" dir="${direction ?? toDirection(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;${font};font-size:16px;line-height:1.5">
<div style="max-width:600px;margin:0 auto">
<h1 style="font-size:22px;margin:0 0 16px">${escapeHtml(shopName)}</h1>
${body}
</div>
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
