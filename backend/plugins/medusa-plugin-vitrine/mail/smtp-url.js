'use strict'

const defaults = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  disableFileAccess: true,
  disableUrlAccess: true,
}

/** Adds our limits to an SMTP address where it sets none: beside an address, nodemailer ignores other options. */
function completeSmtpUrl(smtpUrl) {
  const url = new URL(smtpUrl)
  for (const [name, value] of Object.entries(defaults)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(value))
  }
  return url.href
}

module.exports = { completeSmtpUrl }
