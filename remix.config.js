/** The Remix options; `vite.config.ts` hands them to the Remix Vite plugin. @type {import('@remix-run/dev').VitePluginConfig} */
export default {
  appDirectory: 'app',
  buildDirectory: process.env.VITRINE_BUILD_DIRECTORY ?? 'build',
  ignoredRouteFiles: ['**/*'],
  future: {
    v3_fetcherPersist: true,
    // the routes of the whole shop are 2 kB; to ask for them one by one costs a round trip before each new page
    v3_lazyRouteDiscovery: false,
    v3_relativeSplatPath: true,
    v3_routeConfig: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
}
