const accents: Record<string, string> = {
  a: 'á',
  c: 'ç',
  e: 'é',
  i: 'í',
  n: 'ñ',
  o: 'ö',
  s: 'š',
  u: 'ü',
  y: 'ý',
  A: 'Å',
  E: 'Ê',
  I: 'Î',
  O: 'Ø',
  U: 'Û',
}

/** English made a third longer, with accents and brackets: what is cut off or not translated is seen at once. */
export function toPseudo(text: string): string {
  if (!hasWords(text)) return text
  const parts = text.split(/(\{\{\w+\}\})/)
  const accented = parts.map((part) =>
    part.startsWith('{{') ? part : part.replace(/[a-zA-Z]/g, (c) => accents[c] ?? c),
  )
  return `[${accented.join('')}${toPadding(text)}]`
}

/** English inside right-to-left marks, a third longer: the words stay readable, the page runs from the right. */
export function toBidi(text: string): string {
  if (!hasWords(text)) return text
  return `\u202e${text}${toPadding(text)}\u202c`.replace(/\{\{\w+\}\}/g, (name) => `\u202c${name}\u202e`)
}

function hasWords(text: string): boolean {
  return /[a-z]/i.test(text.replace(/\{\{\w+\}\}/g, ''))
}

function toPadding(text: string): string {
  return '~'.repeat(Math.ceil(text.length / 3))
}
