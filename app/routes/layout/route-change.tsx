import { useNavigation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { useT } from '~/i18n/use-t'
import { LiveRegion } from '~/ui/live-region'
import { LostConnection } from '~/ui/lost-connection'

const noticeableMs = 700

/** Says that a page is on its way, and offers to send again what the network has lost. */
export function RouteChange() {
  const t = useT()
  const isSlow = useSlowNavigation()
  return (
    <>
      <div className="route-change" data-active={isSlow ? '' : undefined} />
      <LiveRegion message={isSlow ? t('common:connection.loading') : ''} />
      <LostConnection />
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
