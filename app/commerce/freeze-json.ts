/**
 * Freezes `value` to its depth, so that one reader cannot change what the next one gets.
 * @throws TypeError for anything but plain JSON (a Date, a Map, a class instance, a function)
 */
export function freezeJson<T>(value: T): T {
  if (value === null || value === undefined || isScalar(value)) return value
  if (typeof value !== 'object' || !isPlain(value)) throw new TypeError('The catalogue cache keeps plain JSON only')
  for (const child of Object.values(value)) freezeJson(child)
  return Object.freeze(value)
}

function isScalar(value: unknown): boolean {
  return (
    typeof value === 'string' || typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))
  )
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return Array.isArray(value) || prototype === Object.prototype || prototype === null
}
