/** A variant as far as choosing one needs it; `values` by option id. */
export interface Choice {
  id: string
  values: Record<string, string>
  buyable: boolean
}

export interface PickerValue {
  value: string
  /** The variant that choosing this value leads to. */
  variantId: string
  current: boolean
  /** `changes-others`: no variant has this value together with the other values chosen, so those change with it. */
  state: 'available' | 'sold-out' | 'changes-others'
}

export interface PickerOption {
  id: string
  values: PickerValue[]
}

/** The variant of that id; without one, the first that can be bought, else the first. Null for a product without variants. */
export function findChosen<T extends Choice>(choices: readonly T[], wanted: string | null): T | null {
  const asked = choices.find((choice) => choice.id === wanted)
  return asked ?? choices.find((choice) => choice.buyable) ?? choices[0] ?? null
}

/** For every value of every option, the variant that it leads to, keeping the other values of `chosen` where possible. */
export function toPicker(optionIds: readonly string[], choices: readonly Choice[], chosen: Choice): PickerOption[] {
  return optionIds.map((id) => {
    const values = new Set(choices.flatMap((choice) => choice.values[id] ?? []))
    return { id, values: [...values].map((value) => toPickerValue(optionIds, choices, chosen, id, value)) }
  })
}

function toPickerValue(
  optionIds: readonly string[],
  choices: readonly Choice[],
  chosen: Choice,
  optionId: string,
  value: string,
): PickerValue {
  const others = optionIds.filter((id) => id !== optionId)
  function countKept(choice: Choice): number {
    return others.filter((id) => choice.values[id] === chosen.values[id]).length
  }
  const current = chosen.values[optionId] === value
  const candidates = choices.filter((choice) => choice.values[optionId] === value)
  const [nearest = chosen] = candidates.toSorted(
    (a, b) => countKept(b) - countKept(a) || Number(b.buyable) - Number(a.buyable),
  )
  const target = current ? chosen : nearest
  const state = countKept(target) < others.length ? 'changes-others' : target.buyable ? 'available' : 'sold-out'
  return { value, variantId: target.id, current, state }
}
