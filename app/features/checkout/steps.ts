export const stepNames = ['cart', 'address', 'delivery', 'review'] as const
/** A page of the checkout. */
export type StepName = (typeof stepNames)[number]

/** The steps with a form that has to be filled in once. */
export type FormStepName = Exclude<StepName, 'cart' | 'review'>

const stepOf = { address: 'address', shipping: 'delivery', payment: 'delivery' } as const
/** What has to be known before an order, each asked for on one of the steps. */
export type PartName = keyof typeof stepOf

/** Which parts hold, by what the cart in the backend has. */
export type PartsDone = Record<PartName, boolean>

const parts = ['address', 'shipping', 'payment'] as const

/** The step that asks for a part. */
export function toStepOf(part: PartName | 'cart'): StepName {
  return part === 'cart' ? part : stepOf[part]
}

/** Where the shopper has to go on. */
export function toFirstUnfinished(done: PartsDone): FormStepName | 'review' {
  const open = parts.find((part) => !done[part])
  return open ? stepOf[open] : 'review'
}

/** A step may be opened when all before it hold; what comes after it does not matter. */
export function isReachable(step: StepName, done: PartsDone): boolean {
  return stepNames.indexOf(step) <= stepNames.indexOf(toFirstUnfinished(done))
}

/** How far a checkout has come. */
export interface StepsProgress {
  done: PartsDone
  /** Done without the shopper: there is nothing to ship, or nothing to pay. */
  notNeeded: readonly PartName[]
  /** Were in order once and are not any more. */
  lapsed: readonly (PartName | 'cart')[]
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
  return stepNames.map((step) => {
    const isNeeded = listAsked(step, progress).length > 0 || step === 'cart' || step === 'review'
    const state = toState(step, isNeeded, current, progress)
    const isOpen = isNeeded && isReachable(step, progress.done)
    return { step, state, isNeeded, isLink: step !== current && isOpen && state !== 'pending' }
  })
}

// what a step asks for of this cart
function listAsked(step: StepName, { notNeeded }: Pick<StepsProgress, 'notNeeded'>): PartName[] {
  return parts.filter((part) => stepOf[part] === step && !notNeeded.includes(part))
}

function toState(step: StepName, isNeeded: boolean, current: StepName, progress: StepsProgress): StepState['state'] {
  const { done, lapsed } = progress
  if (lapsed.some((part) => toStepOf(part) === step)) return 'error'
  if (step === current) return 'current'
  if (step === 'cart') return 'completed'
  if (step === 'review') return 'pending'
  // what is not needed is passed in its turn, as everything else is
  if (!isNeeded) return isReachable(step, done) ? 'completed' : 'pending'
  return listAsked(step, progress).every((part) => done[part]) ? 'completed' : 'pending'
}
