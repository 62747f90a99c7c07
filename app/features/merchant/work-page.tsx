import { type Refused } from '~/forms/form-answer'
import { useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Button } from '~/ui/button'
import { ErrorSummary } from '~/ui/error-summary'
import { type TaskPageData } from './task-page.server'
import { type Work } from './task-work'

interface WorkPageProps {
  page: TaskPageData
  work: Work
  csrfToken: string
  refused: Refused | null
}

/** Says what is about to be done, and does it when that is confirmed. */
export function WorkPage({ page: { task, works, seen }, work, csrfToken, refused }: WorkPageProps) {
  const t = useT()
  const params = { amount: task.amount ?? '', number: task.order ?? '' }
  return (
    <div className="stack">
      <p>
        <a href={paths.merchantTask(task.id)}>{task.title}</a>
      </p>
      <h1>{t(`merchant:work.${work}.link`, params)}</h1>
      <ErrorSummary problems={undefined} message={refused?.message} />
      {works.includes(work) ? (
        <form method="post" action={paths.merchantWork(task.id, work)} className="form">
          <input type="hidden" name="csrfToken" value={csrfToken} />
          <input type="hidden" name="seen" value={seen} />
          <p className="measure">{t(`merchant:work.${work}.text`, params)}</p>
          <p className="cluster">
            <Button size="large">{t(`merchant:work.${work}.link`, params)}</Button>
          </p>
        </form>
      ) : null}
      <p>
        <a href={paths.merchant()}>{t('merchant:back')}</a>
      </p>
    </div>
  )
}
