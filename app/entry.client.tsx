import { RemixBrowser } from '@remix-run/react'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { isElsewhere, loadAnew } from './http/page-load'

// Back may have come first
if (isElsewhere()) {
  loadAnew()
} else {
  startTransition(() => {
    hydrateRoot(document, <RemixBrowser />)
  })
}
