/** The request's body as text, or null as soon as it shows that it is longer than `maxBytes`. */
export async function readLimitedText(request: Request, maxBytes: number): Promise<string | null> {
  // said beforehand, it is not even begun: to stop in the middle tears the connection down before the answer
  if (Number(request.headers.get('Content-Length') ?? 0) > maxBytes) return null
  const reader = request.body?.getReader()
  const chunks: Uint8Array[] = []
  let bytes = 0
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    bytes += part.value.byteLength
    if (bytes > maxBytes) {
      await reader?.cancel()
      return null
    }
    chunks.push(part.value)
  }
  return Buffer.concat(chunks).toString('utf8')
}
