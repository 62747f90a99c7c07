import { toFormatTag } from '~/i18n/locales'
import { useLocale, useT } from '~/i18n/use-t'
import { formatMoney, getMinorDigits } from '@vitrine/shared/money'
import { type ListData } from './list-data'
import { toMajorUnits } from './major-units'

/** From and to in the currency's major unit; the currency goes along, for a reader who changes the country. */
export function PriceFields({ list: { currency, prices, query } }: { list: ListData }) {
  const t = useT()
  const tag = toFormatTag(useLocale())
  const step = toMajorUnits(1, currency)
  const inputMode = getMinorDigits(currency) > 0 ? 'decimal' : 'numeric'
  const ends = [
    { name: 'min', label: t('catalog:filter.min'), value: query.min },
    { name: 'max', label: t('catalog:filter.max'), value: query.max },
  ]
  const range = prices && { low: formatMoney(prices.min, currency, tag), high: formatMoney(prices.max, currency, tag) }
  return (
    <>
      <div className="filter-range">
        {ends.map(({ name, label, value }) => (
          <label key={name} className="field">
            <span className="small">{label}</span>
            <input
              className="control"
              type="number"
              name={name}
              defaultValue={value ?? ''}
              min={0}
              step={step}
              inputMode={inputMode}
            />
          </label>
        ))}
      </div>
      {range ? (
        <p className="field-hint" suppressHydrationWarning>
          {t('catalog:filter.between', range)}
        </p>
      ) : null}
      <input type="hidden" name="currency" value={currency} />
    </>
  )
}
