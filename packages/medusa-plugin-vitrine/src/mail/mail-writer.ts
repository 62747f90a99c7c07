import type { ComposedLetter } from '@vitrine/mail/letter'
import type { EntityManager } from 'typeorm'
import type { Services } from '../container'
import type { MailAddress } from './address-lines'

/** A mail that waits in the outbox. */
export interface QueuedMail {
  id: string
  kind: string
  /** What the mail is about, by the id of its kind. */
  subjectId: string
  /** The storefront's, such as `de-at`. */
  locale: string | null
  recipient: string | null
  attempts: number
}

/** What mails read of Medusa. */
export interface MailServices {
  manager: EntityManager
  orders: Services['orderService']
  orderEdits: Services['orderEditService']
  fulfillments: Services['fulfillmentService']
  returns: Services['returnService']
  swaps: Services['swapService']
  claims: Services['claimService']
  paymentProviders: Services['paymentProviderService']
  customers: Services['customerService']
  giftCards: Services['giftCardService']
  tokens: Services['tokenService']
}

/** What every mail of the shop has. */
export interface LetterSettings {
  from: string
  shopName: string
  /** Where the shop is. */
  storeUrl: string
  /** IANA's name; UTC where it is not set. */
  timeZone?: string
  returnAddress?: MailAddress | null
  /** Where pictures are kept beside Medusa. */
  pictureOrigins?: string[]
  /** Where to transfer money to, in lines as the merchant writes them. */
  bankAccount?: string[]
  /** Whether purchases of goods are confirmed with the European notice on the legal guarantee; they are where it is not set. */
  guaranteeNotice?: boolean
}

/** The options of `mail`, the README says what each does. */
export interface MailSettings extends LetterSettings {
  merchant?: string
  defaultLocale?: string
  authBase: string
  legal: Record<string, string[]>
  identitySecret?: string
}

/** How a mail is composed: the settings, in the language of whoever it goes to. */
export type LetterOptions = LetterSettings & { locale?: string | null }

/** A mail as nodemailer takes it. */
export interface ComposedMail extends ComposedLetter {
  /** With `cid`, a picture of the HTML. */
  attachments?: { filename: string; content: string | Buffer; cid?: string }[]
}

/** Writes a mail of one kind, or null where there is nothing to say any more. */
export type MailWriter = (
  mail: QueuedMail,
  services: MailServices,
  settings: MailSettings,
) => ComposedMail | null | Promise<ComposedMail | null>
