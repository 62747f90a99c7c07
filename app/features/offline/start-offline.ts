import { serviceWorkerPath } from '~/http/service-worker-path'

/**
 * Registers the service worker, and loads the page's part of it once the worker has it: first visits wait for neither.
 * Without it everything works that has a connection.
 */
export async function startOffline(): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData || document.documentElement.dataset.serviceWorker === 'off') return
  await navigator.serviceWorker.register(serviceWorkerPath)
  await navigator.serviceWorker.ready
  const { followPages } = await import('./follow-pages')
  await followPages()
}
