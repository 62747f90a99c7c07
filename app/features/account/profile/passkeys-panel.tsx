import { useContext } from 'react'
import { useDay } from '~/features/orders/use-day'
import { useT } from '~/i18n/use-t'
import { Button } from '~/ui/button'
import { LightContext } from '~/ui/light-context'
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
export function PasskeysPanel(panel: PasskeysPanelProps) {
  const t = useT()
  return (
    <section className="panel" aria-labelledby="passkeys-title">
      <h2 id="passkeys-title">{t('account:passkeys.title')}</h2>
      <p>{t('account:passkeys.text')}</p>
      {panel.passkeys.kept.length > 0 ? <KeptPasskeys {...panel} /> : null}
      <AddPasskey {...panel} />
    </section>
  )
}

function KeptPasskeys({ path, csrfToken, passkeys }: PasskeysPanelProps) {
  const t = useT()
  const toDay = useDay()
  return (
    <ul className="device-list">
      {passkeys.kept.map(({ id, device, createdAt, usedAt }) => {
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
            <AuthForm action={path} callbackPath={path} csrfToken={csrfToken}>
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
  )
}

/** Only script adds one: without it the page says so at once, before anybody signs in once more for it. */
function AddPasskey({ path, csrfToken, passkeys: { options } }: PasskeysPanelProps) {
  const t = useT()
  if (useContext(LightContext)) return <p className="muted">{t('account:passkeys.light')}</p>
  return (
    <>
      <noscript>
        <p className="muted">{t('account:passkeys.script')}</p>
      </noscript>
      <div className="with-script">
        <PasskeyForm
          action={path}
          callbackPath={path}
          csrfToken={csrfToken}
          ask={options && (({ startRegistration }) => startRegistration({ optionsJSON: options }))}
          words={{ cancelled: 'account:passkeys.cancelled', known: 'account:passkeys.known' }}
        >
          <input type="hidden" name="intent" value="add-passkey" />
          <Button kind="secondary">{t('account:passkeys.add')}</Button>
        </PasskeyForm>
      </div>
    </>
  )
}
