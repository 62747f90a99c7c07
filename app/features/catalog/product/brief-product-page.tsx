import { useLocation } from '@remix-run/react'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Breadcrumbs } from '~/ui/breadcrumbs'
import { ButtonLink } from '~/ui/button'
import { Notice } from '~/ui/notice'
import { EnergyLabel } from '../energy-label'
import { type ListedProduct } from '../listed-product'
import { PriceTag } from '../price-tag'
import { TaxNote } from '../tax-note'
import { Gallery } from './gallery'

/** A product as lists show it. */
export interface BriefProduct extends ListedProduct {
  /** ISO 4217, lower case. */
  currency: string
  taxInclusive: boolean
  giftCard: boolean
}

/** A product while the backend is away, of which nobody has asked before: what it is, what it costs, and to come again. */
export function BriefProductPage({ product }: { product: BriefProduct }) {
  const t = useT()
  const { code: locale } = useLocale()
  const { pathname, search } = useLocation()
  const { title, subtitle, picture, price, from, energy, currency, taxInclusive, giftCard, foreign } = product
  return (
    <div className="page">
      <Breadcrumbs
        crumbs={[
          { label: t('catalog:list.breadcrumb'), path: paths.home(locale) },
          { label: title, lang: foreign?.title },
        ]}
      />
      <div className="product">
        <Gallery pictures={picture ? [picture] : []} title={title} />
        <div className="product-buy stack gap-5">
          <h1>
            <bdi lang={foreign?.title}>{title}</bdi>
          </h1>
          {price ? (
            <div className="offer">
              <p className="cluster">
                <span className="offer-price">
                  <PriceTag price={price} currency={currency} from={from} />
                </span>
                {energy ? <EnergyLabel energy={energy} /> : null}
              </p>
              {giftCard ? null : <TaxNote taxInclusive={taxInclusive} />}
            </div>
          ) : null}
          {subtitle ? (
            <p className="lead">
              <bdi lang={foreign?.subtitle}>{subtitle}</bdi>
            </p>
          ) : null}
          <Notice kind="notice">{t('catalog:brief')}</Notice>
          <ButtonLink to={pathname + search} reloadDocument>
            {t('common:failure.retry')}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
