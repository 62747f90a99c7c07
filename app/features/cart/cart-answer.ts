import { type FieldProblem } from '~/ui/error-summary'
import { type CodeAttempt } from './codes/code-answer'

/** What a shopper wanted to add, as typed, so that it can be corrected and sent again. */
export interface AddAttempt {
  variantId: string
  quantity: string
  returnTo: string
  /** The product's name where it is known. */
  title: string | null
  productPath: string | null
  quantityError: string | null
}

/** A line's quantity as typed, and what is wrong with it. */
export interface LineAttempt {
  lineId: string
  quantity: string
  error: string
}

/** What can be put back after it was taken out. */
export interface Undo {
  /** Nothing is put back while the bag still has this line. */
  lineId: string
  variantId: string
  quantity: number
  title: string
  /** What the shopper takes one piece to cost, in minor units, where it costs something else by now. */
  known?: number
}

/** What one of the cart's forms led to, in words of the page's language. */
export type CartAnswer =
  | { done: true; text: string; undo: Undo | null }
  | { done: false; problems: FieldProblem[]; add: AddAttempt | null; line: LineAttempt | null; code?: CodeAttempt }

/** Ids of the quantity fields, for the links of an error summary. */
export const addQuantityId = 'add-quantity'

export function toLineQuantityId(lineId: string): string {
  return `quantity-${lineId}`
}
