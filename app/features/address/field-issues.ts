/** What a field can be asked for; `elsewhere` is a doubt (`listDoubts`), the four before it are the custom checks. */
export type Rule =
  | 'required'
  | 'min'
  | 'max'
  | 'minlength'
  | 'maxlength'
  | 'pattern'
  | 'characters'
  | 'choice'
  | 'link'
  | 'name'
  | 'elsewhere'

export interface FieldIssue {
  /** The control's name, `shipping.city`. */
  name: string
  rule: Rule
  /** The number that the rule compares with. */
  limit?: number
}

/** The part of zod's issue that rules are read from. */
interface SchemaIssue {
  code?: string
  path: PropertyKey[]
  origin?: string
  minimum?: unknown
  maximum?: unknown
  params?: Record<string, unknown>
}

const customRules: readonly unknown[] = ['characters', 'choice', 'link', 'name'] satisfies Rule[]

function toRule({ code, origin, params }: SchemaIssue): Rule {
  const isText = origin === 'string'
  if (code === 'invalid_type') return 'required'
  if (code === 'too_small') return isText ? 'minlength' : 'min'
  if (code === 'too_big') return isText ? 'maxlength' : 'max'
  if (code === 'invalid_value') return 'choice'
  return customRules.includes(params?.rule) ? (params?.rule as Rule) : 'pattern'
}

/**
 * One issue for each field that has any, in the order of the form: the first that zod names.
 * `isEmpty` says which fields were sent without a value, so that a missing choice is called missing.
 */
export function toFieldIssues(issues: readonly SchemaIssue[], isEmpty: (name: string) => boolean): FieldIssue[] {
  const byName = new Map<string, FieldIssue>()
  for (const issue of issues) {
    const name = issue.path.map(String).join('.')
    if (byName.has(name)) continue
    const limit = issue.minimum ?? issue.maximum
    byName.set(name, {
      name,
      rule: isEmpty(name) ? 'required' : toRule(issue),
      ...(typeof limit === 'number' ? { limit } : {}),
    })
  }
  return [...byName.values()]
}
