import { type Doing } from './action'
import { mayCross } from './known-wrong'

/** The same act three times at once: done once, whatever the other two are answered. */
export function atOnce(line: string, what: string, act: () => Promise<unknown>, book: () => void): Doing[] {
  if (!mayCross(line)) return []
  return [
    {
      what,
      async happen() {
        const outcomes = await Promise.allSettled([act(), act(), act()])
        if (outcomes.every(({ status }) => status === 'rejected'))
          throw new Error(`${what}: ${JSON.stringify(outcomes)}`)
        book()
      },
    },
  ]
}
