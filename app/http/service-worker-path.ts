/** Where the service worker stands: at the root, so that it reaches every page. The build makes it. */
export const serviceWorkerPath = '/service-worker.js'
