import { useEffect } from 'react'

/**
 * Makes every way out of this page load a whole document, so that the scripts and frames of a payment provider, and the
 * policy that admits them, end with it. Links and forms are the browser's then, as they are without script.
 */
export function useWholeDocuments(): void {
  useEffect(() => {
    document.addEventListener('click', leaveLinkToBrowser, true)
    document.addEventListener('submit', leaveFormToBrowser, true)
    window.addEventListener('popstate', loadAnew, true)
    window.addEventListener('pageshow', loadIfKept)
    return () => {
      document.removeEventListener('click', leaveLinkToBrowser, true)
      document.removeEventListener('submit', leaveFormToBrowser, true)
      window.removeEventListener('popstate', loadAnew, true)
      window.removeEventListener('pageshow', loadIfKept)
    }
  }, [])
}

function leaveLinkToBrowser(event: Event): void {
  if (event.target instanceof Element && event.target.closest('a[href]')) event.stopPropagation()
}

// a form without an address of its own is a provider's, which script alone handles
function leaveFormToBrowser(event: Event): void {
  if (event.target instanceof Element && event.target.hasAttribute('action')) event.stopPropagation()
}

function loadAnew(event: Event): void {
  event.stopImmediatePropagation()
  location.reload()
}

// back from the shopper's bank, the page would still look as if it were paying
function loadIfKept({ persisted }: PageTransitionEvent): void {
  if (persisted) location.reload()
}
