import { type Request, type RequestHandler, type Response } from 'express'

/** How far into the server a request has come: a file is served before pages are, and some are turned away between the two. */
type Stage = 'start' | 'file' | 'guard' | 'page'

/** Notes that a request has come so far. */
export function enterStage(stage: Stage): RequestHandler {
  return (_request, response, next) => {
    response.locals.stage = stage
    next()
  }
}

function getStage({ locals }: Response): Stage {
  const { stage = 'start' } = locals as { stage?: Stage }
  return stage
}

interface Answered {
  route: string
  method: string
  status: string
}

export interface Counting {
  /** The id of the route that answers a path; null where none does. */
  findRoute(path: string): string | null
  count(answered: Answered, seconds: number): void
}

const methods = ['GET', 'HEAD', 'POST']

/** Counts every request once its answer is sent or given up, under words of a bounded number. */
export function countRequests({ findRoute, count }: Counting): RequestHandler {
  return (request, response, next) => {
    const startedAt = performance.now()
    response.on('close', () => {
      const answered = {
        route: toRoute(request, response, findRoute),
        method: methods.includes(request.method) ? request.method : 'other',
        status: response.writableFinished ? `${Math.floor(response.statusCode / 100)}xx` : 'aborted',
      }
      count(answered, (performance.now() - startedAt) / 1000)
    })
    next()
  }
}

/** The route's id in the URL table, or how far a request has come that reached none. */
export function toRoute(request: Request, response: Response, findRoute: Counting['findRoute']): string {
  const stage = getStage(response)
  if (stage !== 'page') return stage
  const [path = ''] = request.originalUrl.split('?', 1)
  return findRoute(toPagePath(path)) ?? 'none'
}

/** The path of the page, also of one whose data is asked for. */
export function toPagePath(path: string): string {
  return path === '/_root.data' ? '/' : path.replace(/\.data$/, '')
}
