import { type SignedInDevice } from '~/commerce/shop/sessions'
import { useDay } from '~/features/orders/use-day'
import { useT } from '~/i18n/use-t'
import { Button } from '~/ui/button'
import { AuthForm } from '../../auth/auth-form'

interface SignedInDevicesProps {
  devices: SignedInDevice[]
  /** The page. */
  path: string
  csrfToken: string
}

/** Where the customer is signed in, each with a way to end it. */
export function SignedInDevices({ devices, path, csrfToken }: SignedInDevicesProps) {
  const t = useT()
  const toDay = useDay()
  return (
    <ul className="device-list">
      {devices.map(({ id, device, startedAt, seenAt, current }) => {
        const name = device ?? t('account:sessions.unnamed')
        return (
          <li key={id}>
            <div>
              <p>
                <bdi>{name}</bdi>
                {current ? (
                  <>
                    {' '}
                    <span className="badge" data-tone="muted">
                      {t('account:sessions.current')}
                    </span>
                  </>
                ) : null}
              </p>
              <p className="muted small" suppressHydrationWarning>
                {t('account:sessions.since', { started: toDay(startedAt), seen: toDay(seenAt) })}
              </p>
            </div>
            {current ? null : (
              <AuthForm action={path} callbackPath={path} csrfToken={csrfToken}>
                <input type="hidden" name="intent" value="end-session" />
                <input type="hidden" name="sessionId" value={id} />
                <Button kind="quiet" aria-label={t('account:sessions.end-label', { device: name })}>
                  {t('account:sessions.end')}
                </Button>
              </AuthForm>
            )}
          </li>
        )
      })}
    </ul>
  )
}
