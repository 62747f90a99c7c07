import { Form, useNavigation } from '@remix-run/react'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Button } from '~/ui/button'
import { Link } from '~/ui/link'
import { Outcome } from '~/ui/outcome'

interface ClaimPageProps {
  order: { id: string; number: number; email: string }
  /** The mail is on its way. */
  isSent: boolean
}

/** Where the signed-in customer asks for somebody's order to be put into the account. */
export function ClaimPage({ order: { id, number, email }, isSent }: ClaimPageProps) {
  const t = useT()
  const { code } = useLocale()
  const isSending = useNavigation().state !== 'idle'
  return (
    <div className="page auth-page">
      <h1>{t('account:claim.title', { number })}</h1>
      <Outcome kind="success" text={isSent ? t('account:claim.sent', { email }) : null} />
      {isSent ? null : <p>{t('account:claim.text', { email })}</p>}
      <Form method="post">
        <Button kind={isSent ? 'secondary' : 'primary'} size="large" wide pending={isSending}>
          {t(isSent ? 'account:claim.again' : 'account:claim.submit')}
        </Button>
      </Form>
      <Link to={paths.order(code, id)}>{t('account:claim.back')}</Link>
    </div>
  )
}
