const local = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/i

/**
 * Whether a mail server must be spoken to over TLS: who is on the way could take STARTTLS out of what it offers, and read
 * links and password. `smtps:` begins with TLS; a server on this machine has nobody on the way.
 * @param smtpUrl `smtp://user:password@mail.example:587`
 */
export function needsTls(smtpUrl: string): boolean {
  const { protocol, hostname } = new URL(smtpUrl)
  return protocol === 'smtp:' && !local.test(hostname)
}
