const digits = '0-9٠-٩۰-۹'
// what `toLatinTyping` makes a hyphen of
const hyphens = '\\-\\p{Pd}\\u2212\\u30fc'
// typed in other ways, such as ①, ＡＢ, a small I without its dot or a letter with its accent apart: the server decides
const unusual = '(?![A-Z])\\p{Changes_When_NFKC_Casefolded}|\\p{M}|\\u0131'

/** Where blanks are taken away before a value is held against its shape. */
type Blanks = 'around' | 'everywhere'

/**
 * The `pattern` of a field whose value the server holds against `shape` after `toLatinTyping` and in capital letters. It takes
 * all that the server takes: letters in either case, Arabic and Persian digits, any hyphen; and blanks alone, since what is
 * missing is another rule.
 * @param shape a regular expression of capital letters, digits, blanks, hyphens, `\d`, `\D`, `\W`, classes, groups and quantifiers
 * @throws Error where it holds anything else
 */
export function toTypedPattern(shape: string, blanks: Blanks = 'around'): string {
  const blank = blanks === 'everywhere' ? '\\s*' : ''
  const atoms = tokenize(shape).map((token) => toTyped(token, blank))
  return `\\s*(?:${atoms.join('')})?\\s*|.*(?:${unusual}).*`
}

function tokenize(shape: string): string[] {
  const tokens = shape.match(/\\[dDWb]|\[(?:\\[d-]|[A-Z\d -])+\]|\(\?:|[()|?*+^$]|\{\d+(?:,\d*)?\}|[A-Z\d -]/g) ?? []
  if (tokens.join('') !== shape) throw new Error(`no pattern of ${shape}: a part of it is unknown here`)
  return tokens
}

function toTyped(token: string, blank: string): string {
  // a field's pattern is of the whole value
  if (/^(?:\^|\$|\\b)$/.test(token)) return ''
  if (/^(?:\(\?:|[()|?*+]|\{.*)$/.test(token)) return token
  const others = { '\\D': `^${digits}\\s`, '\\W': `^A-Za-z_${digits}\\s` }[token]
  const one = `[${others ?? toMembers(token.replace(/^\[|\]$/g, ''))}]`
  return blank ? `(?:${blank}${one})` : one
}

function toMembers(members: string): string {
  const parts = members.match(/\\.|[A-Z]-[A-Z]|\d-\d|./g) ?? []
  return parts.map(toMember).join('')
}

function toMember(member: string): string {
  if (member === '\\d') return digits
  if (member === ' ') return '\\s'
  if (member.endsWith('-')) return hyphens
  if (/[A-Z]/.test(member)) return member + member.toLowerCase()
  return ['0', '٠', '۰'].map((zero) => member.replace(/\d/g, (digit) => toDigit(zero, Number(digit)))).join('')
}

function toDigit(zero: string, value: number): string {
  return String.fromCharCode(zero.charCodeAt(0) + value)
}
