import { parseHtml } from '../support/html'
import { languages } from '../../app/i18n/languages'

/**
 * A page as lines, one for each tag and each text, so that two of them can be compared: without what differs between two
 * visits of the same page (ids, tokens, dates) and without what says how the page is built and not what it is (hashes in
 * the names of files, chunks to load ahead, the data that scripts are given, styles that are written into the page). Each
 * id stands for itself: the second of a kind on the page is `order_2` wherever it is named.
 * @param html as it was sent
 * @param origins of the servers, by what they are to be called: `{ 'http://localhost:4301': 'http://shop' }`
 */
export function toNormalHtml(html: string, origins: Record<string, string> = {}): string {
  const document = parseHtml(html)
  for (const gone of document.querySelectorAll(buildOnly)) gone.remove()
  for (const script of document.querySelectorAll('script:not([type$=json]):not([type=speculationrules])')) {
    script.textContent = ''
  }
  for (const style of document.querySelectorAll('style')) style.textContent = ''
  for (const field of document.querySelectorAll('input[type=hidden]')) {
    const value = field.getAttribute('value') ?? ''
    if (/^[\w.~+/=-]{16,}$/.test(value) && !/^\/|_01/.test(value)) field.setAttribute('value', 'TOKEN')
  }
  const lines = [...document.childNodes].flatMap((node) => toLines(node, ''))
  return toSteady(Object.entries(origins).reduce((text, [from, to]) => text.replaceAll(from, to), lines.join('\n')))
}

const buildOnly = 'link[rel=modulepreload], link[rel=preload][as=script], script[src]'

function toLines(node: Node, indent: string): string[] {
  if (node.nodeType === node.TEXT_NODE) return toTextLine(node.textContent ?? '', indent)
  if (node.nodeType !== node.ELEMENT_NODE) return []
  const element = node as Element
  const attributes = [...element.attributes].map(({ name, value }) => ` ${name}=${JSON.stringify(value)}`).sort()
  // React marks where one text ends with a comment
  for (const comment of [...element.childNodes].filter((one) => one.nodeType === one.COMMENT_NODE)) comment.remove()
  element.normalize()
  const within = [...element.childNodes].flatMap((child) => toLines(child, `${indent}  `))
  return [`${indent}<${element.localName}${attributes.join('')}>`, ...within]
}

function toTextLine(text: string, indent: string): string[] {
  const plain = text.replace(/[ \t\n\r\f]+/g, ' ')
  return plain === ' ' || plain === '' ? [] : [`${indent}${JSON.stringify(plain).slice(1, -1)}`]
}

/** `text` with the same words for what differs from visit to visit. */
export function toSteady(text: string): string {
  const seen = new Map<string, Map<string, number>>()
  function number(kind: string, id: string): string {
    const ids = seen.get(kind) ?? new Map<string, number>()
    seen.set(kind, ids)
    if (!ids.has(id)) ids.set(id, ids.size + 1)
    return `${kind}_${ids.get(id)}`
  }
  return text
    .replace(/\/assets\/([\w.-]+?)-[\w-]{8}\.(\w+)/g, '/assets/$1.$2')
    .replace(/(?<=\b|%2F)([a-z]{2,9})_(01[0-9A-HJKMNP-TV-Z]{24})\b/g, (_, kind: string, id: string) => number(kind, id))
    .replace(/\bOrder (\d+)\b/g, (_, id: string) => number('Order', id))
    .replace(/\b[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\b/g, (id) => number('uuid', id))
    .replace(/:R[\da-zA-Z]*:/g, (id) => number('react', id))
    .replace(/(;base64,)[\w+/=]+/g, '$1DATA')
    .replace(/([?&]v=)[\w-]+/g, '$1HASH')
    .replace(/\b[\da-f]{32,}\b/g, 'HASH')
    .replace(/(?<![\w-])[\w-]{30,}(?:\.[\w-]+)*/g, (word) => (isToken(word) ? 'TOKEN' : word))
    .replace(dates, 'DATE')
}

// what people name is not so long, or small, or in capitals
function isToken(word: string): boolean {
  return /[a-z]/.test(word) && /[A-Z]/.test(word)
}

// today’s, and those that are counted from it: as machines write them, and as each language does
const months = languages.flatMap((language) =>
  (['long', 'short'] as const).flatMap((month) =>
    Array.from({ length: 12 }, (_, index) =>
      new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' }).format(new Date(Date.UTC(2026, index, 1))),
    ),
  ),
)
const month = `(?:${[...new Set(months)].sort((a, b) => b.length - a.length).join('|')})`.replaceAll('.', '\\.?')
const figure = '[\\d٠-٩]{1,2}'
const year = '[\\d٠-٩]{4}'
const from = `(?<![\\p{L}\\d])(?:${figure}\\.? ?[–-] ?)?`
const dates = new RegExp(
  [
    `${year}-\\d\\d-\\d\\d(?:T[\\d:.]+Z?)?`,
    `(?:${year}年)?\\d{1,2}月\\d{1,2}日(?: ?[～~–-] ?(?:\\d{1,2}月)?\\d{1,2}日)?`,
    `${from}${figure}\\.?(?: de)? ${month}(?!\\p{L})(?:(?: de)?,? ${year})?`,
    `(?<!\\p{L})${month} ${figure}(?: ?[–-] ?${figure})?(?:, ${year})?(?![\\p{L}\\d%])`,
    `(?<![\\w/.])\\d{1,2}[/.]\\d{1,2}[/.]\\d{4}`,
  ].join('|'),
  'gu',
)
