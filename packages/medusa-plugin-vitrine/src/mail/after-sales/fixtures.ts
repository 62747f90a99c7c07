import { getNoticeTexts } from '@vitrine/shared/guarantee/notice-texts'
import type { ComposedMail, MailServices, MailSettings } from '../mail-writer'

/** What Medusa's services answer, each as much of a record as the mail reads. */
type Answers = {
  [Name in keyof MailServices]?: {
    [Member in keyof MailServices[Name]]?: MailServices[Name][Member] | ((id: string) => Promise<unknown>)
  }
}

export function makeServices(answers: Answers): MailServices {
  return answers as unknown as MailServices
}

/** An order of two scarves and a mug, as Medusa reads it for its mails. */
export function makeOrder(change = {}) {
  return {
    id: 'order_1',
    email: 'ada@example.org',
    display_id: 7,
    currency_code: 'eur',
    shipping_address: { first_name: 'Ada & Bo' },
    items: [mug, scarf],
    payments: [],
    ...change,
  }
}

const translations = { de: { title: 'Wollschal', values: { Black: 'Schwarz' } } }

export const scarf = {
  title: 'Wool scarf',
  description: 'Black / M',
  quantity: 2,
  created_at: '2026-03-01T09:00:00Z',
  variant: { product: { metadata: { translations } } },
}

export const mug = { title: 'Mug', description: null, quantity: 1, created_at: '2026-03-01T09:01:00Z', variant: null }

const options = {
  from: 'Shop <shop@shop.example>',
  shopName: 'Shop',
  storeUrl: 'https://shop.example/',
  authBase: '/a',
  legal: {},
} satisfies MailSettings
export const german = { ...options, locale: 'de-at' }
export const english = { ...options, locale: 'en-ie' }

/** Whether the German notice on the legal guarantee stands whole in a mail: as HTML with its pictures, and as text. */
export function hasNotice({ html, text, attachments = [] }: ComposedMail): boolean {
  const { title, steps } = getNoticeTexts('de')
  const isWhole = [title, ...steps].every((part) => html.includes(part) && text.includes(part))
  const pictures = attachments.flatMap(({ cid }) => cid ?? [])
  return isWhole && pictures.length > 0 && pictures.every((cid) => html.includes(`src="cid:${cid}"`))
}

/** With every kind of space as the one that tests are written with. */
export function plain(text: string) {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ')
}
