interface TableRoute {
  id: string
  path?: string
  parentId?: string
}

/** What stands at a place of the URL table. */
interface Place {
  id?: string
  words: Map<string, Place>
  param?: Place
  /** The route that takes whatever follows. */
  rest?: string
}

/**
 * Finds the id of the route that answers a path, as Remix does. Remix's own search, which ranks all routes for each question,
 * takes as long as a good part of a page.
 * @param routes the build's, each by its id
 * @returns null where none answers
 */
export function createRouteFinder(routes: Record<string, TableRoute | undefined>): (path: string) => string | null {
  const root = createPlace()
  const parents = new Set(Object.values(routes).map((route) => route?.parentId))
  for (const route of Object.values(routes)) {
    if (route && !parents.has(route.id)) for (const pattern of listPatterns(routes, route)) add(root, pattern, route.id)
  }
  return (path) => find(root, toSegments(toSmall(decode(path))))
}

// as Remix reads a path before it looks for its route
function decode(path: string): string {
  try {
    return path.replaceAll(/[^/]+/g, (segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
  } catch {
    return path
  }
}

// Remix's patterns take capitals of ASCII for small letters; `toLowerCase` would take the sign for Kelvin for a k, too
function toSmall(path: string): string {
  return path.replaceAll(/[A-Z]+/g, (capitals) => capitals.toLowerCase())
}

function createPlace(): Place {
  return { words: new Map() }
}

function toSegments(path: string): string[] {
  const inner = path.replace(/^\/|\/$/g, '')
  return inner === '' ? [] : inner.split('/')
}

/** The segments of a route's whole path, with and without one that may be left out. */
function listPatterns(routes: Record<string, TableRoute | undefined>, route: TableRoute): string[][] {
  const paths: string[] = []
  for (let one: TableRoute | undefined = route; one; one = one.parentId ? routes[one.parentId] : undefined) {
    if (one.path) paths.unshift(one.path)
  }
  const segments = paths.flatMap(toSegments)
  const required = segments.filter((segment) => !segment.endsWith('?'))
  const all = segments.map((segment) => segment.replace(/\?$/, ''))
  return required.length === all.length ? [all] : [all, required]
}

function add(root: Place, segments: string[], id: string): void {
  let place = root
  for (const segment of segments) {
    if (segment === '*') return void (place.rest = id)
    place = segment.startsWith(':') ? (place.param ??= createPlace()) : findWord(place, toSmall(segment))
  }
  place.id = id
}

function findWord({ words }: Place, word: string): Place {
  const place = words.get(word) ?? createPlace()
  words.set(word, place)
  return place
}

function find(place: Place, segments: readonly string[], depth = 0): string | null {
  const segment = segments[depth]
  if (segment === undefined) return place.id ?? place.rest ?? null
  const word = place.words.get(segment)
  const found = word ? find(word, segments, depth + 1) : null
  const filled = segment !== '' && place.param ? find(place.param, segments, depth + 1) : null
  return found ?? filled ?? place.rest ?? null
}
