import { type RequestContext } from '~/context.server'
import { toFormatTag } from '~/i18n/locales'
import { paths } from '~/paths'
import { formatMoney } from '@vitrine/shared/money'
import { type ProductGroup } from './product-groups.server'
import { type ProductDescription } from './product-view'
import { type ShippingTerms } from './shipping-terms'

/** The words and the locale of the page. */
export type Wording = Pick<RequestContext, 't' | 'locale'>

interface ProductWordsProps extends Wording {
  view: ProductDescription
  groups: readonly ProductGroup[]
}

/** What the product is like, what it is made of, how large and heavy it is, where it comes from, and what it belongs to. */
export function ProductWords({ t, view: { description, details, foreign }, groups }: ProductWordsProps) {
  return (
    <>
      {description.length > 0 ? (
        <section className="prose" aria-labelledby="description">
          <h2 id="description">{t('catalog:product.description')}</h2>
          {description.map((paragraph) => (
            <p key={paragraph} lang={foreign?.description} dir="auto">
              {paragraph}
            </p>
          ))}
        </section>
      ) : null}
      {details.length + groups.length > 0 ? (
        <section className="stack" aria-labelledby="details">
          <h2 id="details">{t('catalog:details.title')}</h2>
          <dl className="rows">
            {details.map(({ kind, value }) => (
              <div key={kind}>
                <dt>{t(`catalog:details.${kind}`)}</dt>
                <dd>
                  <bdi lang={kind === 'material' ? foreign?.material : undefined}>{value}</bdi>
                </dd>
              </div>
            ))}
            {groups.map(({ kind, links }) => (
              <div key={kind}>
                <dt>{t(`catalog:details.${kind}`)}</dt>
                <dd className="cluster">
                  {links.map(({ label, path, lang }) => (
                    <a key={path} href={path}>
                      <bdi lang={lang}>{label}</bdi>
                    </a>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ) : null}
    </>
  )
}

interface DeliveryNoteProps extends Wording {
  terms: ShippingTerms
  /** ISO 4217, lower case. */
  currency: string
}

/** What sending and sending back cost in the shopper's country, and where to read more. */
export function DeliveryNote({ t, locale, terms: { cheapest, freeFrom, returns }, currency }: DeliveryNoteProps) {
  const tag = toFormatTag(locale)
  const write = (amount: number) => formatMoney(amount, currency, tag)
  const lines = [
    cheapest === 0 ? t('catalog:delivery.free') : t('catalog:delivery.from', { price: write(cheapest) }),
    ...(freeFrom === null ? [] : [t('catalog:delivery.free-from', { price: write(freeFrom) })]),
    ...(returns === null ? [] : [toReturns(returns)]),
  ]
  function toReturns(amount: number): string {
    return amount === 0 ? t('catalog:delivery.returns-free') : t('catalog:delivery.returns', { price: write(amount) })
  }
  return (
    <section className="stack gap-2" aria-labelledby="delivery">
      <h2 id="delivery">{t('catalog:delivery.title')}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>
        <a href={paths.page(locale.code, 'shipping-and-returns')}>{t('catalog:delivery.more')}</a>
      </p>
    </section>
  )
}

/** What happens to a gift card after it was bought: nothing is shipped. */
export function GiftCardNote({ t }: Pick<Wording, 't'>) {
  return (
    <section className="stack gap-2" aria-labelledby="gift-card">
      <h2 id="gift-card">{t('catalog:gift-card.title')}</h2>
      <p>{t('catalog:gift-card.sent')}</p>
      <p>{t('catalog:gift-card.spent')}</p>
    </section>
  )
}
