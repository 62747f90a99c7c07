/**
 * Where Remix keeps on `window` what a page is run by: all of the shop that knows of it goes through this file. It is no
 * promise of Remix's, so the test beside it holds Remix's own code to it.
 */
export const remixNames = { context: '__remixContext', routeModules: '__remixRouteModules' } as const

export type Router = Pick<typeof window.__remixRouter, 'state' | 'subscribe' | 'navigate'>

export function getRouter(): Router {
  return window.__remixRouter
}

/** Names the build that the page's script is of. */
export function getBuildVersion(): string {
  return window.__remixManifest.version
}

/** What the page's loaders gave, by the route's id, which Remix begins with; not there where Remix reads a stream instead. */
export function getPageData(): Record<string, object> | undefined {
  return window.__remixContext.state?.loaderData
}
