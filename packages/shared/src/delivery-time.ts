function toCount(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : null
}

/** What a shipping option's metadata says (`min_days`, `max_days`); null where it says nothing of use. */
export function toDeliveryTime(
  metadata: Record<string, unknown> | null | undefined,
): { min: number; max: number } | null {
  const max = toCount(metadata?.max_days)
  return max === null ? null : { min: toCount(metadata?.min_days) ?? max, max }
}
