import { useRef } from 'react'
import { getRouter } from '~/http/remix-window'
import { afterPaint } from './after-paint'

/**
 * For what follows a choice on a page. Browsers show a tick by themselves, but not before the page is drawn that script draws within
 * the same event: so what follows waits for the paint, with all that was chosen until then. Who is on the way to another page by then is not called back.
 * @param follow gets what was given to `choose` since the last time, in that order
 */
export function useChoices<T>(follow: (choices: readonly T[]) => void) {
  const waiting = useRef<T[]>([])
  return {
    /** Something was chosen that is not followed yet. */
    isWaiting: () => waiting.current.length > 0,
    choose(choice: T) {
      waiting.current.push(choice)
      if (waiting.current.length > 1) return
      const before = toComingPath()
      afterPaint(() => {
        const choices = waiting.current
        waiting.current = []
        if (toComingPath() === before) follow(choices)
      })
    },
  }
}

function toComingPath(): string {
  const { location, navigation } = getRouter().state
  return (navigation.location ?? location).pathname
}
