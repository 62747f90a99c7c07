import { useFetcher } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { type CartReply, toCartProblems } from './cart-answer'
import { type CartLineView } from './cart-view'

/** A line is `out` from the click on, before the shop has answered, and so is what is `coming-back`. */
export type LinePhase = 'in' | 'out' | 'coming-back'

/**
 * Takes a line out and puts it back without waiting for answers. What is put back while the removal is still under way is
 * sent after it (`guardFetch`), and adds nothing where the line was not taken out after all.
 * @param say tells what came of it to assistive technology
 */
export function useTakenLine({ id }: CartLineView, say: (text: string) => void) {
  const remover = useFetcher<CartReply>({ key: `remove-${id}` })
  const undoer = useFetcher<CartReply>({ key: `undo-${id}` })
  // a line that was put back is another one, with an id of its own
  const [taken, setTaken] = useState<{ id: string; back: boolean } | null>(null)
  const phase: LinePhase = taken?.id !== id ? 'in' : taken.back ? 'coming-back' : 'out'
  useSettled(remover, (answer) => {
    if (answer.ok) return
    setTaken(null)
    say(toProblem(answer))
  })
  useSettled(undoer, (answer) => {
    setTaken((now) => (answer.ok ? null : now && { ...now, back: false }))
    if (!answer.ok) say(toProblem(answer))
  })
  const refused = [remover.data, undoer.data].find((answer) => answer?.ok === false)
  return {
    phase,
    remover,
    undoer,
    problem: refused && phase !== 'coming-back' ? toProblem(refused) : null,
    takeOut: () => setTaken({ id, back: false }),
    putBack: () => setTaken({ id, back: true }),
  }
}

function useSettled(
  { state, data }: { state: string; data: CartReply | undefined },
  onAnswer: (answer: CartReply) => void,
): void {
  const heard = useRef(data)
  const tell = useRef(onAnswer)
  useEffect(() => {
    tell.current = onAnswer
  })
  useEffect(() => {
    if (state !== 'idle' || !data || heard.current === data) return
    heard.current = data
    tell.current(data)
  }, [state, data])
}

function toProblem(answer: CartReply): string {
  return answer.ok
    ? ''
    : toCartProblems(answer.refused)
        .map(({ message }) => message)
        .join(' ')
}
