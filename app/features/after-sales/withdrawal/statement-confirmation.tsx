import { Form, useNavigation } from '@remix-run/react'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Button } from '~/ui/button'
import { Link } from '~/ui/link'
import { type Statement, toStatementQuery } from './statement'
import { StatementLines } from './statement-lines'
import { type WithdrawalPageData } from './withdrawal-data'

/** The statement as it is sent, with the button that the directive names. */
export function StatementConfirmation({ page, statement }: { page: WithdrawalPageData; statement: Statement }) {
  const t = useT()
  const { code } = useLocale()
  const isSending = useNavigation().state !== 'idle'
  const { orderId, number, lines, draft, declared, email } = page
  const query = toStatementQuery(draft)
  const stated = statement.lines.map((one) => ({ ...one, line: lines.find(({ id }) => id === one.lineId) }))
  return (
    <div className="stack gap-5">
      <div className="panel">
        <p>{t('after-sales:withdrawal.statement', { name: statement.name, number })}</p>
        <StatementLines lines={stated} />
      </div>
      <p>{t('after-sales:withdrawal.mail', { email })}</p>
      <Form method="post" className="cluster">
        {[...query].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="seen" value={declared.length} />
        <Button size="large" pending={isSending}>
          {t('after-sales:withdrawal.confirm')}
        </Button>
        <Link to={`${paths.withdrawFromOrder(code, orderId)}?${query}`}>{t('after-sales:return.change')}</Link>
      </Form>
    </div>
  )
}
