import { useDay } from '~/features/orders/use-day'
import { useT } from '~/i18n/use-t'
import { Button } from '~/ui/button'
import { AuthForm } from '../../auth/auth-form'
import { PasskeyForm } from '../../auth/passkeys/passkey-form'
import { type ProfilePageData } from './profile-page.server'

interface PasskeysPanelProps {
  /** The page. */
  path: string
  csrfToken: string
  passkeys: NonNullable<ProfilePageData['passkeys']>
}

/** The passkeys that open the account, to be added and taken away. */
export function PasskeysPanel({ path, csrfToken, passkeys: { kept, options } }: PasskeysPanelProps) {
  const t = useT()
  const toDay = useDay()
  const form = { action: path, callbackPath: path, csrfToken }
  return (
    <section className="panel" aria-labelledby="passkeys-title">
      <h2 id="passkeys-title">{t('account:passkeys.title')}</h2>
      <p>{t('account:passkeys.text')}</p>
      <ul className="device-list">
        {kept.map(({ id, device, createdAt, usedAt }) => {
          const name = device ?? t('account:sessions.unnamed')
          const made = toDay(createdAt)
          return (
            <li key={id}>
              <div>
                <p>
                  <bdi>{name}</bdi>
                </p>
                <p className="muted small" suppressHydrationWarning>
                  {usedAt === null
                    ? t('account:passkeys.made', { made })
                    : t('account:passkeys.made-used', { made, used: toDay(usedAt) })}
                </p>
              </div>
              <AuthForm {...form}>
                <input type="hidden" name="intent" value="remove-passkey" />
                <input type="hidden" name="passkey" value={id} />
                <Button kind="quiet" aria-label={t('account:passkeys.remove-label', { device: name })}>
                  {t('account:passkeys.remove')}
                </Button>
              </AuthForm>
            </li>
          )
        })}
      </ul>
      <PasskeyForm
        {...form}
        ask={options && (({ startRegistration }) => startRegistration({ optionsJSON: options }))}
        words={{ cancelled: 'account:passkeys.cancelled', known: 'account:passkeys.known' }}
      >
        <input type="hidden" name="intent" value="add-passkey" />
        <Button kind="secondary">{t('account:passkeys.add')}</Button>
      </PasskeyForm>
    </section>
  )
}
