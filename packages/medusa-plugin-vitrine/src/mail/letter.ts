// @ts-nocheck
import { toDirection } from '@vitrine/shared/writing-direction'
import { toTranslate } from '../messages/messages'
import { escapeHtml } from './escape-html'

const font = 'font-family:system-ui,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif'
const button = 'display:inline-block;padding:12px 20px;background:#1f1f1f;color:#ffffff;text-decoration:none'

/**
 * A mail of a few paragraphs, with one link, where it has one, and then the lists behind the first.
 * @param {{ from: string, to: string, language: string, shopName: string, subject: string, greeting: string,
 *   paragraphs: string[], link?: string, action?: string, reference?: string,
 *   lists?: Array<{ title: string, lines: Array<{ text: string, link?: string }> }> }} letter `reference` names the letter:
 *   one that had to be sent again has the same `Message-ID`, so that it can be known for the same
 * @returns {object} for nodemailer
 */
export function composeLetter(letter) {
  const { from, to, language, subject, reference } = letter
  return {
    from,
    to,
    subject,
    text: toText(letter),
    html: toHtml(letter),
    ...(reference && { messageId: toMessageId(reference, from) }),
    headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
  }
}

/** @param {string} from the sender, whose domain the id belongs to */
export function toMessageId(reference, from) {
  return `<${reference}@${/@([^>\s]+)/.exec(from)?.[1] ?? 'localhost'}>`
}

function toText({ language, greeting, paragraphs: [first, ...rest], link, lists = [] }) {
  const listed = lists.map(({ title, lines }) => [title, ...lines.map((line) => toTextLine(line, language))].join('\n'))
  return `${[greeting, first, ...(link ? [link] : []), ...listed, ...rest].join('\n\n')}\n`
}

function toTextLine({ text, link }, language) {
  return link ? toTranslate(language)('letter.pair', { name: text, value: link }) : text
}

function toHtml({ language, shopName, subject, greeting, paragraphs: [first, ...rest], link, action, lists = [] }) {
  return `<!doctype html>
<html lang="${escapeHtml(language)}" dir="${toDirection(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;${font};font-size:16px;line-height:1.5">
<div style="max-width:600px;margin:0 auto">
<h1 style="font-size:22px;margin:0 0 16px">${escapeHtml(shopName)}</h1>
<p>${escapeHtml(greeting)}</p>
<p>${escapeHtml(first)}</p>
${[...toHtmlButton(link, action), ...lists.map(toHtmlList), ...rest.map((text) => `<p>${escapeHtml(text)}</p>`)].join('\n')}
</div>
</body>
</html>
`
}

function toHtmlButton(link, action) {
  return link ? [`<p><a href="${escapeHtml(link)}" style="${button}">${escapeHtml(action)}</a></p>`] : []
}

function toHtmlList({ title, lines }) {
  return `<h2 style="font-size:16px;margin:16px 0 4px">${escapeHtml(title)}</h2>
<ul style="margin:0;padding:0;list-style:none">${lines.map(toHtmlLine).join('')}</ul>`
}

function toHtmlLine({ text, link }) {
  const words = escapeHtml(text)
  return `<li>${link ? `<a href="${escapeHtml(link)}">${words}</a>` : words}</li>`
}
