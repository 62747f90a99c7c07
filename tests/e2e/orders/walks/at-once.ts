import { type Doing } from './action'

/** The same act three times at once: done once, whatever the other two are answered. */
export function atOnce(what: string, act: () => Promise<unknown>, book: () => void): Doing[] {
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
