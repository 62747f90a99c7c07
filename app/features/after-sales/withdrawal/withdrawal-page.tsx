import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { ButtonLink } from '~/ui/button'
import { Link } from '~/ui/link'
import { Notice } from '~/ui/notice'
import { OrderTaskPage } from '../order-task-page'
import { ReturnAddress } from '../return-address'
import { StatementConfirmation } from './statement-confirmation'
import { StatementForm } from './statement-form'
import { StatementLines } from './statement-lines'
import { type DeclaredWithdrawal, type WithdrawalPageData } from './withdrawal-data'

/** Withdraws from the contract about an order: the statement, its confirmation, and what was declared before. */
export function WithdrawalPage({ page }: { page: WithdrawalPageData }) {
  const t = useT()
  const { code } = useLocale()
  const { orderId, number, declared, isTaken, isAllDeclared, isSent, errors, statement, email } = page
  const isOpen = isTaken && (!isAllDeclared || Object.keys(errors).length > 0)
  return (
    <OrderTaskPage
      orderId={orderId}
      number={number}
      title={t(statement ? 'after-sales:withdrawal.confirm-heading' : 'after-sales:withdrawal.heading')}
      lead={
        <>
          {isOpen && !statement ? <p className="lead">{t('after-sales:withdrawal.lead')}</p> : null}
          <Link to={paths.page(code, 'withdrawal')}>{t('after-sales:withdrawal.notice')}</Link>
        </>
      }
      problems={errors}
    >
      {declared.map((withdrawal) => (
        <Declared key={withdrawal.id} withdrawal={withdrawal} />
      ))}
      {declared.length > 0 && isSent === false ? <p>{t('after-sales:withdrawal.not-sent')}</p> : null}
      {declared.length > 0 && isSent !== null ? <ReturnAddress lines={page.returnTo} /> : null}
      {isTaken ? null : (
        <Notice
          kind="notice"
          action={<ButtonLink to={paths.page(code, 'withdrawal')}>{t('after-sales:withdrawal.notice')}</ButtonLink>}
        >
          {t('after-sales:withdrawal.elsewhere', { email })}
        </Notice>
      )}
      {isTaken && statement ? <StatementConfirmation page={page} statement={statement} /> : null}
      {isOpen && !statement ? <StatementForm page={page} /> : null}
    </OrderTaskPage>
  )
}

function Declared({ withdrawal }: { withdrawal: DeclaredWithdrawal }) {
  const t = useT()
  const { id, time, name, lines } = withdrawal
  return (
    <section className="panel" aria-labelledby={id} data-testid="declared">
      <h2 id={id}>{t('after-sales:withdrawal.declared', { time })}</h2>
      <p className="small">{t('after-sales:withdrawal.declared-by', { name })}</p>
      <StatementLines lines={lines} />
    </section>
  )
}
