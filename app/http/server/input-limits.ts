/** Bytes of a body. The server refuses longer ones before anybody reads them. */
export const maxBodyBytes = 100_000

// Far beyond the longest form of the shop: a return of a hundred lines has three hundred fields.
export const mostFields = 1000
// the same name as often as a list of ticks has them
const mostRepeats = 200
const longestName = 200
const deepestName = 5
// more than any form of the shop lets anybody type
const longestValue = 20_000
const mostParameters = 500
const deepestJson = 20

// What JavaScript finds on every object, and what the parsers of forms take for their own (conform: `__state__`, `__intent__`)
const reserved = new Set([...Object.getOwnPropertyNames(Object.prototype), 'prototype', 'then', 'toJSON'])
const segment = /^[\p{L}\p{N}-][\p{L}\p{N}_-]*$/u

/** Whether a field may be called so: `shipping.city`, `quantity.item_01H`. Brackets make lists, which no form here sends. */
export function isFieldName(name: string): boolean {
  if (name.length > longestName) return false
  const segments = name.split('.', deepestName + 1)
  return segments.length <= deepestName && segments.every((part) => segment.test(part) && !reserved.has(part))
}

/** Whether a body of fields, or a query, has not too many of them to be taken apart. `text` is as it came. */
export function isShortList(text: string, most = mostFields): boolean {
  let found = 1
  for (let at = text.indexOf('&'); at !== -1; at = text.indexOf('&', at + 1)) {
    // between two of them there is nothing
    if (text[at + 1] === '&') continue
    found += 1
    if (found > most) return false
  }
  return true
}

/**
 * Whether what a form has sent is what a form of the shop may send: so many fields, of such names and lengths. Parsers of
 * forms are not linear in these, so nothing may reach them that has not been here.
 */
export function isModestForm(fields: Iterable<[string, string | Blob]>): boolean {
  const repeats = new Map<string, number>()
  let count = 0
  for (const [name, value] of fields) {
    count += 1
    const times = (repeats.get(name) ?? 0) + 1
    if (count > mostFields || times > mostRepeats) return false
    if (times === 1 && !isFieldName(name)) return false
    repeats.set(name, times)
    if ((typeof value === 'string' ? value.length : value.size) > longestValue) return false
  }
  return true
}

/** Whether an address asks for so little that all of it may be read. Its names are anybody's: others than ours are left alone. */
export function isModestQuery(address: string): boolean {
  const start = address.indexOf('?')
  return start === -1 || isShortList(address.slice(start + 1), mostParameters)
}

/** Whether JSON is neither nested deeper nor made of more parts than anything that scripts send. It need not be valid. */
export function isModestJson(text: string): boolean {
  let [depth, parts, isQuoted] = [0, 0, false]
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? ''
    if (isQuoted) {
      if (letter === '\\') at += 1
      else if (letter === '"') isQuoted = false
      continue
    }
    if (letter === '"') isQuoted = true
    else if ('[{'.includes(letter)) depth += 1
    else if (']}'.includes(letter)) depth -= 1
    if ('[{,'.includes(letter)) parts += 1
    if (depth > deepestJson || parts > mostFields) return false
  }
  return true
}
