import { setTimeout as sleep } from 'node:timers/promises'
import { readWorld } from './world'

export interface Mail {
  id: string
  subject: string
  to: { address: string }[]
  html: string
  text: string
  /** Left out where there are none. */
  attachments?: { fileName: string; length: number }[]
}

/** All mails to `address` that the mail catcher holds, oldest first. */
export async function listMails(address: string): Promise<Mail[]> {
  const url = new URL('/email', readWorld('MAIL_URL'))
  // all mails of a run are many; shop and backend write addresses in lower case
  url.searchParams.set('to.address', address.toLowerCase())
  return (await (await fetch(url)).json()) as Mail[]
}

/**
 * Waits for the first mail to `address` whose subject matches.
 * @throws Error with the subjects that did arrive
 */
export async function waitForMail(address: string, subject = /./, deadlineMs = 20_000): Promise<Mail> {
  const deadline = Date.now() + deadlineMs
  for (;;) {
    const mails = await listMails(address)
    const found = mails.find((mail) => subject.test(mail.subject))
    if (found) return found
    if (Date.now() > deadline) {
      throw new Error(
        `no mail to ${address} with ${subject}; there are: ${mails.map((mail) => mail.subject).join(', ')}`,
      )
    }
    await sleep(100)
  }
}

/** The link in the first mail to `address` whose subject matches. */
export async function readMailedLink(address: string, subject?: RegExp): Promise<string> {
  const { text } = await waitForMail(address, subject)
  const link = /https?:\/\/\S+/.exec(text)?.[0]
  if (!link) throw new Error(`there is no link in: ${text}`)
  return link
}

/**
 * Waits for a link of that shape, in any mail to `address` but the oldest `known`.
 * @throws Error where none comes
 */
export async function waitForLink(address: string, shape: RegExp, known = 0, deadlineMs = 20_000): Promise<string> {
  const deadline = Date.now() + deadlineMs
  for (;;) {
    const mails = (await listMails(address)).slice(known)
    const found = mails.flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? []).find((link) => shape.test(link))
    if (found) return found
    if (Date.now() > deadline) throw new Error(`no mail to ${address} has a link like ${shape}`)
    await sleep(100)
  }
}
