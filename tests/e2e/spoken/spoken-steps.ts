import { type Language } from '../../../app/i18n/languages'
import { type MessageKey } from '../../../app/i18n/keys'
import { type MessageParams } from '../../../app/i18n/translate'
import { formatDeliveryDates } from '@vitrine/shared/delivery-dates'
import { toDayFormat } from '../../../app/i18n/day-format'
import { toFormatTag, toLocale } from '../../../app/i18n/locales'
import { type Admin } from '../../support/admin'
import { errorSummary } from '../../support/error-summary'
import { type SeededKind } from '../../support/seeded'
import { expect, type ShopLocator, type ShopPage, test } from '../../support/shop'
import { type SpokenLog, startSpokenLog } from '../../support/spoken-log'

const read: Language[] = ['en', 'ar']

export interface Listener {
  page: ShopPage
  log: SpokenLog
  admin: Admin
  language: Language
  shopLocale: string
  scripting: boolean
  t: (key: MessageKey, params?: MessageParams) => string
  money: (amount: number, currency: string) => string
  seeded: (kind: SeededKind, english: string) => string
}

/** A journey as who does not see it hears it, in each language that is read, beside what was meant: `logs/`. */
export function hear(title: string, name: string, walk: (listener: Listener) => Promise<void>): void {
  for (const language of read) {
    test.describe(language, () => {
      test.use({ language, locale: language })
      test(title, async ({ page, admin, t, money, seeded, shopLocale, scripting }) => {
        test.setTimeout(120_000)
        const log = await startSpokenLog(page, [t('common:connection.loading')])
        const tag = toFormatTag(toLocale(language, shopLocale.split('-')[1] ?? ''))
        maskDelivery(log, tag)
        maskCutOff(log, tag)
        await walk({ page, log, admin, language, shopLocale, scripting, t, money, seeded })
        expect(log.text).toMatchSnapshot(`${name}-${language}-${scripting ? 'js' : 'no-js'}.txt`)
      })
    })
  }
}

/** Says the same days of every delivery that begins soon: they are others every day. */
function maskDelivery(log: SpokenLog, tag: string): void {
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
  const says = formatDeliveryDates({ from: '2026-01-05', to: '2026-01-08' }, tag)
  // one day is the beginning of several
  for (let length = 21; length >= 0; length -= 1)
    for (let first = -1; first < 21; first += 1) {
      const dates = formatDeliveryDates({ from: day(first), to: day(first + length) }, tag)
      log.mask(new RegExp(dates.replaceAll(/\s+/g, '\\s+'), 'g'), says)
    }
}

/** Says the same day of all on which the hour may be until which those of a delivery hold. */
function maskCutOff(log: SpokenLog, tag: string): void {
  const format = new Intl.DateTimeFormat(tag, {
    ...{ weekday: 'long', hour: 'numeric', minute: 'numeric', timeZone: 'UTC', timeZoneName: 'short' },
  })
  const toText = (day: number) => format.format(new Date(Date.UTC(2026, 0, day, 12)))
  for (let day = 5; day < 12; day += 1) log.mask(new RegExp(toText(day).replaceAll(/\s+/g, '\\s+'), 'g'), toText(7))
}

/** Says the same number of each order, and one day of all days. */
export async function maskOrder({ log, admin, t, language, shopLocale }: Listener, orderId: string): Promise<void> {
  const { display_id: number } = await admin.readOrder(orderId)
  const say = (number: number) => t('orders:confirmation.number', { number })
  log.mask(say(number), say(1000))
  const format = toDayFormat(toLocale(language, shopLocale.split('-')[1] ?? ''), 'UTC')
  log.mask(format.format(new Date()), format.format(new Date('2026-01-02')))
}

/** The page that an act leads to has come. */
export function headed(page: ShopPage, name: string | RegExp): () => Promise<void> {
  return () => expect(page.getByRole('heading', { name }).first()).toBeVisible()
}

export function refused(page: ShopPage): () => Promise<void> {
  return () => expect(errorSummary(page)).toBeVisible()
}

/** Something stands in the page by now. */
export function there(locator: ShopLocator): () => Promise<void> {
  return () => expect(locator.first()).toBeAttached()
}
