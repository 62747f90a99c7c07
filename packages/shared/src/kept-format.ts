// a format holds some 10 kB of the engine's own; odd addresses name countries by the hundred
const most = 1000
const kept = new Map<string, unknown>()

type Constructor = new (tag: never, options: never) => object

/**
 * One of `Intl`'s formats, made once for all that ask for the same: making one takes longer than writing a hundred numbers.
 * @param tag BCP 47, or several of which the first that is known counts
 * @throws RangeError as the format itself does
 */
export function keptFormat<Made extends Constructor>(
  Made: Made,
  tag: ConstructorParameters<Made>[0],
  options: ConstructorParameters<Made>[1],
): InstanceType<Made> {
  const id = `${Made.name} ${String(tag)} ${JSON.stringify(options)}`
  const known = kept.get(id)
  if (known) return known as InstanceType<Made>
  const made = new Made(tag as never, options as never) as InstanceType<Made>
  const [oldest] = kept.size < most ? [] : kept.keys()
  if (oldest !== undefined) kept.delete(oldest)
  kept.set(id, made)
  return made
}
