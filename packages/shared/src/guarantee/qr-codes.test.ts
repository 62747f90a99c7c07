import sharp from 'sharp'
import { expect, test } from 'vitest'
import { toQrModules } from '../../../../scripts/guarantee-qr.mjs'
import { garanAddress } from './garan-label'
import { getNoticeTexts, noticeLanguages } from './notice-texts'

const addresses = {
  ...Object.fromEntries(noticeLanguages.map((language) => [language, getNoticeTexts(language).address])),
  garan: garanAddress,
}

for (const [name, address] of Object.entries(addresses))
  test(`the code of ${name} leads to ${address}`, async () => {
    const { size, modules } = toQrModules(address)
    const picture = sharp(`packages/shared/src/guarantee/qr-${name}.png`).greyscale()
    const seen = await picture.resize(size, size, { kernel: 'nearest' }).raw().toBuffer()
    expect(seen.equals(modules)).toBe(true)
  })
