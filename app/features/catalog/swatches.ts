/** Colours by the option value that has them, `#rrggbb`. */
export type Swatches = Readonly<Record<string, string>>

/** What a product's metadata says; of what is no colour nothing. */
export function readSwatches(metadata: Record<string, unknown> | null | undefined): Swatches {
  const said = metadata?.swatches
  if (typeof said !== 'object' || said === null) return {}
  const colors = Object.entries(said).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && /^#[\da-f]{6}$/i.test(entry[1]),
  )
  return Object.fromEntries(colors)
}
