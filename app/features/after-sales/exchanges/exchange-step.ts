const steps = ['shipping', 'payment', 'review'] as const

/** What an exchange that was begun asks for. */
export type ExchangeStep = (typeof steps)[number]

export interface StepsOfExchange {
  done: { shipping: boolean; payment: boolean }
  /** There is something to pay. */
  isDue: boolean
}

/** The step to show: the one that the address names where it can be opened, else the first that is not finished. */
export function toExchangeStep(named: string | null, { done, isDue }: StepsOfExchange): ExchangeStep {
  const needed = steps.filter((step) => step !== 'payment' || isDue)
  const first = needed.find((step) => step === 'review' || !done[step]) ?? 'review'
  return needed.find((step) => step === named && needed.indexOf(step) <= needed.indexOf(first)) ?? first
}

export interface ExchangeStepState {
  step: ExchangeStep
  state: 'current' | 'completed' | 'pending'
  isNeeded: boolean
}

/** How each step stands while `current` is open. Whether there is something to pay is known once the delivery is. */
export function toExchangeStepStates(current: ExchangeStep, { done, isDue }: StepsOfExchange): ExchangeStepState[] {
  const isFree = done.shipping && !isDue
  const isDone = { shipping: done.shipping, payment: isFree || done.payment, review: false }
  return steps.map((step) => {
    const passed = isDone[step] ? 'completed' : 'pending'
    return { step, state: step === current ? 'current' : passed, isNeeded: step !== 'payment' || !isFree }
  })
}
