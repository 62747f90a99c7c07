/**
 * What no name or address holds: control characters, line separators, marks that turn the writing direction, markup.
 * Labels, mails and other systems read such a text too.
 */
export const unusableCharacters = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069<>]/u

const link = /:\/\/|https?:|www\.|[^\s@]@[^\s@]/iu
// Latin letters only: "د.أحمد" is a doctor, and mail programs know hardly any other domain
const domain = /[\p{L}\p{M}\p{N}]\.[a-z]{2,}/iu

/** Whether a text holds what mail programs make a link of: `https://x`, `www.`, an e-mail address. */
export function holdsLink(text: string): boolean {
  return link.test(toCompared(text))
}

/**
 * Whether a text can be somebody's name in a mail that strangers may have had sent: `shop.example` is a link there, so
 * that a name has a space behind each full stop ("Dr. Ada", "J. R. R.") or one letter ("J.R.").
 */
export function isPlainName(text: string): boolean {
  const compared = toCompared(text)
  return !unusableCharacters.test(text) && !link.test(compared) && !compared.includes('@') && !domain.test(compared)
}

// full-width letters and other full stops are the same to a browser, invisible ones are nothing
function toCompared(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/。/g, '.')
}

const longestName = 60
const message = /[\p{N}:;!?=/\\()[\]{}|*_#%~^$€£]/u

/**
 * Whether a mail may call somebody by this: stricter than `isPlainName`, as it refuses nobody, it greets without a name.
 * Whoever gives a name may give any address with it, so that it must not say more than who somebody is.
 */
export function isBareName(name: unknown): name is string {
  if (typeof name !== 'string' || name.trim() === '' || name.length > longestName) return false
  return isPlainName(name) && !message.test(name)
}

const longestText = 200

/**
 * A text of the shopper's as a mail may have it: one line of bounded length, in the direction of its letters, out of which
 * no mail program makes a link. `P.O.Box` becomes `P. O. Box`; what is no text is empty.
 */
export function toLinklessText(text: unknown, longest: number = longestText): string {
  if (typeof text !== 'string') return ''
  const line = text
    .slice(0, longest)
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069]/gu, '')
  return line
    .replace(/([\p{L}\p{M}\p{N}])([.．。｡])(?=\p{L}{2})/gu, '$1$2 ')
    .replace(/:(?=\/)/g, ': ')
    .replace(/\s*[@＠]\s*/gu, ' @ ')
    .trim()
}
