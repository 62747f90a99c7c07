import { useRefused } from '~/forms/use-refused'
import { useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Button } from '~/ui/button'
import { AuthForm } from '../auth-form'
import { AuthPage } from '../auth-page'
import { type UndoEmailPageData } from './undo-email.server'

/** Takes back that an account got another address. A button does it, so that programs that open links of mails do not. */
export function UndoEmailPage({ page }: { page: UndoEmailPageData }) {
  const t = useT()
  const refused = useRefused()
  return (
    <AuthPage title={t('auth:undo-email.title')} lead={t('auth:undo-email.text')} refused={refused}>
      <AuthForm action={paths.undoEmail()} {...page.form}>
        <input type="hidden" name="token" value={page.token} />
        <Button size="large" wide>
          {t('auth:undo-email.submit')}
        </Button>
      </AuthForm>
    </AuthPage>
  )
}
