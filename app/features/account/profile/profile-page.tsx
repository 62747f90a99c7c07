import { useRefused } from '~/forms/use-refused'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Button } from '~/ui/button'
import { Link } from '~/ui/link'
import { AuthForm } from '../../auth/auth-form'
import { AccountFrame } from '../account-frame'
import { NamesForm } from './names-form'
import { PasswordForm } from './password-form'
import { PasskeysPanel } from './passkeys-panel'
import { ProvidersPanel } from './providers-panel'
import { type ProfilePageData } from './profile-page.server'
import { SignedInDevices } from './signed-in-devices'
import { type SaveProfile } from './use-own-profile'

/** Who the customer is, and how they sign in. */
export function ProfilePage({ page, saveProfile }: { page: ProfilePageData; saveProfile: SaveProfile }) {
  const t = useT()
  // one of the forms
  const refused = useRefused()
  const { code } = useLocale()
  const { email, hasPassword, csrfToken } = page
  const form = { path: paths.accountProfile(code), csrfToken, refused }
  return (
    <AccountFrame part="profile" title={t('account:profile.title')} refused={refused}>
      <div className="profile-parts">
        <div className="stack">
          <section className="panel" aria-labelledby="names-title">
            <h2 id="names-title">{t('account:profile.names')}</h2>
            <NamesForm {...form} values={page.values} isUnsaved={page.isUnsaved} saveProfile={saveProfile} />
          </section>
          {hasPassword ? (
            <section className="panel" aria-labelledby="password-title">
              <h2 id="password-title">{t('account:password.title')}</h2>
              <PasswordForm {...form} email={email} />
            </section>
          ) : null}
        </div>
        <div className="stack">
          <section className="panel" aria-labelledby="email-title">
            <h2 id="email-title">{t('account:profile.email')}</h2>
            <p>
              <bdi>{email}</bdi>
            </p>
            {page.canChangeEmail ? <Link to={paths.changeEmail(code)}>{t('auth:change-email.title')}</Link> : null}
          </section>
          {page.passkeys ? <PasskeysPanel {...form} passkeys={page.passkeys} /> : null}
          {page.providers ? <ProvidersPanel {...form} connections={page.providers} /> : null}
        </div>
        {page.canEndSessions ? (
          <section className="panel profile-devices" aria-labelledby="sessions-title">
            <h2 id="sessions-title">{t('account:sessions.title')}</h2>
            {page.devices.length > 0 ? (
              <>
                <p>{t('account:sessions.text')}</p>
                <SignedInDevices devices={page.devices} path={form.path} csrfToken={csrfToken} />
              </>
            ) : null}
            <p>{t('account:sessions.all-text')}</p>
            <AuthForm action={form.path} callbackPath={form.path} csrfToken={csrfToken}>
              <input type="hidden" name="intent" value="end-sessions" />
              <Button kind="secondary">{t('account:sessions.submit')}</Button>
            </AuthForm>
          </section>
        ) : null}
      </div>
    </AccountFrame>
  )
}
