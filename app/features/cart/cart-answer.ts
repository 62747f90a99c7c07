import { type FormReply, type Refused } from '~/forms/form-answer'
import { type FieldProblem } from '~/ui/error-summary'
import { giftFields, type GiftValues } from '../gift-note/gift-values'
import { type KnownCart } from './client-cart'
import { codeFieldId } from './codes/code-answer'

/** What a shopper wanted to add, as typed, so that it can be corrected and sent again. */
export interface TypedAdd {
  variantId: string
  quantity: string
  returnTo: string
  /** The product's name where it is known. */
  title: string | null
  productPath: string | null
  /** For whom it is, of a gift card. */
  gift?: GiftValues
}

/** What the page needs of a refused form, to show it again. */
export interface CartValues {
  add?: TypedAdd
  /** A line's quantity. */
  line?: { lineId: string; quantity: string }
  /** Another variant for a line. */
  change?: { lineId: string; variantId: string }
  code?: string
}

/** What can be put back after it was taken out. */
export interface Undo extends Partial<GiftValues> {
  /** Nothing is put back while the bag still has this line. */
  lineId: string
  variantId: string
  quantity: number
  title: string
  /** What the shopper takes one piece to cost, in minor units, where it costs something else by now. */
  known?: number
}

/** What was put in the bag, and what that holds now. */
export interface AddedView {
  /** A path for the picture route. */
  picture: string | null
  sum: string
}

/** What one of the cart's forms has done, in words of the page's language. */
export interface CartDone {
  text: string
  undo: Undo | null
  added?: AddedView
  /** As it is then, for the script that has sent the form. */
  cart?: KnownCart
}

export type CartReply = FormReply<CartDone, CartValues>

/** Of the fetcher that adds a variant; empty while none is chosen. */
export function toAddKey(variantId: string): string {
  return `add-${variantId}`
}

/** Ids of the quantity fields, for the links of an error summary. */
export const addQuantityId = 'add-quantity'

export function toLineQuantityId(lineId: string): string {
  return `quantity-${lineId}`
}

export function toVariantFieldId(lineId: string): string {
  return `variant-${lineId}`
}

/** What the error summary says, with a link where a field is to be corrected. */
export function toCartProblems({ values, errors, message }: Refused<CartValues>): FieldProblem[] {
  const { add, line, change } = values
  const quantityId = add ? addQuantityId : line && toLineQuantityId(line.lineId)
  const ids: Record<string, string | undefined> = {
    quantity: quantityId,
    code: codeFieldId,
    variantId: change && toVariantFieldId(change.lineId),
    ...Object.fromEntries(giftFields.map((field) => [field, field])),
  }
  const ofFields = Object.entries(errors).map(([field, text]) => ({ message: text, fieldId: ids[field] }))
  return message === null ? ofFields : [{ message }, ...ofFields]
}
