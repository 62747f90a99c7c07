import { type ReactNode } from 'react'
import { useT } from '~/i18n/use-t'
import { Icon } from './icon'
import { VisuallyHidden } from './visually-hidden'

interface NoticeProps {
  kind: 'success' | 'notice' | 'error'
  children: ReactNode
  /** The way on: a link. */
  action?: ReactNode
  /** Of what it is about. */
  picture?: ReactNode
  /** What it stands in is a live region. */
  isInRegion?: boolean
}

/** One message about what just happened or what has to be known here. */
export function Notice({ kind, children, action, picture, isInRegion }: NoticeProps) {
  const t = useT()
  return (
    <div className="notice" data-kind={kind} role={isInRegion ? undefined : kind === 'error' ? 'alert' : 'status'}>
      {picture}
      <Icon name={kind === 'success' ? 'check' : 'alert'} />
      <div className="notice-body">
        <p>
          <VisuallyHidden>
            {t(`common:notice.${kind}`)}
            {t('common:punctuation.colon')}
          </VisuallyHidden>
          {children}
        </p>
        {action}
      </div>
    </div>
  )
}
