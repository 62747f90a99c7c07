import { Form } from '@remix-run/react'
import { useList } from '~/i18n/use-list'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Button } from '~/ui/button'
import { Disclosure } from '~/ui/disclosure'
import { Link } from '~/ui/link'
import { Money } from '~/ui/money'
import { SelectField } from '~/ui/select-field'
import { DeliveryDays } from '../orders/delivery-days'
import { type Parcel, type ShippingChoice } from './parcels'
import { type ShippingEstimate } from './shipping-estimate-data'

/** Asks for a country and says what shipping costs there; folded away until it was asked. */
export function ShippingEstimateForm({ name, countries, selected, answer }: ShippingEstimate) {
  const t = useT()
  const { code } = useLocale()
  return (
    <Disclosure boxed summary={t('checkout:estimate.heading')} open={answer !== null}>
      <div className="stack">
        <Form method="get" action={paths.cart(code)} preventScrollReset className="cluster">
          <SelectField
            label={t('checkout:fields.countryCode')}
            name={name}
            required
            defaultValue={selected}
            options={countries.map((country) => ({ value: country.code, label: country.name, flag: country.flag }))}
          />
          <Button kind="secondary">{t('checkout:estimate.submit')}</Button>
        </Form>
        <div aria-live="polite">
          <Answer answer={answer} />
        </div>
      </div>
    </Disclosure>
  )
}

function Answer({ answer }: Pick<ShippingEstimate, 'answer'>) {
  const t = useT()
  if (!answer) return null
  const { country } = answer
  if (answer.kind === 'elsewhere') {
    return (
      <p>
        {t('checkout:estimate.elsewhere', { country })}{' '}
        <Link to={answer.path}>{t('checkout:estimate.elsewhere-link', { country })}</Link>
      </p>
    )
  }
  const { parcels, currency, taxInclusive } = answer
  return (
    <>
      {parcels.map((parcel) => (
        <ParcelPrices key={parcel.contents.join()} parcel={parcel} currency={currency} isOnly={parcels.length === 1} />
      ))}
      <p className="muted small">
        {t(taxInclusive ? 'checkout:shipping.tax-included' : 'checkout:shipping.tax-added')}
      </p>
    </>
  )
}

interface ParcelPricesProps {
  parcel: Parcel
  currency: string
  isOnly: boolean
}

function ParcelPrices({ parcel: { contents, choices }, currency, isOnly }: ParcelPricesProps) {
  const t = useT()
  const titles = useList()(contents)
  if (choices.length === 0) return <p>{t('checkout:shipping.none-for', { titles })}</p>
  return (
    <>
      {isOnly ? null : <p className="small">{titles}</p>}
      <dl className="rows" data-testid="shipping-estimate">
        {choices.map((choice) => (
          <ChoiceRow key={choice.id} choice={choice} currency={currency} />
        ))}
      </dl>
    </>
  )
}

function ChoiceRow({
  choice: { name, amount, days, arrives },
  currency,
}: {
  choice: ShippingChoice
  currency: string
}) {
  const t = useT()
  return (
    <div>
      <dt>
        {name}
        {days ? (
          <span className="muted small">
            {' · '}
            {arrives ?? <DeliveryDays {...days} />}
          </span>
        ) : null}
      </dt>
      <dd>{amount === 0 ? t('orders:free') : <Money amount={amount} currency={currency} />}</dd>
    </div>
  )
}
