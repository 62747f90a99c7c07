import { type EntryContext } from '@remix-run/node'
import { type EverybodysData, type OwnData, takeOwnData } from './own-data.server'
import { toLiteral } from './to-literal.server'

/** A page's data as code. */
export interface PageData {
  /** A property of Remix's context: the `state` that its script begins with, or a `stream` that it reads that from. */
  code: string
  /** What of the data is not in the code: it stands beside that in the page (`toOwnBlock`). */
  own: OwnData
  /** The module whose messages belong into the state: there the root has none. */
  wordFile?: string
}

/**
 * What the loaders of a page gave, as code of the context that Remix's script begins with.
 *
 * Remix writes a stream for it, in which it numbers all values and refers to the numbers, of which no two are alike: such data
 * weighs more compressed than the page that it is of. What JSON can say stands there as the state itself: a build reads no
 * stream where there is one (`scripts/settled-libraries.mjs`).
 * @param everybodys what everybody's page has where one visitor's has something of their own
 * @param wordFile the address of a module with the messages that the root has sent, which then stay out of the page
 * @param isSettled whether the libraries are those of a build
 */
export async function toPageData(
  { staticHandlerContext, serverHandoffStream }: EntryContext,
  { everybodys, wordFile, isSettled }: { everybodys: EverybodysData; wordFile?: string; isSettled: boolean },
): Promise<PageData> {
  const { loaderData, actionData, errors } = staticHandlerContext
  if (!isSettled || errors || !isPlain({ loaderData, actionData })) {
    const text = toLiteral(await new Response(serverHandoffStream).text())
    const stream = `new ReadableStream({start(c){c.enqueue(new TextEncoder().encode(${text}));c.close()}})`
    return { code: `stream:${stream}`, own: {} }
  }
  await serverHandoffStream?.cancel()
  const others =
    wordFile === undefined ? loaderData : { ...loaderData, root: { ...loaderData.root, messages: undefined } }
  const { shared, own } = takeOwnData(others, everybodys)
  return { code: `state:${toLiteral({ loaderData: shared, actionData })}`, own, wordFile }
}

/** JSON brings it back as it is, but for properties without a value. */
function isPlain(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0)
  if (Array.isArray(value)) return value.every(isPlain)
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return false
  return Object.entries(value).every(([key, held]) => key !== '__proto__' && (held === undefined || isPlain(held)))
}
