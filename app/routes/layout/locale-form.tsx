import { type Locale } from '~/i18n/locales'
import { useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Button } from '~/ui/button'
import { Flag, FlaggedOption, type FlagLook } from '~/ui/flag'
import { Icon } from '~/ui/icon'

export interface LocaleFormProps {
  locale: Locale
  /** Where the shop sells to; names in the page's language, currency ISO 4217. */
  countries: readonly { code: string; name: string; currency: string; flag: FlagLook | null }[]
  /** Path and query of the page to come back to. */
  returnTo: string
}

/** Chooses the country, and with it currency and prices. */
export function LocaleForm({ locale, countries, returnTo }: LocaleFormProps) {
  const t = useT()
  const current = countries.find(({ code }) => code === locale.country)
  return (
    <form method="post" action={paths.preferences()} className="stack gap-2">
      <input type="hidden" name="language" value={locale.language} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <FlagLists countries={countries} />
      <label className="field-label" htmlFor="footer-country">
        {t('common:footer.country')}
      </label>
      <span className="locale-form">
        <span className="select">
          <select
            className="control"
            id="footer-country"
            name="country"
            defaultValue={locale.country}
            key={locale.code}
          >
            {countries.map(({ code, name, currency, flag }) => (
              <FlaggedOption key={code} value={code} label={`${name} (${currency})`} flag={flag} />
            ))}
          </select>
          <Icon name="chevron-down" />
        </span>
        <Button
          kind="secondary"
          aria-label={t('common:footer.country-submit') + t('common:punctuation.colon') + t('common:footer.country')}
        >
          {t('common:footer.country-submit')}
        </Button>
      </span>
      {current ? (
        <p className="field-hint">
          <Flag flag={current.flag} /> {t('common:footer.country-current', { country: current.name })}
        </p>
      ) : null}
    </form>
  )
}

/** Brings the pictures of all lists of countries, those on the page above too. */
function FlagLists({ countries }: Pick<LocaleFormProps, 'countries'>) {
  const pictured = countries.filter(({ flag }) => flag !== null && 'src' in flag).map(({ code }) => code)
  return pictured.length > 0 ? <link rel="stylesheet" href={paths.flagLists(pictured)} /> : null
}
