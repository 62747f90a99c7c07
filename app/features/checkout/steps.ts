export const stepNames = ['address', 'shipping', 'payment', 'review'] as const
export type StepName = (typeof stepNames)[number]

/** Which steps hold, by what the cart in the backend has. */
export type StepsDone = Record<Exclude<StepName, 'review'>, boolean>

/** Where the shopper has to go on. */
export function toFirstUnfinished(done: StepsDone): StepName {
  return stepNames.find((step) => step === 'review' || !done[step]) ?? 'review'
}

/** A step may be opened when all before it hold; what comes after it does not matter. */
export function isReachable(step: StepName, done: StepsDone): boolean {
  return stepNames.indexOf(step) <= stepNames.indexOf(toFirstUnfinished(done))
}

/** How each step stands while `current` is open: one that holds stays completed although an earlier one is edited. */
export function toStepStates(current: StepName, done: StepsDone) {
  return stepNames.map((step) => {
    const isDone = step !== 'review' && done[step]
    const state = step === current ? 'current' : isDone ? 'completed' : 'pending'
    return { step, state } as const
  })
}
