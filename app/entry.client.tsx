import { RemixBrowser } from '@remix-run/react'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { isElsewhere, loadAnew } from './http/page-load'
import { whenIdleAfterLoad } from './ui/when-idle'

// Back may have come first
if (isElsewhere()) {
  loadAnew()
} else {
  startTransition(() => {
    hydrateRoot(document, <RemixBrowser />)
  })
}

// while developing there is no worker
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  whenIdleAfterLoad(() => {
    // without it nothing can be read offline, and that is all
    import('./features/offline/start-offline').then(({ startOffline }) => startOffline()).catch(() => undefined)
  })
}
