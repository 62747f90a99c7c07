import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { toPictureKind } from './picture-kind'
import { inspectPicture } from './placeholder.server'
import { resizePicture, type Resizing } from './resize.server'

function draw(width: number, height: number, alpha = 1) {
  return sharp({ create: { width, height, channels: 4, background: { r: 200, g: 60, b: 20, alpha } } })
}

function to(width: number, format: Resizing['format'], saveData = false): Resizing {
  return { width, format, saveData }
}

describe('resizePicture', () => {
  it('makes the width asked for, in the format asked for, and keeps the shape', async () => {
    const original = await draw(800, 1000).png().toBuffer()
    const webp = await sharp(await resizePicture(original, to(256, 'webp'))).metadata()
    expect(webp).toMatchObject({ format: 'webp', width: 256, height: 320 })
    const avif = await sharp(await resizePicture(original, to(64, 'avif'))).metadata()
    expect(avif).toMatchObject({ format: 'heif', compression: 'av1', width: 64, height: 80 })
  })

  it('keeps the original’s kind for browsers that read nothing newer, or takes the nearest that they read', async () => {
    const kinds = { jpeg: 'jpeg', png: 'png', webp: 'jpeg', gif: 'png', avif: 'jpeg' } as const
    for (const [kind, expected] of Object.entries(kinds)) {
      const original = await draw(80, 100)
        .removeAlpha()
        .toFormat(kind as keyof typeof kinds)
        .toBuffer()
      expect(toPictureKind(await resizePicture(original, to(32, 'plain'))), kind).toBe(expected)
    }
    const glass = await draw(80, 100, 0.5).webp().toBuffer()
    expect(toPictureKind(await resizePicture(glass, to(32, 'plain')))).toBe('png')
  })

  it('spends fewer bytes for those who save them', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
    const original = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#777', noise } })
      .jpeg()
      .toBuffer()
    for (const format of ['avif', 'small-avif', 'webp', 'plain'] as const) {
      const saved = await resizePicture(original, to(128, format, true))
      expect(saved.length, format).toBeLessThan((await resizePicture(original, to(128, format))).length * 0.85)
    }
  })

  it('makes the small AVIF smaller than the quick one, where it is not too large to be slow about', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const
    const rough = await sharp({ create: { width: 160, height: 160, channels: 3, background: '#777', noise } })
      .blur(2)
      .png()
      .toBuffer()
    const measure = async (original: Buffer) =>
      await Promise.all((['avif', 'small-avif'] as const).map((format) => resizePicture(original, to(160, format))))
    const [quick, small] = await measure(rough)
    expect(small?.length).toBeLessThan((quick?.length ?? 0) * 0.95)
    const [tall, tallToo] = await measure(await sharp(rough).extend({ bottom: 12_600 }).png().toBuffer())
    expect(tallToo).toEqual(tall)
  })

  it('never makes a picture larger than it is', async () => {
    const small = await draw(100, 50).webp().toBuffer()
    expect(await sharp(await resizePicture(small, to(3840, 'webp'))).metadata()).toMatchObject({
      width: 100,
      height: 50,
    })
  })

  it('turns a photograph upright and drops what the camera wrote into it', async () => {
    const sideways = await draw(40, 20).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    const made = await sharp(await resizePicture(sideways, to(16, 'webp'))).metadata()
    expect(made).toMatchObject({ width: 16, height: 32 })
    expect(made.exif).toBeUndefined()
  })

  it('refuses damaged files, drawings that could run code, and bombs', async () => {
    const whole = await draw(600, 600).jpeg().toBuffer()
    const bomb = await sharp({ create: { width: 8000, height: 6000, channels: 3, background: '#000' } })
      .png()
      .toBuffer()
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>')
    for (const bytes of [whole.subarray(0, 900), svg, bomb, Buffer.from('hello'), Buffer.alloc(0)]) {
      await expect(resizePicture(bytes, to(64, 'webp'))).rejects.toMatchObject({ reason: 'unreadable' })
    }
  })
})

describe('inspectPicture', () => {
  it('says how large a picture is when upright, and shows it in a few bytes', async () => {
    const sideways = await draw(400, 200).removeAlpha().jpeg().withMetadata({ orientation: 6 }).toBuffer()
    const { width, height, placeholder } = await inspectPicture(sideways)
    expect([width, height]).toEqual([200, 400])
    expect(placeholder?.length).toBeLessThanOrEqual(200)
    const [, data = ''] = placeholder?.split('base64,') ?? []
    expect(await sharp(Buffer.from(data, 'base64')).metadata()).toMatchObject({ width: 16, height: 32, format: 'webp' })
  })

  it('puts nothing behind a picture that can be seen through', async () => {
    expect((await inspectPicture(await draw(40, 40, 0.5).png().toBuffer())).placeholder).toBeNull()
    expect((await inspectPicture(await draw(40, 40, 1).png().toBuffer())).placeholder).not.toBeNull()
  })

  it('takes no notice of a drawing', async () => {
    await expect(inspectPicture(Buffer.from('<svg/>'))).rejects.toMatchObject({ reason: 'unreadable' })
  })
})
