import { toFault } from '../fault'

const address = /[^\s"'<>()[\],;:=]+@[^\s"'<>()[\],;:]+/g
// Medusa's own sentences: "Gift card with code: ABC was not found", "Discount ABC is expired"
const code =
  /\b((?:gift cards?|discounts?) with code:? |the discount code |discount (?=\S+ (?:is|has) ))(\[[^\]]*\]|\S+)/gi

/** A line of Medusa's log without codes and e-mail addresses. */
export function redactMessage(text: string) {
  return text.replace(address, '…').replace(code, '$1…')
}

/** The same of an error: what else it carries, such as the values of a query, is left out. */
export function redactError(error: unknown) {
  const { message, stack = '', type, code: reason } = toFault(error)
  const plain = new Error(redactMessage(message))
  return Object.assign(plain, { stack: redactMessage(stack), type, code: reason })
}
