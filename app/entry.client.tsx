import { RemixBrowser } from '@remix-run/react'
import { startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { startOffline } from './features/offline/start-offline'
import { guardFetch } from './http/connection'
import { watchNavigation } from './http/browser/late-page'
import { isElsewhere, loadAnew } from './http/browser/page-load'
import { putOwnData } from './http/own-block'
import { getBuildVersion, getRouter } from './http/remix-window'
import { loadDrawnParts } from './ui/late-part'
import { whenIdleAfterLoad } from './ui/when-idle'

/** The shop in the browser; the document says from when on it answers by script (`data-hydrated`). */
function Shop() {
  useEffect(() => {
    // Back may have come before there was a router to hear it: the page's data is waited for until then
    if (isElsewhere()) return loadAnew()
    const departure = watchNavigation(getRouter())
    window.fetch = guardFetch(window.fetch.bind(window), getBuildVersion(), departure)
    document.documentElement.dataset.hydrated = ''
  }, [])
  return <RemixBrowser />
}

function takeOver(): void {
  // Back may have come first
  if (isElsewhere()) return loadAnew()
  putOwnData()
  startTransition(() => {
    hydrateRoot(document, <Shop />)
  })
}

// most pages have none, and are taken over at once
if (document.querySelector('[data-late]')) void loadDrawnParts().then(takeOver)
else takeOver()

// the share of page loads that is measured; most shops measure none
if (Math.random() < Number(document.documentElement.dataset.vitals)) {
  whenIdleAfterLoad(
    () =>
      void import('./features/vitals/measure-page').then(
        ({ measurePage }) => measurePage(),
        () => null,
      ),
  )
}

// while developing there is no worker
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // without it nothing can be read offline, and that is all
  whenIdleAfterLoad(() => void startOffline().catch(() => undefined))
}
