import { describe, expect, it } from 'vitest'
import { toPicture, toPictureRecord, toPlainPicture } from './picture-record'

const details = {
  url: '/uploads/products/mug-1.webp',
  alt: { en: 'A mug', de: 'Ein Becher' },
  width: 1200,
  height: 1500,
  color: '#aaa',
  option: { title: 'Color', value: 'Ink' },
}

describe('toPictureRecord', () => {
  it('keeps what a page shows of a picture', () => {
    expect(toPictureRecord(details)).toEqual({
      src: '/uploads/products/mug-1.webp',
      alt: { en: 'A mug', de: 'Ein Becher' },
      width: 1200,
      height: 1500,
      option: { title: 'Color', value: 'Ink' },
    })
  })

  it('lives without words and without an option', () => {
    const { alt: _, option: __, ...bare } = details
    expect(toPictureRecord(bare)).toMatchObject({ alt: {}, option: null })
    expect(toPictureRecord({ ...details, alt: 'x', option: 7 })).toMatchObject({ alt: {}, option: null })
  })

  it('is null for what is no picture of ours', () => {
    const others = [
      null,
      undefined,
      'x',
      {},
      { ...details, width: 0 },
      { ...details, url: 'https://elsewhere.example/a' },
    ]
    for (const other of others) expect(toPictureRecord(other)).toBeNull()
  })
})

describe('toPicture', () => {
  it("speaks the page's language, else English, else nothing", () => {
    const record = toPictureRecord(details)
    expect(record && toPicture(record, { language: 'de' }).alt).toBe('Ein Becher')
    expect(record && toPicture(record, { language: 'xa' }).alt).toBe('A mug')
    expect(record && toPicture({ ...record, alt: {} }, { language: 'de' }).alt).toBe('')
  })
})

it("takes the shop's usual size for that of an unknown picture", () => {
  expect(toPlainPicture('http://localhost:9000/uploads/a.jpg')).toMatchObject({ src: '/uploads/a.jpg', width: 1200 })
  expect(toPlainPicture('https://elsewhere.example/a.jpg')).toBeNull()
})
