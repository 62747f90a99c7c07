import { escapeHtml } from '@vitrine/shared/escape-html'
import { toBoldParts } from '@vitrine/shared/guarantee/bold-parts'
import { getNoticeTexts, type NoticeTexts, toNoticeLanguage } from '@vitrine/shared/guarantee/notice-texts'
import { blue, fixed, grey } from './label-colors'

/** Addresses of the pictures, such as `cid:…`. */
interface NoticePictures {
  shield: string
  qr: string
}

/** The harmonised notice for a mail, in the order and colours of Annex I of Implementing Regulation (EU) 2025/1960. */
export function toNoticeHtml(language: string, { shield, qr }: NoticePictures): string {
  const official = toNoticeLanguage(language)
  const texts = getNoticeTexts(official)
  return `<table role="presentation" lang="${official}" dir="ltr" width="100%" cellspacing="0" cellpadding="0" style="${fixed};border:1px solid ${blue};margin:24px 0">
<tr><td bgcolor="${blue}" style="padding:14px 16px;background:${blue}"><table role="presentation" cellspacing="0" cellpadding="0"><tr>
<td style="padding-right:12px"><img src="${escapeHtml(shield)}" alt="" width="60" height="60" style="display:block"></td>
<td><h2 style="margin:0;font-size:18px;line-height:1.2;color:#ffffff">${escapeHtml(texts.title)}</h2></td></tr></table></td></tr>
<tr><td style="padding:16px">
<p style="margin:0 0 12px;padding:12px;border:3px solid ${blue};color:${blue};font-size:18px">${toBold(texts.minimum)}</p>
<p style="margin:0 0 8px">${escapeHtml(texts.rights)}</p>${toChecked(texts.defects)}
<p style="margin:0 0 8px">${toBold(texts.liability)}</p>${toChecked(texts.remedies)}
${toMore(texts, qr)}
${toSteps(texts)}
<p style="margin:0;padding:12px;background:${grey}"><strong style="color:${blue}">GARAN &#10003;</strong><br>${toBold(texts.commercial)}</p>
</td></tr></table>`
}

function toMore({ longer, more, address, shortAddress }: NoticeTexts, qr: string): string {
  return `<div style="margin:0 0 12px;padding:12px;background:${grey}"><p style="margin:0 0 8px">${escapeHtml(longer)}</p>
<p style="margin:0 0 8px">${escapeHtml(more)}</p>
<img src="${escapeHtml(qr)}" alt="" width="160" height="160" style="display:block;margin:0 auto 8px">
<a href="${escapeHtml(address)}" style="display:block;text-align:center;color:${blue}">${toBreakable(shortAddress)}</a></div>`
}

// on a phone the whole of it is wider than the rest of the notice
function toBreakable(shortAddress: string): string {
  const end = shortAddress.lastIndexOf('/') + 1
  return `${escapeHtml(shortAddress.slice(0, end))}<wbr>${escapeHtml(shortAddress.slice(end))}`
}

function toSteps({ whatToDo, steps }: NoticeTexts): string {
  const number =
    'display:inline-block;width:26px;line-height:26px;border-radius:13px;background:#000000;color:#ffffff;font-weight:bold;text-align:center'
  const rows = steps.map(
    (step, at) =>
      `<tr><td valign="top" style="padding-top:4px"><span style="${number}">${at + 1}</span></td><td style="padding:6px 0 6px 10px">${escapeHtml(step)}</td></tr><tr><td height="6"></td></tr>`,
  )
  return `<div style="margin:0 0 12px;padding:12px 0;border-top:2px solid ${blue};border-bottom:2px solid ${blue}">
<h3 style="margin:0 0 8px;font-size:16px">${escapeHtml(whatToDo)}</h3><table role="presentation" cellspacing="0" cellpadding="0">${rows.join('')}</table></div>`
}

function toChecked(items: readonly string[]): string {
  const rows = items.map(
    (item) =>
      `<tr><td valign="top" style="padding:0 8px 6px 4px;color:${blue};font-weight:bold">&#10003;</td><td style="padding:0 0 6px">${toBold(item)}</td></tr>`,
  )
  return `<table cellspacing="0" cellpadding="0" style="margin:0 0 8px">${rows.join('')}</table>`
}

function toBold(text: string): string {
  const parts = toBoldParts(text).map(escapeHtml)
  return parts.map((part, at) => (at % 2 === 1 ? `<strong>${part}</strong>` : part)).join('')
}

/** The same as plain text. */
export function toNoticeText(language: string): string {
  const texts = getNoticeTexts(toNoticeLanguage(language))
  const toItem = (item: string) => `- ${item}`
  const lines = [
    ...[texts.title, '', texts.minimum, '', texts.rights, ...texts.defects.map(toItem), ''],
    ...[texts.liability, ...texts.remedies.map(toItem), '', texts.longer, '', texts.more],
    ...[`${texts.shortAddress} (${texts.address})`, '', texts.whatToDo],
    ...[...texts.steps.map((step, at) => `${at + 1} ${step}`), '', texts.commercial],
  ]
  return lines.join('\n').replaceAll('**', '')
}
