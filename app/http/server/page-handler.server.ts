import { createRequestHandler, type RequestHandler } from '@remix-run/express'
import { type AppLoadContext, createRequestHandler as createRenderer, type ServerBuild } from '@remix-run/node'
import { type Request } from 'express'
import { env } from '~/env.server'
import { toPagePath } from './request-metrics.server'

interface PageHandling {
  build: ServerBuild
  /** The id of the route that answers a path, null where none does; see `createRouteFinder`. */
  findRoute(path: string): string | null
  getLoadContext: Parameters<typeof createRequestHandler>[0]['getLoadContext']
}

/**
 * Answers every page by Remix, which is shown no more of the URL table than the page's own route and those around it: it
 * flattens and ranks all that it is shown several times a page, and makes an element of each, a tenth of a page's time.
 * @returns the handler for express
 */
export function createPageHandler({ build, findRoute, getLoadContext }: PageHandling): RequestHandler {
  const find = byRoute({ build, findRoute }, (branch) => createRequestHandler({ build: branch, getLoadContext }))
  return (request, response, next) => find(toPath(request))(request, response, next)
}

/** Makes pages in the same way without a visitor; whoever asks sends them. */
export function createPageRenderer(handling: Pick<PageHandling, 'build' | 'findRoute'>) {
  const find = byRoute(handling, (branch) => createRenderer(branch, env.NODE_ENV))
  return (request: globalThis.Request, context: AppLoadContext): Promise<globalThis.Response> =>
    find(new URL(request.url).pathname)(request, context)
}

/** What is made of a route's branch, once for each route. */
function byRoute<T>(
  { build, findRoute }: Pick<PageHandling, 'build' | 'findRoute'>,
  make: (branch: ServerBuild) => T,
): (path: string) => T {
  const made = new Map<string | null, T>()
  return (path) => {
    const id = findRoute(toPagePath(path))
    const known = made.get(id) ?? make(id === null ? build : toBranch(build, id))
    made.set(id, known)
    return known
  }
}

// as Remix has it: without the dots that some write into it
function toPath({ originalUrl }: Request): string {
  return new URL(`http://shop.invalid${originalUrl}`).pathname
}

/** The build with one route and those that it lies in. */
export function toBranch(build: ServerBuild, id: string): ServerBuild {
  const ids: string[] = []
  for (let at: string | undefined = id; at !== undefined; at = build.routes[at]?.parentId) ids.push(at)
  const pick = <T>(all: Record<string, T>) =>
    Object.fromEntries(Object.entries(all).filter(([one]) => ids.includes(one)))
  return { ...build, routes: pick(build.routes), assets: { ...build.assets, routes: pick(build.assets.routes) } }
}
