/** The formats that are read; what is made of them is one of these too. */
export type PictureKind = 'avif' | 'gif' | 'jpeg' | 'png' | 'webp'

const avifBrands = ['avif', 'avis', 'mif1', 'msf1']

/** What the bytes themselves say they are, whatever their server called them; null for all else, drawings included. */
export function toPictureKind(bytes: Uint8Array): PictureKind | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 12)).toString('latin1')
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (/^GIF8[79]a/.test(head)) return 'gif'
  if (/^RIFF[^]{4}WEBP/.test(head)) return 'webp'
  return head.slice(4, 8) === 'ftyp' && avifBrands.includes(head.slice(8)) ? 'avif' : null
}
