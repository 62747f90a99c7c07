import ts from 'typescript'
import { Script } from 'node:vm'
import { root } from '../../../../scripts/project.mjs'
import { type Answer } from '../../../support/ask'
import { parseHtml } from '../../../support/html'
import { readWorld } from '../../../support/world'
import { element, elsewhere, mark } from './hostile-values'

const marks = new RegExp(`${mark}|${element}|${elsewhere.replace('.', '\\.')}`, 'i')
const rawElement = new RegExp(`<${element}`, 'i')

// what tells of the inside: stacks, classes of errors, the words of PostgreSQL and of its drivers
const inside =
  /\bat [^\n]+\.[cm]?[jt]sx?:\d+:\d+|node_modules|\b(?:Type|Reference|Range|Syntax|Query|Zod|Axios)\w*Error\b|QueryFailed|invalid (?:input syntax|byte sequence)|syntax error at or near|ECONN[A-Z]+|\b(?:select|insert|update|delete) .{0,80}\b(?:from|into|set|where) "/i

/** The answer of the HTTP parser itself, which no code of the shop has seen. */
function isOfParser({ status, headers }: Answer): boolean {
  return [400, 408, 413, 417, 431].includes(status) && headers['x-request-id'] === undefined
}

/** Code that has a name of ours: what was sent has become part of the program. */
function runsMark(code: string): boolean {
  const find = (node: ts.Node): boolean =>
    (ts.isIdentifier(node) && node.text.includes(mark)) ||
    (ts.forEachChild(node, (child) => find(child) || undefined) ?? false)
  return find(ts.createSourceFile('page.js', code, ts.ScriptTarget.Latest, false, ts.ScriptKind.JS))
}

function isCode(code: string, type: string): boolean {
  try {
    if (/json|rules|map/.test(type)) JSON.parse(code)
    else if (type !== 'module') new Script(code)
    return true
  } catch {
    return false
  }
}

function listScriptFaults(script: HTMLScriptElement): string[] {
  const code = script.textContent ?? ''
  if (!marks.test(code)) return []
  if (rawElement.test(code)) return ['an element of ours is written into a script']
  if (!isCode(code, script.type)) return ['what was sent has broken a script']
  return /json|rules|map/.test(script.type) || !runsMark(code) ? [] : ['what was sent is run']
}

const addressed = ['href', 'src', 'action', 'formaction', 'data', 'poster', 'srcset', 'cite', 'background', 'ping']

function listAttributeFaults(node: Element, origins: readonly string[]): string[] {
  return [...node.attributes].flatMap(({ name, value }) => {
    const at = `<${node.localName} ${name}>`
    if (name.includes(mark)) return [`${at} is what was sent`]
    if (!marks.test(value)) return []
    if (/^on|^style$|^srcdoc$/.test(name)) return [`${at} has what was sent`]
    if (!addressed.includes(name)) return []
    const url = URL.canParse(value, origins[0]) ? new URL(value, origins[0]) : null
    const leads = url && (origins.includes(url.origin) || /^(?:mailto|tel):$/.test(url.protocol))
    return leads ? [] : [`${at} leads to ${value.slice(0, 100)}`]
  })
}

/** What of an attack has become part of a page: an element, an attribute, code, or a place that the page leads to. */
export function listMarkupFaults(html: string, origins: readonly string[]): string[] {
  // it takes longer than the answer: without any of the marks there is nothing to find
  if (!marks.test(html)) return []
  const document = parseHtml(html)
  const own = document.querySelector(element) ? [`there is an element <${element}>`] : []
  const styles = [...document.querySelectorAll('style')].filter((style) => marks.test(style.textContent ?? ''))
  return [
    ...own,
    ...styles.map(() => 'what was sent is in a style sheet'),
    ...[...document.scripts].flatMap(listScriptFaults),
    ...[...document.querySelectorAll('*')].flatMap((node) => listAttributeFaults(node, origins)),
  ]
}

// RFC 6265, 4.1.1: a name is a token, a value has no spaces, quotes, commas, semicolons and backslashes
const cookieShape =
  /^[\w-]+=[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]*(?:; (?:(?:Path=\/[\w/-]*|Max-Age=\d+|Expires=[\w ,:+-]+|SameSite=\w+)|HttpOnly|Secure))*$/i

function listHeaderFaults({ headers, status }: Answer, origins: readonly string[]): string[] {
  const faults: string[] = []
  const { location } = headers
  const url = location !== undefined && URL.canParse(location, origins[0]) ? new URL(location, origins[0]) : null
  if (location !== undefined && !origins.includes(url?.origin ?? '')) faults.push(`Location: ${location}`)
  for (const line of headers['set-cookie'] ?? [])
    if (!cookieShape.test(line) || rawElement.test(line)) faults.push(`Set-Cookie: ${line.slice(0, 300)}`)
  if (headers['x-content-type-options'] !== 'nosniff') faults.push('browsers may guess what it is')
  if (status >= 500) faults.unshift(`it is answered ${status}`)
  return faults
}

function listBodyFaults({ headers, body }: Answer, origins: readonly string[]): string[] {
  if (body === '') return []
  const type = headers['content-type'] ?? ''
  const told =
    inside.exec(body)?.[0] ?? [root, readWorld('VITRINE_BUILD_DIRECTORY')].find((path) => body.includes(path))
  const faults = told === undefined ? [] : [`it tells of the inside: ${told.slice(0, 200)}`]
  if (!/^[a-z]+\/[\w.+-]+/.test(type)) return [...faults, `it is of no type: “${type}”`]
  if (type.startsWith('text/html')) return [...faults, ...listMarkupFaults(body, origins)]
  if (type.startsWith('application/json')) return isCode(body, 'json') ? faults : [...faults, 'it says that it is JSON']
  return !type.startsWith('text/x-script') && rawElement.test(body)
    ? [...faults, `it has our element as ${type}`]
    : faults
}

/**
 * What is wrong with an answer, whatever was asked.
 * @param origins where it may lead: the shop's own first, then those of its providers
 */
export function listFaults(answer: Answer, origins: readonly string[]): string[] {
  if (isOfParser(answer)) return answer.body === '' ? [] : ['the parser of HTTP says something']
  return [...listHeaderFaults(answer, origins), ...listBodyFaults(answer, origins)]
}
