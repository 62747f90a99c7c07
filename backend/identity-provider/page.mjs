import { people } from './people.mjs'

const style = `
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 28rem; margin: 2rem auto; padding: 0 1rem }
  button { font: inherit; padding: .6rem 1rem; width: 100%; margin-block: .25rem }
  input[type=email] { font: inherit; padding: .5rem; width: 100%; box-sizing: border-box }
  small { display: block }`

/** The page on which somebody is picked; it needs no script. @param {string} action where its forms post to */
export function toPage(action) {
  return wrap(`
<h1>Demo identity provider</h1>
<p>It stands for any OpenID Connect provider and asks for no password. Who are you?</p>
<form method="post" action="${action}">
${Object.entries(people).map(toButton).join('\n')}
</form>
<form method="post" action="${action}">
<h2>Somebody else</h2>
<p><label>E-mail <input type="email" name="email" required></label></p>
<p><label><input type="checkbox" name="verified" value="yes" checked> The provider has verified the address</label></p>
<button>Continue</button>
</form>
<form method="post" action="${action}"><button name="cancel" value="yes">Cancel</button></form>`)
}

/** @param {string} error one of OpenID Connect's codes */
export function toProblemPage(error) {
  return wrap(`<h1>This did not work</h1><p>${/^\w+$/.test(error) ? error : 'server_error'}</p>`)
}

function toButton([id, { name, email, email_verified: verified }]) {
  const about = email ? `${email}, ${verified ? 'verified' : 'not verified'}` : 'no e-mail address'
  return `<button name="person" value="${id}">${name} <small>${about}</small></button>`
}

function wrap(content) {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Demo identity provider</title>
<link rel="icon" href="data:,"><style>${style}</style></head>
<body><main>${content}
</main></body>
</html>
`
}
