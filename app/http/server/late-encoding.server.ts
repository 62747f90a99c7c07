import { createRequire } from 'node:module'
import type { encode } from 'turbo-stream'

interface Encoder {
  encode: typeof encode
}

// the library as Remix's own part of the server has it
function findEncoder(): Encoder {
  const ways = ['@remix-run/node', '@remix-run/server-runtime']
  const runtime = ways.reduce((from, name) => createRequire(from).resolve(name), import.meta.url)
  return createRequire(runtime)('turbo-stream') as Encoder
}

/**
 * Lets Remix encode the data of a page when somebody reads it. A page's data goes out as JSON (`page-data.server.ts`), so of
 * most pages nobody does, and encoding it all the same took a twentieth of their time. Remix asks the library's one object
 * at each call, which is the only way in.
 */
export function encodeWhenRead(library = findEncoder()): void {
  const encodeNow = library.encode
  library.encode = (...args) => {
    let reader: ReadableStreamDefaultReader<Uint8Array> | undefined
    return new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          // eslint-disable-next-line no-restricted-syntax -- it is the shop's own answer
          reader ??= encodeNow(...args).getReader()
          const { done, value } = await reader.read()
          if (done) controller.close()
          else controller.enqueue(value)
        },
        cancel: (reason) => reader?.cancel(reason),
      },
      { highWaterMark: 0 },
    )
  }
}
