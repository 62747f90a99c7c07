import { escapeHtml } from '@vitrine/shared/escape-html'
import { type MailFrame, toMailDocument, toMailHeaders, toMessageId } from './html-frame'

export interface LetterLine {
  text: string
  /** Where the text leads, and the two in words for who sees no HTML. */
  link?: { to: string; asText: string }
}

export interface LetterList {
  title: string
  lines: LetterLine[]
}

/** A mail of a few paragraphs in words that are translated already: nothing is escaped yet. */
export interface Letter extends MailFrame {
  from: string
  to: string | { name: string; address: string }
  /** How it begins, where it is not known to go to a stranger. */
  greeting?: string
  /** Behind the first stand the link and the lists. */
  paragraphs: string[]
  link?: string
  /** The link's own words. */
  action?: string
  lists?: LetterList[]
  /** What comes last, drawn already. */
  appendix?: { html: string[]; texts: string[] }
  /** Names the letter, see `toMessageId`. */
  reference?: string
}

/** A letter as nodemailer takes it. */
export interface ComposedLetter extends Pick<Letter, 'from' | 'to' | 'subject'> {
  text: string
  html: string
  messageId?: string
  headers: Record<string, string>
}

export function composeLetter(letter: Letter): ComposedLetter {
  const { from, to, language, subject, reference } = letter
  return {
    from,
    to,
    subject,
    text: toText(letter),
    html: toHtml(letter),
    ...(reference && { messageId: toMessageId(reference, from) }),
    headers: toMailHeaders(language),
  }
}

function toText({ greeting, paragraphs: [first = '', ...rest], link, lists = [], appendix }: Letter): string {
  const listed = lists.map(({ title, lines }) => [title, ...lines.map(toTextLine)].join('\n'))
  const parts = [...toGiven(greeting), first, ...toGiven(link), ...listed, ...rest, ...(appendix?.texts ?? [])]
  return `${parts.join('\n\n')}\n`
}

function toGiven(text: string | undefined): string[] {
  return text ? [text] : []
}

function toTextLine({ text, link }: LetterLine): string {
  return link?.asText ?? text
}

function toHtml(letter: Letter): string {
  const { greeting, paragraphs, link, action, lists = [], appendix } = letter
  const [first = '', ...rest] = paragraphs.map(toParagraph)
  const behind = [...toButton(link, action), ...lists.map(toHtmlList), ...rest, ...(appendix?.html ?? [])].join('\n')
  return toMailDocument(letter, [...toGiven(greeting).map(toParagraph), first, behind].join('\n'))
}

function toParagraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`
}

const button = 'display:inline-block;padding:12px 20px;background:#1f1f1f;color:#ffffff;text-decoration:none'

function toButton(link: string | undefined, action: string | undefined): string[] {
  return link ? [`<p><a href="${escapeHtml(link)}" style="${button}">${escapeHtml(action)}</a></p>`] : []
}

function toHtmlList({ title, lines }: LetterList): string {
  return `<h2 style="font-size:16px;margin:16px 0 4px">${escapeHtml(title)}</h2>
<ul style="margin:0;padding:0;list-style:none">${lines.map(toHtmlLine).join('')}</ul>`
}

function toHtmlLine({ text, link }: LetterLine): string {
  const words = escapeHtml(text)
  return `<li>${link ? `<a href="${escapeHtml(link.to)}">${words}</a>` : words}</li>`
}
