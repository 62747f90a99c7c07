import { isPlainName } from '@vitrine/shared/plain-text'

/** What the form asks for, as it was typed. */
export interface StatementDraft {
  name: string
  lines: { lineId: string; quantity: string }[]
}

/** What is declared. */
export interface Statement {
  name: string
  lines: { lineId: string; quantity: number }[]
}

interface OrderedLine {
  id: string
  quantity: number
}

/** What is wrong with a field; each is a message under `after-sales:withdrawal.errors`. */
export type StatementProblem = 'name-required' | 'name-long' | 'name-plain' | 'none' | 'quantity-whole' | 'quantity-max'

export type CheckedStatement =
  { statement: Statement; problems: null } | { statement: null; problems: Record<string, StatementProblem> }

export const nameLength = 100

export const nameField = 'name'
export const quantityField = (lineId: string) => `quantity.${lineId}`

/** The draft in a query or a posted form; where it says nothing, the whole order in the name of who placed it. */
export function readStatement(
  fields: { get(name: string): unknown },
  lines: readonly OrderedLine[],
  name: string,
): StatementDraft {
  const read = (field: string, otherwise: string) => {
    const value = fields.get(field)
    return typeof value === 'string' ? value : otherwise
  }
  return {
    name: read(nameField, name),
    lines: lines.map(({ id, quantity }) => ({ lineId: id, quantity: read(quantityField(id), String(quantity)) })),
  }
}

export function toStatementQuery({ name, lines }: StatementDraft): URLSearchParams {
  return new URLSearchParams([
    [nameField, name],
    ...lines.map(({ lineId, quantity }) => [quantityField(lineId), quantity]),
  ])
}

/** Holds a draft against the order: what is wrong by field, or what is declared. */
export function checkStatement(draft: StatementDraft, lines: readonly OrderedLine[]): CheckedStatement {
  const problems: Record<string, StatementProblem> = {}
  const name = draft.name.replace(/\p{Cc}+/gu, ' ').trim()
  if (name === '') problems[nameField] = 'name-required'
  else if (name.length > nameLength) problems[nameField] = 'name-long'
  else if (!isPlainName(name)) problems[nameField] = 'name-plain'
  for (const { lineId, quantity } of draft.lines) {
    const ordered = lines.find(({ id }) => id === lineId)?.quantity ?? 0
    if (!/^\d{0,9}$/.test(quantity.trim())) problems[quantityField(lineId)] = 'quantity-whole'
    else if (Number(quantity) > ordered) problems[quantityField(lineId)] = 'quantity-max'
  }
  const wanted = draft.lines
    .map(({ lineId, quantity }) => ({ lineId, quantity: Number(quantity) }))
    .filter(({ quantity }) => quantity > 0)
  const [first] = draft.lines
  if (wanted.length === 0 && first) problems[quantityField(first.lineId)] ??= 'none'
  if (Object.keys(problems).length > 0) return { statement: null, problems }
  return { statement: { name, lines: wanted }, problems: null }
}
