import { isModestForm, isModestJson, isShortList, maxBodyBytes, mostFields } from './input-limits'

// Every body comes in through this module: ESLint refuses the ways in which a request reads its own, which have no limits.

/** The request's body as text, or null where it is longer than `maxBytes` or was broken off. */
export async function readLimitedText(request: Request, maxBytes: number): Promise<string | null> {
  return (await readBytes(request, maxBytes))?.toString('utf8') ?? null
}

/** The request's body as JSON says it; undefined where it is none, broken off, longer than `maxBytes` or nested beyond reason. */
export async function readLimitedJson(request: Request, maxBytes: number): Promise<unknown> {
  const text = await readLimitedText(request, maxBytes)
  if (text === null || !isModestJson(text)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * The same request with a body that has been found to be no longer and no deeper than JSON of a script may be, for a library
 * that reads it by itself; null where it is, or was broken off. `parameter` is what a GET request has its JSON in.
 */
export async function limitJson(request: Request, parameter: string): Promise<Request | null> {
  const asked = new URL(request.url).searchParams.get(parameter) ?? ''
  if (!isModestJson(asked)) return null
  if (request.body === null) return request
  const bytes = await readBytes(request, maxBodyBytes)
  if (!bytes || !isModestJson(bytes.toString('utf8'))) return null
  const { url, method, headers, signal } = request
  // not as text, which would say that it is some where the headers say nothing
  return new Request(url, { method, headers, body: new Uint8Array(bytes), signal })
}

/** The posted form; null where the body is none, was broken off, or is more than `isModestForm` lets a form be. */
export async function readLimitedForm(request: Request): Promise<FormData | null> {
  const bytes = await readBytes(request, maxBodyBytes)
  const form = bytes && (await parseForm(bytes, request.headers.get('Content-Type') ?? ''))
  return form && isModestForm(form) ? form : null
}

// who broke it off, or sent more than the server lets in, waits for no answer: it is no failure of ours
function readBytes(request: Request, maxBytes: number): Promise<Buffer | null> {
  return readWhole(request, maxBytes).catch(() => null)
}

async function readWhole(request: Request, maxBytes: number): Promise<Buffer | null> {
  const declared = Number(request.headers.get('Content-Length') ?? 0)
  // not even begun: to stop in the middle tears the connection down before the answer
  if (declared > maxBodyBytes) return null
  const reader = request.body?.getReader()
  const chunks: Uint8Array[] = []
  let bytes = 0
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    bytes += part.value.byteLength
    if (bytes > maxBodyBytes) {
      await reader?.cancel()
      return null
    }
    // what is too long for the caller is read all the same: left alone, it spoils the connection for the next request
    if (bytes <= maxBytes) chunks.push(part.value)
  }
  return Math.max(bytes, declared) > maxBytes ? null : Buffer.concat(chunks)
}

async function parseForm(bytes: Buffer, contentType: string): Promise<FormData | null> {
  const [type] = contentType.toLowerCase().split(';', 1)
  if (type?.trim() === 'application/x-www-form-urlencoded') return parseFields(bytes.toString('utf8'))
  if (type?.trim() !== 'multipart/form-data' || !hasFewParts(bytes)) return null
  return new Response(new Uint8Array(bytes), { headers: { 'Content-Type': contentType } }).formData().catch(() => null)
}

// each has a line of its own that begins so; the parser looks for them one by one
function hasFewParts(bytes: Buffer): boolean {
  let found = 0
  for (let at = bytes.indexOf('\n--'); at !== -1 && found <= mostFields; at = bytes.indexOf('\n--', at + 1)) found += 1
  return found <= mostFields
}

function parseFields(text: string): FormData | null {
  if (!isShortList(text)) return null
  const form = new FormData()
  for (const [name, value] of new URLSearchParams(text)) form.append(name, value)
  return form
}
