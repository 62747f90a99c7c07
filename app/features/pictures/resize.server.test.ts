import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { resizePicture } from './resize.server'

function draw(width: number, height: number, alpha = 1) {
  return sharp({ create: { width, height, channels: 4, background: { r: 200, g: 60, b: 20, alpha } } })
}

describe('resizePicture', () => {
  it('makes the width asked for, in the format asked for, and keeps the shape', async () => {
    const original = await draw(800, 1000).png().toBuffer()
    const webp = await sharp(await resizePicture(original, 256, 'webp')).metadata()
    expect(webp).toMatchObject({ format: 'webp', width: 256, height: 320 })
    const jpeg = await sharp(await resizePicture(original, 64, 'jpeg')).metadata()
    expect(jpeg).toMatchObject({ format: 'jpeg', width: 64, height: 80 })
  })

  it('never makes a picture larger than it is', async () => {
    const small = await draw(100, 50).webp().toBuffer()
    expect(await sharp(await resizePicture(small, 3840, 'webp')).metadata()).toMatchObject({ width: 100, height: 50 })
  })

  it('puts white behind what a JPEG cannot show', async () => {
    const clear = await draw(10, 10, 0).png().toBuffer()
    const { data } = await sharp(await resizePicture(clear, 16, 'jpeg'))
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([...data.subarray(0, 3)]).toEqual([255, 255, 255])
  })

  it('turns a photograph upright and drops what the camera wrote into it', async () => {
    const sideways = await draw(40, 20).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    const made = await sharp(await resizePicture(sideways, 16, 'webp')).metadata()
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
      await expect(resizePicture(bytes, 64, 'webp')).rejects.toMatchObject({ reason: 'unreadable' })
    }
  })
})
