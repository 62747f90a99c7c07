import { escapeHtml } from '@vitrine/shared/escape-html'
import { type MailFrame, toMailDocument, toMailHeaders, toMessageId } from './html-frame'
import { type MailPicture, rowCell, toButton, toLink, toParagraph, toPictureCell, toSubheading } from './html-parts'

export interface LetterLine {
  text: string
  /** Of what the text says, for who sees HTML. */
  picture?: MailPicture | null
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
  /** Behind the first stand the opening lists, the link and the lists. */
  paragraphs: string[]
  /** What is read before anything is done. */
  opening?: LetterList[]
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

function toText(letter: Letter): string {
  const { greeting, paragraphs, opening = [], link, lists = [], appendix } = letter
  const [first = '', ...rest] = paragraphs
  const [before, behind] = [opening.map(toTextList), lists.map(toTextList)]
  const parts = [
    ...toGiven(greeting),
    first,
    ...before,
    ...toGiven(link),
    ...behind,
    ...rest,
    ...(appendix?.texts ?? []),
  ]
  return `${parts.join('\n\n')}\n`
}

function toGiven(text: string | undefined): string[] {
  return text ? [text] : []
}

function toTextList({ title, lines }: LetterList): string {
  return [title, ...lines.map(toTextLine)].join('\n')
}

function toTextLine({ text, link }: LetterLine): string {
  return link?.asText ?? text
}

function toHtml(letter: Letter): string {
  const { greeting, paragraphs, opening = [], link, action, lists = [], appendix } = letter
  const [first = '', ...rest] = paragraphs.map(toParagraph)
  const button = link ? [toButton(link, action ?? link)] : []
  const behind = [
    ...opening.map(toHtmlList),
    ...button,
    ...lists.map(toHtmlList),
    ...rest,
    ...(appendix?.html ?? []),
  ].join('\n')
  return toMailDocument(letter, [...toGiven(greeting).map(toParagraph), first, behind].join('\n'))
}

function toHtmlList({ title, lines }: LetterList): string {
  return `${toSubheading(title)}\n${lines.some(({ picture }) => picture) ? toRows(lines) : toPlainList(lines)}`
}

function toRows(lines: LetterLine[]): string {
  const rows = lines.map(
    (line) => `<tr>${toPictureCell(line.picture)}<td class="line" style="${rowCell}">${toHtmlLine(line)}</td></tr>`,
  )
  return `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="border-collapse:collapse;margin:0 0 16px">${rows.join('')}</table>`
}

function toPlainList(lines: LetterLine[]): string {
  const items = lines.map((line) => `<li style="margin:0">${toHtmlLine(line)}</li>`)
  return `<ul style="margin:0 0 16px;padding:0;list-style:none">${items.join('')}</ul>`
}

function toHtmlLine({ text, link }: LetterLine): string {
  return link ? toLink(link.to, text) : escapeHtml(text)
}
