const usual = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  disableFileAccess: true,
  disableUrlAccess: true,
}

const local = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/i

/**
 * Adds our limits to an SMTP address where it sets none: beside an address, nodemailer ignores other options. Mails and
 * the password go over TLS alone, unless the server is on this machine or the address says `requireTLS=false`: who is on
 * the way could take STARTTLS out of what the server offers.
 * @param smtpUrl `smtp://user:password@mail.example:587`
 * @param options nodemailer's, in place of the usual ones or beside them
 */
export function completeSmtpUrl(smtpUrl: string, options: Record<string, number | boolean> = {}): string {
  const url = new URL(smtpUrl)
  const isPlain = url.protocol === 'smtp:' && !local.test(url.hostname)
  for (const [name, value] of Object.entries({ ...usual, ...options, ...(isPlain && { requireTLS: true }) })) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(value))
  }
  return url.href
}
