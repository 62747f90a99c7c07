import { type EntryContext } from '@remix-run/node'
import { toLiteral } from './to-literal.server'

/**
 * The page's data as code of the stream that Remix's script reads it from.
 *
 * Remix numbers all that it sends and refers to the numbers, of which no two are alike: such data weighs more compressed
 * than the page that it is of. What JSON can say goes out as JSON, and is numbered in the browser.
 */
export async function toDataStream({ staticHandlerContext, serverHandoffStream }: EntryContext): Promise<string> {
  const { loaderData, actionData, errors } = staticHandlerContext
  const state = { loaderData, actionData }
  if (errors || !isPlain(state)) return toStream(toLiteral(await new Response(serverHandoffStream).text()))
  await serverHandoffStream?.cancel()
  return toStream(`(${numberAll})(${toLiteral(state)})`)
}

function toStream(text: string): string {
  return `new ReadableStream({start(c){c.enqueue(new TextEncoder().encode(${text}));c.close()}})`
}

// the format of turbo-stream 2: every value has a place in one list, and -5 stands for null
const numberAll = `data=>{
const all=[],put=value=>{
if(value===null)return -5;
const place=all.push(value)-1;
if(typeof value==="object")all[place]=Array.isArray(value)?value.map(put):
Object.fromEntries(Object.entries(value).map(([key,held])=>["_"+put(key),put(held)]));
return place};
put(data);
return JSON.stringify(all)+"\\n"}`

/** JSON brings it back as it is, but for properties without a value. */
function isPlain(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0)
  if (Array.isArray(value)) return value.every(isPlain)
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return false
  return Object.entries(value).every(([key, held]) => key !== '__proto__' && (held === undefined || isPlain(held)))
}
