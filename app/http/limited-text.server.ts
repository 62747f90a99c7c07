/** The request's body as text, or null as soon as it shows that it is longer than `maxBytes`. */
export async function readLimitedText(request: Request, maxBytes: number): Promise<string | null> {
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
