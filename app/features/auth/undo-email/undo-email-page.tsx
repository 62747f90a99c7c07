import { useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Button } from '~/ui/button'
import { AuthForm } from '../auth-form'
import { AuthPage } from '../auth-page'
import { type RefusedForm } from '../posted-form.server'
import { type UndoEmailPageData } from './undo-email.server'

/** Takes back that an account got another address. A button does it, so that programs that open links of mails do not. */
export function UndoEmailPage({ page, refused }: { page: UndoEmailPageData; refused?: RefusedForm }) {
  const t = useT()
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
