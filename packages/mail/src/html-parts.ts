import { escapeHtml } from '@vitrine/shared/escape-html'
import { type Direction } from '@vitrine/shared/writing-direction'
import { looks } from './looks'

/** A picture on the shop's own address, in the pixels that it is drawn in. */
export interface MailPicture {
  src: string
  /** What it shows; empty where that is not known. */
  alt: string
  width: number
  height: number
}

interface Sides {
  start: 'left' | 'right'
  end: 'left' | 'right'
}

/** Many mail programs know `align`, few the logical values of `text-align`. */
export const sidesOf: Record<Direction, Sides> = {
  ltr: { start: 'left', end: 'right' },
  rtl: { start: 'right', end: 'left' },
}

export function toParagraph(text: string): string {
  return `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`
}

export function toSubheading(text: string): string {
  return `<h2 style="margin:32px 0 8px;font-size:20px;${looks.heading}">${escapeHtml(text)}</h2>`
}

/** A link that is the one thing to do. */
export function toButton(link: string, action: string): string {
  return `<p style="margin:24px 0"><a class="button" href="${escapeHtml(link)}" style="display:inline-block;padding:14px 24px;${looks.button};font-weight:600;text-decoration:none">${escapeHtml(action)}</a></p>`
}

export function toLink(link: string, words: string): string {
  return `<a class="link" href="${escapeHtml(link)}" style="${looks.link}">${escapeHtml(words)}</a>`
}

export const rowCell = `padding:12px 0;border-bottom:1px solid;${looks.line};vertical-align:top;overflow-wrap:anywhere;word-break:break-word`

const pictureWidth = 64

/** The first cell of a row that has its picture, or the place of one. */
export function toPictureCell(picture: MailPicture | null | undefined): string {
  return `<td class="line" width="${pictureWidth + 16}" style="${rowCell};width:${pictureWidth + 16}px">${picture ? toPicture(picture) : ''}</td>`
}

/** The size that a picture of a row is drawn in. */
export function toRowSize({ width, height }: { width: number; height: number }): { width: number; height: number } {
  return { width: pictureWidth, height: Math.min(Math.round((pictureWidth * height) / width), pictureWidth * 1.5) }
}

// without pictures their words stand there, in letters that do not shout beside the title
function toPicture({ src, alt, width, height }: MailPicture): string {
  return `<img class="picture" src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" width="${width}" height="${height}" style="display:block;width:${width}px;height:${height}px;object-fit:cover;border:0;${looks.picture};font-size:11px;line-height:1.25">`
}
