import { type ReactNode, useId } from 'react'
import { useT } from '~/i18n/use-t'
import { focusOnLoad } from './focus-on-load'
import { Icon } from './icon'
import { VisuallyHidden } from './visually-hidden'

interface NoticeProps {
  kind: 'success' | 'notice' | 'error'
  children: ReactNode
  /** The way on: a link. */
  action?: ReactNode
  /** Of what it is about. */
  picture?: ReactNode
  /** It says what came of a form: a page that was loaded gives it the focus, and a live region says it of what script shows. */
  isOutcome?: boolean
}

/** One message about what just happened or what has to be known here. */
export function Notice({ kind, children, action, picture, isOutcome }: NoticeProps) {
  const t = useT()
  const id = useId()
  const heard = isOutcome
    ? { role: 'group', 'aria-labelledby': id, tabIndex: -1, ...focusOnLoad }
    : { role: kind === 'error' ? 'alert' : 'status' }
  return (
    <div className="notice" data-kind={kind} {...heard}>
      {picture}
      <Icon name={kind === 'success' ? 'check' : 'alert'} />
      <div className="notice-body">
        <p id={isOutcome ? id : undefined}>
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
