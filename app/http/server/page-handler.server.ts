import { createRequestHandler, type RequestHandler } from '@remix-run/express'
import { type ServerBuild } from '@remix-run/node'
import { type Request } from 'express'
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
  const handlers = new Map<string | null, RequestHandler>()
  function makeHandler(id: string | null): RequestHandler {
    const made = createRequestHandler({ build: id === null ? build : toBranch(build, id), getLoadContext })
    handlers.set(id, made)
    return made
  }
  return (request, response, next) => {
    const id = findRoute(toPagePath(toPath(request)))
    const handle = handlers.get(id) ?? makeHandler(id)
    return handle(request, response, next)
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
