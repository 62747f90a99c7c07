import { useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Button } from '~/ui/button'

/** Who works here, and the way out. */
export function MerchantAccount({ email, csrfToken }: { email: string; csrfToken: string }) {
  const t = useT()
  return (
    <form method="post" action={paths.merchantSignOut()} className="row">
      <input type="hidden" name="csrfToken" value={csrfToken} />
      <p className="muted">{t('merchant:signed-in', { email })}</p>
      <Button kind="secondary" size="small">
        {t('auth:signout.submit')}
      </Button>
    </form>
  )
}
