import { useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Button } from '~/ui/button'

/** Turns pages without script on or off. */
export function LightForm({ light, returnTo }: { light: boolean; returnTo: string }) {
  const t = useT()
  return (
    <form method="post" action={paths.preferences()} className="stack gap-1">
      <input type="hidden" name="light" value={light ? 'off' : 'on'} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <p className="field-hint">{t('common:footer.light.text')}</p>
      <div>
        <Button kind="secondary" size="small">
          {t(light ? 'common:footer.light.off' : 'common:footer.light.on')}
        </Button>
      </div>
    </form>
  )
}
