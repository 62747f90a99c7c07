import { type PaymentChoice } from '~/features/payment/payment-choice'

/** How a difference is to be paid in two ways, as the form has it. */
export interface TypedDivision {
  /** The backend's ids of providers; empty where none is chosen. */
  first: string
  second: string
  /** What the first one is to pay, as it was typed. */
  amount: string
}

export type DivisionProblem = 'first' | 'second' | 'amount'

/** One of the parts, to be looked over; `amount` in minor units. */
export interface Part {
  label: PaymentChoice['label']
  amount: number
}

/** What the page that divides a difference says beside what the page of the change does. */
export interface DivisionView {
  typed: TypedDivision
  /** In the page's language. */
  problems: Partial<Record<DivisionProblem, string>>
  /** To be confirmed; null while the form is filled in. */
  parts: Part[] | null
  /** The least and the most that the first part may be, and one such amount as it is typed, as the page's readers write it. */
  bounds: { min: string; max: string; example: string }
  /** Of how it is to be paid so far, so that another window's division is noticed. */
  partsMark: string
}

/** The address that asks to confirm it, or without `review` shows the form again. */
export function toDivisionQuery({ first, second, amount }: TypedDivision): string {
  return String(new URLSearchParams({ first, amount, second }))
}
