import { useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { type TaskListData } from './task-page.server'

type ListedTask = NonNullable<TaskListData['tasks']>[number]

/** What waits for a hand, each with a link to what is known of it. */
export function TaskList({ tasks, newer, older }: TaskListData) {
  const t = useT()
  if (!tasks) return <p>{t('merchant:list.missing')}</p>
  return (
    <>
      {tasks.length === 0 ? <p>{t('merchant:list.none')}</p> : null}
      <ul className="stack" data-testid="tasks">
        {tasks.map(({ id, title, order, amount, since }) => (
          <li key={id} className="panel" data-task={id}>
            <div className="row">
              <h2>{title}</h2>
              {amount === null ? null : <p className="numeric">{amount}</p>}
            </div>
            <div className="row">
              <p className="muted">
                {order === null ? null : <>{t('merchant:list.order', { number: order })} · </>}
                {since}
              </p>
              <a
                href={paths.merchantTask(id)}
                aria-label={`${t('merchant:list.open')}: ${toName({ id, title, order })}`}
              >
                {t('merchant:list.open')}
              </a>
            </div>
          </li>
        ))}
      </ul>
      <p className="cluster">
        {newer === null ? null : <a href={`?page=${newer}`}>{t('merchant:list.newer')}</a>}
        {older === null ? null : <a href={`?page=${older}`}>{t('merchant:list.older')}</a>}
      </p>
    </>
  )
}

/** An order may have two of a kind, for the same amount. */
function toName({ id, title, order }: Pick<ListedTask, 'id' | 'title' | 'order'>): string {
  return [title, order, id].filter((part) => part !== null).join(', ')
}
