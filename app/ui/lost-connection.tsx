import { useSyncExternalStore } from 'react'
import { troubles } from '~/http/connection'
import { useT } from '~/i18n/use-t'
import { Button } from './button'
import { Notice } from './notice'

/** Offers to send again what the network has lost; in a modal dialog as well, which lets nothing outside it be pressed. */
export function LostConnection() {
  const t = useT()
  const isInTrouble = useSyncExternalStore(troubles.subscribe, troubles.exist, () => false)
  if (!isInTrouble) return null
  return (
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
  )
}
