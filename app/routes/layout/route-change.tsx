import { useNavigation } from '@remix-run/react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { troubles } from '~/http/connection'
import { useT } from '~/i18n/use-t'
import { Button } from '~/ui/button'
import { LiveRegion } from '~/ui/live-region'
import { Notice } from '~/ui/notice'

const noticeableMs = 700

/** Says that a page is on its way, and offers to send again what the network has lost. */
export function RouteChange() {
  const t = useT()
  const isSlow = useSlowNavigation()
  const isInTrouble = useSyncExternalStore(troubles.subscribe, troubles.exist, () => false)
  return (
    <>
      <div className="route-change" data-active={isSlow ? '' : undefined} />
      <LiveRegion message={isSlow ? t('common:connection.loading') : ''} />
      {isInTrouble ? (
        <div className="connection">
          <Notice
            kind="error"
            action={
              <Button type="button" size="small" onClick={troubles.tryAgain}>
                {t('common:failure.retry')}
              </Button>
            }
          >
            {t('common:connection.lost')}
          </Notice>
        </div>
      ) : null}
    </>
  )
}

function useSlowNavigation(): boolean {
  const isUnderWay = useNavigation().state !== 'idle'
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isUnderWay) return undefined
    const timer = setTimeout(() => setSlow(true), noticeableMs)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isUnderWay])
  return isSlow
}
