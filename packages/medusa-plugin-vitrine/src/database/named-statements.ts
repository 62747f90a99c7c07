import { createHash } from 'node:crypto'

/** What of node-postgres' `Client` asks: https://node-postgres.com/apis/client#clientquery */
export interface Asking {
  query(asked: unknown, values?: unknown, callback?: unknown): unknown
}

// a text that is built anew for each number of values is seldom asked often enough to be worth a plan
const often = 10
const watched = 2000

/**
 * Gives what is asked often a name, under which a connection of PostgreSQL keeps it, read and planned: Medusa's questions
 * are long and take longer to plan than to answer.
 * @param client the prototype of all clients, which is changed
 * @param most how many a connection keeps, some 60 kB each
 */
export function nameStatements(client: Asking, most: number): void {
  const query = client.query
  const names = new Map<string, string>()
  const asked = new Map<string, number>()
  let generation = 0

  function toName(text: string): string | undefined {
    const known = names.get(text)
    if (known || names.size >= most) return known
    const times = (asked.get(text) ?? 0) + 1
    if (times < often) {
      if (asked.size >= watched) asked.clear()
      asked.set(text, times)
      return undefined
    }
    asked.delete(text)
    const name = `${generation}_${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`
    names.set(text, name)
    return name
  }

  function forgetStale(error: unknown): never {
    // a table was changed meanwhile: what is kept of it fails for as long as it is kept
    if (isStale(error)) {
      names.clear()
      generation += 1
    }
    throw error
  }

  client.query = function (this: Asking, text, values, callback) {
    const name = typeof text === 'string' && Array.isArray(values) && !callback ? toName(text) : undefined
    if (name === undefined) return query.call(this, text, values, callback)
    return (query.call(this, { name, text, values }) as Promise<unknown>).catch(forgetStale)
  }
}

// “cached plan must not change result type”; the code alone says that something is not supported
function isStale(error: unknown): boolean {
  const { code, routine } = error as { code?: string; routine?: string }
  return code === '0A000' && routine === 'RevalidateCachedQuery'
}
