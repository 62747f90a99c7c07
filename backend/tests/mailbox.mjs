import { setTimeout as wait } from 'node:timers/promises'

const { MAIL_URL } = process.env

/** @typedef {{ subject: string, text: string, html: string, to: { address: string }[], attachments?: { fileName: string }[] }} Mail */

/** All mails to an address that the mail catcher holds, oldest first. @param {string} address */
export async function readMailsTo(address) {
  if (!MAIL_URL) throw new Error('Set MAIL_URL to the inbox of the running backend.')
  /** @type {Mail[]} */
  const mails = await (await fetch(`${MAIL_URL}/email`)).json()
  return mails.filter(({ to }) => to.some((recipient) => recipient.address === address))
}

/**
 * The first mail to an address with such a subject, or the `nth`.
 * @param {string} address
 * @param {{ nth?: number, subject?: RegExp, deadlineMs?: number }} [of]
 * @throws Error where it does not come in time
 */
export async function waitForMailTo(address, { nth = 1, subject = /./, deadlineMs = 20_000 } = {}) {
  for (const deadline = Date.now() + deadlineMs; Date.now() < deadline; await wait(100)) {
    const mails = (await readMailsTo(address)).filter((mail) => subject.test(mail.subject))
    if (mails.length >= nth) return mails[nth - 1]
  }
  throw new Error(`No mail to ${address} with the subject ${subject} within ${deadlineMs} ms`)
}
