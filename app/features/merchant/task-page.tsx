import { type ReactNode } from 'react'
import { useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { ButtonLink } from '~/ui/button'
import { Notice } from '~/ui/notice'
import { type OrderView, type TaskPageData } from './task-page.server'

/** A task with what has to be known to do it, and what can be done from here. */
export function TaskPage({ page }: { page: TaskPageData }) {
  const t = useT()
  const { task, doneOn, state, works } = page
  return (
    <>
      <div className="stack">
        <p>
          <a href={paths.merchant()}>{t('merchant:back')}</a>
        </p>
        <h1>{task.title}</h1>
        <p className="measure">{task.text}</p>
        {doneOn === null ? null : <Notice kind="success">{t('merchant:state.done', { date: doneOn })}</Notice>}
        {state === null ? null : <Notice kind="notice">{t(`merchant:state.${state}`)}</Notice>}
        <TaskFacts {...page} />
        <p className="cluster">
          {works.map((work, index) => (
            <ButtonLink key={work} kind={index === 0 ? 'primary' : 'secondary'} to={paths.merchantWork(task.id, work)}>
              {t(`merchant:work.${work}.link`, { amount: task.amount ?? '' })}
            </ButtonLink>
          ))}
        </p>
      </div>
      {page.order ? <TaskOrder {...page.order} /> : null}
    </>
  )
}

function TaskFacts({ task, reference, statement, mail }: TaskPageData) {
  const t = useT()
  return (
    <dl className="rows panel">
      {task.amount === null ? null : <Fact name={t('mails:task.amount')}>{task.amount}</Fact>}
      <Fact name={t('merchant:since')}>{task.since}</Fact>
      {statement ? (
        <>
          <Fact name={t('merchant:facts.name')}>{statement.name}</Fact>
          <Fact name={t('merchant:facts.declared')}>{statement.declaredOn}</Fact>
          <Fact name={t('merchant:facts.withdrawn')}>
            <Lines lines={statement.lines} />
          </Fact>
        </>
      ) : null}
      {mail ? (
        <>
          <Fact name={t('merchant:facts.mail')}>{mail.kind}</Fact>
          <Fact name={t('merchant:facts.attempts')}>{mail.attempts}</Fact>
        </>
      ) : null}
      <Fact name={t('mails:task.reference')}>
        <bdi>{reference}</bdi>
      </Fact>
    </dl>
  )
}

function TaskOrder({ number, email, placedOn, total, paid, refunded, refundable, lines }: OrderView) {
  const t = useT()
  return (
    <section className="stack" aria-labelledby="order">
      <h2 id="order">{t('merchant:list.order', { number })}</h2>
      <dl className="rows panel">
        <Fact name={t('merchant:facts.email')}>
          <bdi>{email}</bdi>
        </Fact>
        <Fact name={t('merchant:facts.placed')}>{placedOn}</Fact>
        <Fact name={t('merchant:facts.lines')}>
          <Lines lines={lines} />
        </Fact>
        <Fact name={t('merchant:facts.total')}>{total}</Fact>
        <Fact name={t('merchant:facts.paid')}>{paid}</Fact>
        <Fact name={t('merchant:facts.refunded')}>{refunded}</Fact>
        <Fact name={t('merchant:facts.refundable')}>{refundable}</Fact>
      </dl>
    </section>
  )
}

function Lines({ lines }: { lines: readonly { title: string; quantity: number }[] }) {
  return (
    <ul>
      {lines.map(({ title, quantity }, index) => (
        <li key={index}>
          {quantity} × <bdi>{title}</bdi>
        </li>
      ))}
    </ul>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
