'use strict'

const { escapeHtml } = require('./escape-html')

const font = 'font-family:system-ui,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif'
const button = 'display:inline-block;padding:12px 20px;background:#1f1f1f;color:#ffffff;text-decoration:none'

/**
 * A mail of a few paragraphs with one link behind the first.
 * @param {{ from: string, to: string, language: string, shopName: string, subject: string, greeting: string,
 *   paragraphs: string[], link: string, action: string }} letter
 * @returns {object} for nodemailer
 */
function composeLetter(letter) {
  const { from, to, language, subject, greeting, paragraphs, link } = letter
  return {
    from,
    to,
    subject,
    text: `${greeting}\n\n${paragraphs[0]}\n\n${link}\n\n${paragraphs.slice(1).join('\n\n')}\n`,
    html: toHtml(letter),
    headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
  }
}

function toHtml({ language, shopName, subject, greeting, paragraphs: [first, ...rest], link, action }) {
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;${font};font-size:16px;line-height:1.5">
<div style="max-width:600px;margin:0 auto">
<h1 style="font-size:22px;margin:0 0 16px">${escapeHtml(shopName)}</h1>
<p>${escapeHtml(greeting)}</p>
<p>${escapeHtml(first)}</p>
<p><a href="${escapeHtml(link)}" style="${button}">${escapeHtml(action)}</a></p>
${rest.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n')}
</div>
</body>
</html>
`
}

module.exports = { composeLetter }
