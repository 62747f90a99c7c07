import { useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'

const choices = ['auto', 'on', 'off'] as const

/** Pages without script and with small pictures: as the browser says that its network is, always, or never. */
export type LightChoice = (typeof choices)[number]

/** Chooses between light and full pages. */
export function LightForm({ choice, returnTo }: { choice: LightChoice; returnTo: string }) {
  const t = useT()
  return (
    <form method="post" action={paths.preferences()} className="stack gap-2">
      <input type="hidden" name="returnTo" value={returnTo} />
      <label className="field-label" htmlFor="footer-light">
        {t('common:footer.light.title')}
      </label>
      <span className="locale-form">
        <span className="select">
          <select
            className="control"
            id="footer-light"
            name="light"
            defaultValue={choice}
            aria-describedby="footer-light-hint"
          >
            {choices.map((value) => (
              <option key={value} value={value}>
                {t(`common:footer.light.${value}`)}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </span>
        <Button
          kind="secondary"
          aria-label={t('common:footer.light.submit') + t('common:punctuation.colon') + t('common:footer.light.title')}
        >
          {t('common:footer.light.submit')}
        </Button>
      </span>
      <p className="field-hint" id="footer-light-hint">
        {t('common:footer.light.text')}
      </p>
    </form>
  )
}
