/// <reference lib="webworker" />
import { paths } from '~/paths'
import { headingHeader, keptCache, listKept, toKeptKind, toPathPrefix, toVoided } from './offline-rules'

declare const self: ServiceWorkerGlobalScope

/** Put in by `scripts/service-worker.mjs`. */
declare const BUILD: { id: string; assets: string[] }

const buildCaches = 'vitrine-build-'
const buildCache = buildCaches + BUILD.id

// then a copy that is there is better than a page that may never come
const patienceMs = 8000

/**
 * A new worker waits until no page of the old build is open, as browsers have it, so that the old build's files are
 * there for as long as somebody needs them. Nothing here depends on the build of the page that asks.
 */
self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))
self.addEventListener('fetch', handleFetch)

async function install(): Promise<void> {
  const cache = await caches.open(buildCache)
  // one after the other: a page that is being read goes first
  for (const asset of BUILD.assets) await cache.add(asset)
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const locales = new Set(open.map(({ url }) => toPathPrefix(new URL(url).pathname)))
  for (const locale of locales) if (locale) await keepOfflinePage(locale)
}

async function activate(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(buildCaches) && name !== buildCache)
  await Promise.all(old.map((name) => caches.delete(name)))
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

function handleFetch(event: FetchEvent): void {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== self.location.origin) return
  const voided = toVoided(request.method, pathname)
  if (voided) event.waitUntil(forget(voided))
  if (request.method !== 'GET' || request.headers.has('Range')) return
  const locale = toPathPrefix(pathname)
  if (request.mode === 'navigate' && locale) event.respondWith(answerNavigation(event, pathname, locale))
  else if (pathname.startsWith('/assets/')) event.respondWith(answerAsset(request))
}

/** The page from the shop; where it does not come, its copy, and where there is none, the page that says so. */
async function answerNavigation(event: FetchEvent, path: string, locale: string): Promise<Response> {
  const answer = fetchPage(event)
  const impatient = sleep(patienceMs).then(() => findCopy(path))
  try {
    const page = (await Promise.race([answer, impatient])) ?? (await answer)
    event.waitUntil(keepOfflinePage(locale).catch(() => undefined))
    return page
  } catch {
    return (await findCopy(path)) ?? (await toOfflinePage(locale))
  }
}

async function fetchPage(event: FetchEvent): Promise<Response> {
  const preloaded: Response | undefined = await event.preloadResponse
  return preloaded ?? fetch(event.request)
}

// a name below /assets/ says what is in it, so any build's copy is right
async function answerAsset(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request)
}

async function findCopy(path: string): Promise<Response | undefined> {
  return toKeptKind(path) ? (await caches.open(keptCache)).match(path) : undefined
}

async function keepOfflinePage(locale: string): Promise<void> {
  const cache = await caches.open(buildCache)
  const path = paths.offline(locale)
  if (await cache.match(path)) return
  const page = await fetch(path)
  if (page.ok) await cache.put(path, page)
}

async function toOfflinePage(locale: string): Promise<Response> {
  const page = await caches.match(paths.offline(locale))
  if (!page) return Response.error()
  const kept = await caches.open(keptCache)
  const copies = (await kept.keys()).filter(({ url }) => toPathPrefix(new URL(url).pathname) === locale)
  const pages = await Promise.all(copies.map((copy) => describeCopy(kept, copy)))
  const html = listKept(await page.text(), pages.reverse())
  return new Response(html, { status: 503, headers: page.headers })
}

async function describeCopy(kept: Cache, { url }: Request) {
  const heading = (await kept.match(url))?.headers.get(headingHeader) ?? ''
  return { path: new URL(url).pathname, heading: decodeURIComponent(heading) }
}

async function forget(which: 'all' | 'cart'): Promise<void> {
  if (which === 'all') return void (await caches.delete(keptCache))
  const kept = await caches.open(keptCache)
  const carts = (await kept.keys()).filter(({ url }) => toKeptKind(new URL(url).pathname) === 'cart')
  await Promise.all(carts.map((cart) => kept.delete(cart)))
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
