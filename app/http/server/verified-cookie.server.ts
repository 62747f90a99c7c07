import { type Cookie } from '@remix-run/node'
import { LRUCache } from 'lru-cache'
import { createKeeper } from '~/once/keep-with'

const mostHeaders = 1_000
const longestHeader = 4_096
// by a `Cookie` header, what its cookies hold is kept with
const headers = new LRUCache<string, object>({ max: mostHeaders })
const keepWith = createKeeper<unknown>()

/**
 * A signed cookie of Remix's that is made once it is needed, and verified once for a header: a page asks for the same one several
 * times, and a visitor's pages bring the same. What it holds is not to be changed; its time is for whoever reads it to look at.
 * @param by what it is signed with, where two have one name
 */
export function verifyOnce(name: string, makeCookie: () => Cookie, by = ''): Cookie {
  let made: Cookie | undefined
  const get = () => (made ??= makeCookie())
  return {
    name,
    isSigned: true,
    get expires() {
      return get().expires
    },
    async parse(header) {
      // a name holds nothing that is written otherwise in a header
      if (!header?.includes(name)) return null
      if (header.length > longestHeader) return get().parse(header)
      const owner = headers.get(header) ?? {}
      headers.set(header, owner)
      return keepWith(owner, by + name, () => get().parse(header))
    },
    serialize: (value, options) => get().serialize(value, options),
  }
}
