import { type EntryContext } from '@remix-run/node'
import { toLiteral } from './to-literal.server'

/** A page's data as code. */
export interface DataStream {
  /** An expression: the stream that Remix's script reads. */
  code: string
  /** Modules that have to be there before it is read. */
  modules: string[]
}

/**
 * The page's data as code of the stream that Remix's script reads it from.
 *
 * Remix numbers all that it sends and refers to the numbers, of which no two are alike: such data weighs more compressed
 * than the page that it is of. What JSON can say goes out as JSON, and is numbered in the browser once it is read.
 * @param wordFile the address of a module with the messages that the root has sent, which then stay out of the page
 */
export async function toDataStream(
  { staticHandlerContext, serverHandoffStream }: EntryContext,
  wordFile?: string,
): Promise<DataStream> {
  const { loaderData, actionData, errors } = staticHandlerContext
  const state = { loaderData, actionData }
  if (errors || !isPlain(state)) {
    const text = await new Response(serverHandoffStream).text()
    return { code: toStream(toLiteral(text)), modules: [] }
  }
  await serverHandoffStream?.cancel()
  if (wordFile === undefined) return { code: toStream(`(${numberAll})(${toLiteral(state)})`), modules: [] }
  const others = { actionData, loaderData: { ...loaderData, root: { ...loaderData.root, messages: undefined } } }
  const messages = `(await import(${toLiteral(wordFile)})).default`
  return { code: toStream(`(${numberAll})(${toLiteral(others)},${messages})`), modules: [wordFile] }
}

function toStream(text: string): string {
  return `new ReadableStream({async pull(c){c.enqueue(new TextEncoder().encode(${text}));c.close()}},{highWaterMark:0})`
}

// the format of turbo-stream 2: every value has a place in one list, and -5 stands for null
const numberAll = `(data,messages)=>{
if(messages)data.loaderData.root.messages=messages;
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
