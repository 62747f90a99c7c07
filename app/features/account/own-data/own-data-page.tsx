import { useRefused } from '~/forms/use-refused'
import { useLocale, useT } from '~/i18n/use-t'
import { AuthForm } from '~/features/auth/auth-form'
import { AuthPage } from '~/features/auth/auth-page'
import { paths } from '~/paths'
import { Button } from '~/ui/button'
import { Link } from '~/ui/link'
import { AccountFrame } from '../account-frame'
import { type OwnDataPageData } from './erase-account.server'

interface OwnDataPageProps {
  page: OwnDataPageData
}

/** A copy of one's data and the end of the account; with the link from the mail, the question whether it shall end. */
export function OwnDataPage({ page }: OwnDataPageProps) {
  return page.token === null ? <OwnData page={page} /> : <Farewell page={page} />
}

function OwnData({ page: { form, canErase } }: OwnDataPageProps) {
  const t = useT()
  const refused = useRefused()
  const { code } = useLocale()
  return (
    <AccountFrame part="data" title={t('account:data.title')} refused={refused}>
      <div className="stack gap-6 measure">
        <section className="stack gap-4" aria-labelledby="copy-title">
          <h2 id="copy-title">{t('account:data.copy.title')}</h2>
          <p>{t('account:data.copy.text')}</p>
          <p>
            <a className="button" data-kind="secondary" href={paths.accountDataDownload(code)}>
              {t('account:data.copy.submit')}
            </a>
          </p>
        </section>
        <section className="stack gap-4" aria-labelledby="erase-title">
          <h2 id="erase-title">{t('account:data.erase.title')}</h2>
          <p>{t('account:data.erase.gone')}</p>
          <p>{t('account:data.erase.kept')}</p>
          {canErase ? (
            <AuthForm {...form}>
              <div>
                <Button kind="secondary">{t('account:data.erase.ask')}</Button>
              </div>
            </AuthForm>
          ) : (
            <p>{t('account:data.erase.write')}</p>
          )}
        </section>
      </div>
    </AccountFrame>
  )
}

function Farewell({ page: { form, email, token } }: OwnDataPageProps) {
  const t = useT()
  const refused = useRefused()
  const { code } = useLocale()
  return (
    <AuthPage
      title={t('account:data.erase.confirm-title')}
      lead={t('account:data.erase.confirm-text', { email })}
      refused={refused}
    >
      <p>{t('account:data.erase.kept')}</p>
      <AuthForm {...form}>
        <input type="hidden" name="token" value={token ?? ''} />
        <Button size="large" wide>
          {t('account:data.erase.submit')}
        </Button>
      </AuthForm>
      <Link to={paths.account(code)}>{t('account:data.erase.keep')}</Link>
    </AuthPage>
  )
}
