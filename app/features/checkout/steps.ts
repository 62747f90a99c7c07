export const stepNames = ['cart', 'address', 'shipping', 'payment', 'review'] as const
export type StepName = (typeof stepNames)[number]

/** The steps with a form that has to be filled in once. */
export type FormStepName = Exclude<StepName, 'cart' | 'review'>

/** Which steps hold, by what the cart in the backend has. */
export type StepsDone = Record<FormStepName, boolean>

const formSteps = ['address', 'shipping', 'payment'] as const

/** Where the shopper has to go on. */
export function toFirstUnfinished(done: StepsDone): FormStepName | 'review' {
  return formSteps.find((step) => !done[step]) ?? 'review'
}

/** A step may be opened when all before it hold; what comes after it does not matter. */
export function isReachable(step: StepName, done: StepsDone): boolean {
  return stepNames.indexOf(step) <= stepNames.indexOf(toFirstUnfinished(done))
}

/** How far a checkout has come. */
export interface StepsProgress {
  done: StepsDone
  /** Done without the shopper: there is nothing to ship, or nothing to pay. */
  notNeeded: readonly StepName[]
  /** Were in order once and are not any more. */
  lapsed: readonly StepName[]
}

export interface StepState {
  step: StepName
  state: 'current' | 'completed' | 'error' | 'pending'
  isNeeded: boolean
  /** Can be gone to from here. */
  isLink: boolean
}

/** How each step stands while `current` is open: one that holds stays completed although an earlier one is edited. */
export function toStepStates(current: StepName, progress: StepsProgress): StepState[] {
  // where nothing is sent that is no step of it; a payment that a code has made needless stays in sight
  const steps = stepNames.filter((step) => step !== 'shipping' || !progress.notNeeded.includes(step))
  return steps.map((step) => {
    const isNeeded = !progress.notNeeded.includes(step)
    const state = toState(step, current, progress)
    const isOpen = isNeeded && isReachable(step, progress.done)
    return { step, state, isNeeded, isLink: step !== current && isOpen && state !== 'pending' }
  })
}

function toState(step: StepName, current: StepName, { done, notNeeded, lapsed }: StepsProgress): StepState['state'] {
  if (lapsed.includes(step)) return 'error'
  if (step === current) return 'current'
  if (step === 'cart') return 'completed'
  // what is not needed is passed in its turn, as everything else is
  if (notNeeded.includes(step)) return isReachable(step, done) ? 'completed' : 'pending'
  return step !== 'review' && done[step] ? 'completed' : 'pending'
}
