import { type EntryContext } from '@remix-run/node'
import { type EverybodysData, type OwnData, putOwnData, takeOwnData } from './own-data.server'
import { toLiteral } from './to-literal.server'

/** A page's data as code. */
export interface DataStream {
  /** An expression: the stream that Remix's script reads. */
  code: string
  /** What of the data is not in the code, which reads it from the page. */
  own: OwnData
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
  { everybodys, wordFile }: { everybodys: EverybodysData; wordFile?: string },
): Promise<DataStream> {
  const { loaderData, actionData, errors } = staticHandlerContext
  if (errors || !isPlain({ loaderData, actionData })) {
    const text = await new Response(serverHandoffStream).text()
    return { code: toStream(toLiteral(text)), own: {}, modules: [] }
  }
  await serverHandoffStream?.cancel()
  const others =
    wordFile === undefined ? loaderData : { ...loaderData, root: { ...loaderData.root, messages: undefined } }
  const { shared, own } = takeOwnData(others, everybodys)
  const modules = wordFile === undefined ? [] : [wordFile]
  const messages = modules.map((url) => `,(await import(${toLiteral(url)})).default`).join('')
  const state = toLiteral({ loaderData: shared, actionData })
  return { code: toStream(`(${numberAll})((${putOwnData})(${state})${messages})`), own, modules }
}

// only when it is read: what is one visitor's own stands behind it in the page
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
