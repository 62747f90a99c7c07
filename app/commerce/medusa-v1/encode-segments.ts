/**
 * The SDK puts ids into paths as they come, so `../customers/me` as a cart id would be another call.
 * This wraps it so that every text argument of a resource's method is one encoded path segment.
 */
export function encodeSegments<T extends object>(resource: T): T {
  return new Proxy(resource, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key)
      if (typeof value === 'function') {
        return (...args: unknown[]): unknown => Reflect.apply(value, target, args.map(toSegment))
      }
      return typeof value === 'object' && value !== null && key !== 'client' ? encodeSegments(value) : value
    },
  })
}

function toSegment(argument: unknown): unknown {
  // An empty id would make the path that of the whole collection; a dot is refused before anything is sent.
  if (argument === '') return '.'
  return typeof argument === 'string' ? encodeURIComponent(argument) : argument
}
