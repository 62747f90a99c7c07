import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type LabelPart, toLabelHtml, toLabelText } from '@vitrine/mail/guarantee/label-part'
import { toNoticeHtml, toNoticeText } from '@vitrine/mail/guarantee/notice-part'
import { escapeHtml } from '@vitrine/shared/escape-html'
import { isEeaCountry } from '@vitrine/shared/eu-countries'
import { toNoticeLanguage } from '@vitrine/shared/guarantee/notice-texts'
import {
  type ProducerGuarantee,
  readProducerGuarantee,
  toLabelYears,
  toLocalText,
} from '@vitrine/shared/guarantee/producer-guarantee'
import type { Translate } from '../messages/messages'
import type { ComposedMail } from './mail-writer'
import type { MailedDestination, MailedItem } from './mailed-order'

/** What the confirmation of a purchase says of guarantees, with the pictures that its HTML names. */
export interface GuaranteeParts {
  html: string[]
  texts: string[]
  pictures: NonNullable<ComposedMail['attachments']>
}

interface Purchase {
  items: MailedItem[]
  shipping_address?: MailedDestination | null
}

interface GuaranteeOptions {
  language: string
  t: Translate
  /** Switched off by a shop that sells to businesses only. */
  guaranteeNotice?: boolean
}

/**
 * The harmonised notice and the GARAN labels of what was bought, on a durable medium: Article 8(7) of Directive
 * 2011/83/EU. Nothing where no goods are sent into the European Economic Area.
 */
export function toGuaranteeParts(
  { items, shipping_address: address }: Purchase,
  { language, t, guaranteeNotice = true }: GuaranteeOptions,
): GuaranteeParts {
  const goods = items.filter(({ is_giftcard: isGiftCard }) => !isGiftCard)
  const isDue = guaranteeNotice && goods.length > 0 && isEeaCountry(address?.country_code ?? '')
  if (!isDue) return { html: [], texts: [], pictures: [] }
  const labels = listGuarantees(goods).map((guarantee) => toLabelPart(guarantee, language, t))
  const official = toNoticeLanguage(language)
  const foreign = official === language ? [] : [t('guarantee:notice.in-english')]
  const qr = `qr-${official}`
  return {
    html: [
      ...labels.map((label) => toLabelHtml(label, { shield: toCid('eu-shield'), qr: toCid('qr-garan') })),
      ...foreign.map((text) => `<p>${escapeHtml(text)}</p>`),
      toNoticeHtml(language, { shield: toCid('eu-shield'), qr: toCid(qr) }),
    ],
    texts: [...labels.map(toLabelText), ...foreign, toNoticeText(language)],
    pictures: ['eu-shield', qr, ...(labels.length > 0 ? ['qr-garan'] : [])].map(readPicture),
  }
}

/** Each once, however many variants of a product were ordered. */
function listGuarantees(items: MailedItem[]): ProducerGuarantee[] {
  const found = items.flatMap(({ variant }) => readProducerGuarantee(variant?.product?.metadata?.guarantee) ?? [])
  return [...new Map(found.map((guarantee) => [JSON.stringify(guarantee), guarantee])).values()]
}

function toLabelPart(guarantee: ProducerGuarantee, language: string, t: Translate): LabelPart {
  const { years, brand, model, guarantor, claim, territory, termsUrl } = guarantee
  return {
    ...{ years, brand, model, termsUrl },
    name: t('guarantee:label.years', { years: toLabelYears(years) }),
    terms: [
      { name: t('guarantee:label.guarantor'), text: `${guarantor.name}, ${guarantor.address}` },
      { name: t('guarantee:label.claim'), ...toLocalText(claim, language) },
      { name: t('guarantee:label.territory'), ...toLocalText(territory, language) },
    ],
    law: t('guarantee:label.law'),
    more: t('guarantee:label.terms'),
  }
}

function toCid(name: string): string {
  return `cid:${name}@guarantee`
}

// the build takes a copy along, which stands below `dist`
const built = join(__dirname, '../packages/shared/guarantee')
const folder = existsSync(built) ? built : join(__dirname, '../../../shared/src/guarantee')

function readPicture(name: string): GuaranteeParts['pictures'][number] {
  return { filename: `${name}.png`, content: readFileSync(join(folder, `${name}.png`)), cid: `${name}@guarantee` }
}
