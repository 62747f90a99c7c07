// The mail catcher as a process of its own: an SMTP server and a web inbox. Nothing leaves this machine.
import { mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { endWithParent, failToStart, requireSetting, tellReady } from './runtime/children.mjs'

const require = createRequire(import.meta.url)
const { HOST: host = '127.0.0.1', SMTP_PORT: smtpPort, MAIL_PORT: mailPort } = process.env

try {
  const directory = requireSetting('MAIL_DIR')
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  /** @type {import('maildev').MailDev} */
  const MailDev = require('maildev')
  /** @type {import('maildev').Inbox} */
  const web = require('maildev/lib/web')
  const catcher = MailDev({
    smtp: Number(smtpPort),
    web: Number(mailPort),
    ip: host,
    mailDirectory: directory,
    silent: true,
  })
  // maildev ends the process on a signal by itself, before its inbox is closed
  for (const signal of ['SIGINT', 'SIGTERM']) process.removeAllListeners(signal)
  web.server.once('error', failToStart)
  await catcher.listen()
  endWithParent(() => new Promise((resolve) => catcher.close(resolve)))
  tellReady()
} catch (error) {
  failToStart(error)
}
