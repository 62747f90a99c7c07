import { ZodError } from 'zod'
import { CommerceError } from '../errors'

/** Told what is wrong with an answer, for the log. */
export type OnUnreadable = (call: string, error: Error) => void

/**
 * The same operations, all of which reject with a CommerceError also where an answer has not in it what they are about to read:
 * the backend is no less broken then than with a 500.
 */
export function asReadable<T extends object>(operations: T, onUnreadable: OnUnreadable, name = ''): T {
  return new Proxy(operations, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key)
      const call = [name, String(key)].filter(Boolean).join('.')
      if (typeof value === 'object' && value !== null) return asReadable(value, onUnreadable, call)
      if (typeof value !== 'function') return value
      return (...args: unknown[]): unknown => {
        const result: unknown = Reflect.apply(value, target, args)
        return result instanceof Promise
          ? result.catch((error: unknown) => Promise.reject(toReadable(error, onUnreadable, call)))
          : result
      }
    },
  })
}

/** An error that says that an answer was not what it should be, as one of the backend; any other error as it is. */
export function toReadable(error: unknown, onUnreadable: OnUnreadable, call: string): unknown {
  const isOfAnswer = error instanceof ZodError || error instanceof TypeError || error instanceof RangeError
  if (!isOfAnswer) return error
  onUnreadable(call, error)
  return new CommerceError({ kind: 'failed', call, cause: 'unreadable', mayHaveHappened: true })
}
