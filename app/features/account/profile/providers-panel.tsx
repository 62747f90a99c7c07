import { useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Button } from '~/ui/button'
import { AuthForm } from '../../auth/auth-form'
import { type ProviderConnections } from '../../auth/oidc/connections.server'

interface ProvidersPanelProps {
  /** The page. */
  path: string
  csrfToken: string
  connections: ProviderConnections
}

/** The identity providers that the customer signs in with, to be added and taken away. */
export function ProvidersPanel({ path, csrfToken, connections: { connected, others } }: ProvidersPanelProps) {
  const t = useT()
  return (
    <section className="panel" aria-labelledby="providers-title">
      <h2 id="providers-title">{t('account:providers.title')}</h2>
      <p>{t('account:providers.text')}</p>
      {connected.map(({ id, name, email }) => (
        <AuthForm key={id} action={path} callbackPath={path} csrfToken={csrfToken}>
          <input type="hidden" name="intent" value="disconnect-provider" />
          <input type="hidden" name="provider" value={id} />
          {email ? (
            <p>
              {name} <bdi>{email}</bdi>
            </p>
          ) : null}
          <Button kind="secondary">{t('account:providers.disconnect', { name })}</Button>
        </AuthForm>
      ))}
      {others.map(({ id, name }) => (
        <AuthForm key={id} action={paths.signIn(id)} callbackPath={path} csrfToken={csrfToken}>
          <input type="hidden" name="intent" value="connect" />
          <Button kind="secondary">{t('account:providers.connect', { name })}</Button>
        </AuthForm>
      ))}
    </section>
  )
}
