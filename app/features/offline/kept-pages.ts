import { headingHeader, keptCache, type KeptKind, mostKept, toKeptKind } from './offline-rules'

// what a copy draws on, and nothing else: it holds its pictures in itself and has no script
const policy =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

// one for each build that a copy is of; an older one is read without
const mostStylesheets = 3

/** Keeps `html` as the copy of `path`, and the style sheets that it names; the oldest copies go. */
export async function keepCopy(path: string, heading: string, html: string, stylesheets: string[]): Promise<void> {
  const kind = toKeptKind(path)
  if (!kind) return
  const cache = await caches.open(keptCache)
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy,
    [headingHeader]: encodeURIComponent(heading),
  }
  // put in anew, it is the latest
  await cache.delete(path)
  await cache.put(path, new Response(html, { headers }))
  for (const sheet of stylesheets) if (!(await cache.match(sheet))) await cache.add(sheet)
  await trim(cache, (other) => toKeptKind(other) === kind, mostKept[kind])
  await trim(cache, (other) => other.startsWith('/assets/'), mostStylesheets)
}

/** Forgets the copies of one kind, or all of them. */
export async function forgetCopies(kind?: KeptKind): Promise<void> {
  if (!kind) return void (await caches.delete(keptCache))
  const cache = await caches.open(keptCache)
  await trim(cache, (path) => toKeptKind(path) === kind, 0)
}

async function trim(cache: Cache, isMeant: (path: string) => boolean, most: number): Promise<void> {
  const keys = (await cache.keys()).filter(({ url }) => isMeant(new URL(url).pathname))
  const tooMany = keys.slice(0, Math.max(0, keys.length - most))
  await Promise.all(tooMany.map((key) => cache.delete(key)))
}
