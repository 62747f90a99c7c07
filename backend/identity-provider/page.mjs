import { people } from './people.mjs'
import { sayIn } from './words.mjs'

/** @typedef {ReturnType<typeof sayIn>} Words */

const style = `
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 28rem; margin: 2rem auto; padding: 0 1rem }
  button { font: inherit; padding: .6rem 1rem; width: 100%; margin-block: .25rem }
  input[name=email], input[name=subject] { font: inherit; padding: .5rem; width: 100%; box-sizing: border-box }
  small { display: block }`

/**
 * The page on which somebody is picked; it needs no script.
 * @param {string} action where its forms post to
 * @param {string} language one that the demo speaks
 */
export function toPage(action, language) {
  const say = sayIn(language)
  const content = `
<h1>${say.title}</h1>
<p>${say.about}</p>
<form method="post" action="${action}">
${Object.entries(people)
  .map((person) => toButton(person, say))
  .join('\n')}
</form>
<form method="post" action="${action}">
<h2>${say.other}</h2>
<p><label>${say.email} <input type="email" name="email" required></label></p>
<p><label><input type="checkbox" name="verified" value="yes" checked> ${say.isVerified}</label></p>
<p><label>${say.subject} <input name="subject" pattern="\\w+"></label></p>
<button>${say.goOn}</button>
</form>
<form method="post" action="${action}"><button name="cancel" value="yes">${say.cancel}</button></form>`
  return wrap(content, language)
}

/**
 * @param {string} error one of OpenID Connect's codes
 * @param {string} language one that the demo speaks
 */
export function toProblemPage(error, language) {
  const code = /^\w+$/.test(error) ? error : 'server_error'
  return wrap(`<h1>${sayIn(language).problem}</h1><p>${code}</p>`, language)
}

/** @param {[string, import('./people.mjs').Person]} person @param {Words} say */
function toButton([id, { name, email, email_verified: verified }], say) {
  const about = email ? `<bdi>${email}</bdi>, ${verified ? say.verified : say.unverified}` : say.noEmail
  return `<button name="person" value="${id}">${name} <small>${about}</small></button>`
}

/** @param {string} language */
function toDirection(language) {
  return ['Arab', 'Hebr'].includes(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr'
}

/** @param {string} content @param {string} language */
function wrap(content, language) {
  return `<!doctype html>
<html lang="${language}" dir="${toDirection(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${sayIn(language).title}</title>
<link rel="icon" href="data:,"><style>${style}</style></head>
<body><main>${content}
</main></body>
</html>
`
}
