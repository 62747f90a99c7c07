import { useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'
import { AuthForm } from '../auth-form'
import { type EmailLinkPageData } from './email-link.server'

/** The page behind a mailed link: a button signs in, so that programs that open every link of a mail use none up. */
export function EmailLinkPage({ page }: { page: EmailLinkPageData }) {
  const t = useT()
  const { email, provider, isOtherBrowser } = page
  const warning = provider
    ? t('auth:email-link.other-browser-connect', { provider })
    : t('auth:email-link.other-browser')
  return (
    <div className="page auth-page">
      <div className="stack gap-5">
        <h1>{t('auth:email-link.open-title')}</h1>
        {isOtherBrowser ? <Notice kind="notice">{warning}</Notice> : null}
        <p>
          {provider && !isOtherBrowser
            ? t('auth:email-link.open-connect', { email, provider })
            : t('auth:email-link.open-text', { email })}
        </p>
      </div>
      <AuthForm action={paths.signInCallback('email')} csrfToken={page.csrfToken} callbackPath={page.callbackPath}>
        <input type="hidden" name="token" value={page.token} />
        <Button size="large" wide>
          {t('auth:signin.submit')}
        </Button>
      </AuthForm>
    </div>
  )
}
