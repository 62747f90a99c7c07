import { type Request } from 'express'

/** What a request of Express says, to be asked as the web has it. */
export function toHeaders(request: Request): Pick<Headers, 'get' | 'has'> {
  return {
    get: (name) => request.get(name) ?? null,
    has: (name) => request.get(name) !== undefined,
  }
}
