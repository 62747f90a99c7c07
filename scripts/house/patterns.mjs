// these keep something from happening twice, or more than so often at a time
const mechanisms =
  /\/(with-locks|turns|queue|order-key|order-fingerprint|single-use|attempts|make-once|delivery-memory)(\.server)?\.ts$/
// and these do by the way
const alsoInside = [
  { file: /\/cart\//, text: /\bdoubleClick/ },
  { file: /\/withdrawal\//, text: /\bcreateHash\(/ },
]

/**
 * By the names that such things have today: one under a name of its own is not seen.
 * @param {string} file
 * @param {string} text
 */
export function keepsOnce(file, text) {
  const isInside = alsoInside.some((one) => one.file.test(file) && one.text.test(text))
  return mechanisms.test(file) || file.startsWith('app/once/') || isInside
}

/** @param {string} file @returns {string} the feature, or what else lies at the top of `app/` */
export function toRoom(file) {
  return /^app\/(features\/[^/]+|[^/]+)/.exec(file)?.[0] ?? file
}

/** @param {string} text @returns {number} how many maps and sets hide what they know about a request behind it */
export function countHiddenState(text) {
  return text.match(/\bnew Weak(Map|Set)<(RequestContext|Request)\b/g)?.length ?? 0
}

/**
 * @param {string} file
 * @param {string} text
 * @param {string} language
 * @returns {boolean} whether another language would need such a file or lines in it: it is the language's, or names it
 */
export function isOfLanguage(file, text, language) {
  if (file.split('/').includes(language)) return true
  const isCode = /\.(m|c)?[jt]sx?$/.test(file) && !/\.test\.|(^|\/)tests\/|^scripts\/house/.test(file)
  return isCode && new RegExp(`(['"])${language}\\1|(^|[\\s{,])${language}: `).test(text)
}

/**
 * @param {string} text
 * @returns {string[]} names of what functions `post…` answer, whatever is in them: a form's post that is refused should
 * always be the same
 */
export function listPostShapes(text) {
  const declared = text.matchAll(
    /^export (?:async )?function post[A-Z]\w*\((?:(?!\n}\n)[^])*?\): (?:Promise<(.+)>|(.+)) \{$/gm,
  )
  return [...declared].flatMap(([, promised, plain]) => (promised ?? plain)?.replace(/<.*>/, '') ?? [])
}
