import { createPath } from '@remix-run/react'
import { type Router } from '../remix-window'

const deadlineMs = 3800

export interface Departure {
  /** Has the browser load the page at once that is on its way; false where none is. */
  leave(): boolean
  /** The browser loads a page, whose data no longer matters. */
  isLeaving(): boolean
}

/**
 * Leaves to the browser what script does not get: a page whose data, script or styles have not come 3800 ms after the
 * click is loaded, unless it is whole before that load has begun to show. Who clicks on in the meantime goes there.
 */
export function watchNavigation(router: Router): Departure {
  let current = router.state.navigation
  let target: string | null = null
  let isLeaving = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function leave(): boolean {
    if (target === null) return false
    clearTimeout(timer)
    isLeaving = true
    const { pathname, search, hash } = location
    // Back has changed the address already
    if (target === pathname + search + hash) location.reload()
    else location.assign(target)
    return true
  }

  router.subscribe(({ navigation, location: open }) => {
    if (navigation === current) return
    current = navigation
    clearTimeout(timer)
    if (isLeaving) window.stop()
    isLeaving = false
    target = navigation.state === 'loading' ? createPath(navigation.location) : null
    // what was typed into the page that is open stays
    if (target === createPath(open)) target = null
    if (target !== null) timer = setTimeout(leave, deadlineMs)
  })

  // where a page's script does not come Remix reloads the page that the shopper wants to leave
  onScriptedReload(() => !isLeaving && leave())
  return { leave, isLeaving: () => isLeaving }
}

interface NavigateEvent extends Event {
  readonly navigationType: 'push' | 'replace' | 'reload' | 'traverse'
  readonly userInitiated: boolean
}

// browsers without the Navigation API reload; TypeScript's own types do not know it yet
function onScriptedReload(isHandled: () => boolean): void {
  const { navigation } = window as { navigation?: EventTarget }
  navigation?.addEventListener('navigate', (event) => {
    const { navigationType, userInitiated } = event as NavigateEvent
    if (navigationType === 'reload' && !userInitiated && isHandled()) event.preventDefault()
  })
}
