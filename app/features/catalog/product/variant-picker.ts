/** A variant as far as choosing one needs it. */
export interface Choice {
  id: string
  values: Values
  buyable: boolean
}

/** By option id. */
export type Values = Readonly<Record<string, string>>

export interface PickerValue {
  value: string
  current: boolean
  /** What is chosen once this value is. */
  leadsTo: Values
  /** `changes-others`: no variant has this value together with the other values chosen, so those change with it. */
  state: 'available' | 'sold-out' | 'changes-others'
}

export interface PickerOption {
  id: string
  values: PickerValue[]
}

/**
 * What is chosen before a shopper has chosen more: of `wanted` as much as one variant has, and of the options `preset`,
 * and of those that leave no choice, the values of the first variant like it that can be bought.
 */
export function toChosen<T extends Choice>(
  optionIds: readonly string[],
  choices: readonly T[],
  wanted: Values,
  preset: readonly string[],
): Values {
  let chosen: Values = {}
  for (const id of optionIds) {
    const more = { ...chosen, ...pickValues(wanted, [id]) }
    if (listMatching(choices, more).length > 0) chosen = more
  }
  const given = optionIds.filter((id) => preset.includes(id) || listValues(choices, id).length === 1)
  const [first] = listMatching(choices, chosen).toSorted((a, b) => Number(b.buyable) - Number(a.buyable))
  return { ...pickValues(first?.values ?? {}, given), ...chosen }
}

export function listMatching<T extends Pick<Choice, 'values'>>(choices: readonly T[], chosen: Values): T[] {
  return choices.filter(({ values }) => Object.entries(chosen).every(([id, value]) => values[id] === value))
}

/** For every value of every option, what choosing it leads to, keeping the other values chosen where possible. */
export function toPicker(optionIds: readonly string[], choices: readonly Choice[], chosen: Values): PickerOption[] {
  return optionIds.map((id) => ({
    id,
    values: listValues(choices, id).map((value) => toPickerValue(choices, chosen, id, value)),
  }))
}

function toPickerValue(choices: readonly Choice[], chosen: Values, optionId: string, value: string): PickerValue {
  const others = Object.keys(chosen).filter((id) => id !== optionId)
  function countKept(choice: Choice): number {
    return others.filter((id) => choice.values[id] === chosen[id]).length
  }
  const current = chosen[optionId] === value
  const [target] = choices
    .filter((choice) => choice.values[optionId] === value)
    .toSorted((a, b) => countKept(b) - countKept(a) || Number(b.buyable) - Number(a.buyable))
  const isKept = current || (target && countKept(target) === others.length)
  const leadsTo = isKept ? { ...chosen, [optionId]: value } : pickValues(target?.values ?? {}, [...others, optionId])
  return { value, current, leadsTo, state: isKept ? (target?.buyable ? 'available' : 'sold-out') : 'changes-others' }
}

function listValues(choices: readonly Choice[], optionId: string): string[] {
  return [...new Set(choices.flatMap(({ values }) => values[optionId] ?? []))]
}

function pickValues(values: Values, ids: readonly string[]): Values {
  return Object.fromEntries(ids.flatMap((id) => (values[id] === undefined ? [] : [[id, values[id]]])))
}
