/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope

/** In place of the worker where `SERVICE_WORKER` is off: takes it, and all that it kept, out of the browsers again. */
self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(leave()))

async function leave(): Promise<void> {
  await self.registration.unregister()
  const own = (await caches.keys()).filter((name) => name.startsWith('vitrine-'))
  await Promise.all(own.map((name) => caches.delete(name)))
}

export {}
