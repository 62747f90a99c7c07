import { useEffect } from 'react'

const betweenChecksMs = 120_000
const youngMs = 10_000

/** Calls `check` when the tab is looked at again, and every two minutes while it is; not at once after what it is new with. */
export function useLookAgain(check: () => unknown): void {
  useEffect(() => {
    let checkedAt = Date.now()
    function look() {
      if (document.visibilityState !== 'visible' || Date.now() - checkedAt < youngMs) return
      checkedAt = Date.now()
      check()
    }
    document.addEventListener('visibilitychange', look)
    const timer = setInterval(look, betweenChecksMs)
    return () => {
      document.removeEventListener('visibilitychange', look)
      clearInterval(timer)
    }
  }, [check])
}
