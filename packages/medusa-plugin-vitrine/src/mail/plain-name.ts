// @ts-nocheck
const longestName = 60
const longestText = 200

// as the shop's `isPlainName`, and stricter: this one refuses nobody, it greets without a name
const unusable = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069<>]/u
const link = /:\/\/|https?:|www\.|@|[\p{L}\p{M}\p{N}]\.[a-z]{2,}/iu
const message = /[\p{N}:;!?=/\\()[\]{}|*_#%~^$€£]/u

/**
 * Whether a mail may call somebody by this. Medusa takes any text for a name, and its mails go to whatever address was
 * given with it: a name must not say more than who somebody is.
 * @param {unknown} name
 */
export function isPlainName(name) {
  if (typeof name !== 'string' || name.trim() === '' || name.length > longestName) return false
  return ![unusable, message].some((pattern) => pattern.test(name)) && !link.test(toCompared(name))
}

// full-width letters and other full stops are the same to a browser, invisible ones are nothing
function toCompared(text) {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replaceAll('。', '.')
}

/**
 * A text of the shopper's as a mail may have it: one line of bounded length, in the direction of its letters, out of which
 * no mail program makes a link. `P.O.Box` becomes `P. O. Box`.
 * @param {unknown} text
 * @returns {string} empty for what is no text
 */
export function toPlainText(text) {
  if (typeof text !== 'string') return ''
  const line = text
    .slice(0, longestText)
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069]/gu, '')
  return line
    .replace(/([\p{L}\p{M}\p{N}])([.．。｡])(?=\p{L}{2})/gu, '$1$2 ')
    .replace(/:(?=\/)/g, ': ')
    .replace(/\s*[@＠]\s*/gu, ' @ ')
    .trim()
}
