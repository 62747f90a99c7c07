import { escapeHtml } from '@vitrine/shared/escape-html'
import { garanAddress, garanLanguages } from '@vitrine/shared/guarantee/garan-label'
import { toLabelYears, type ProducerGuarantee } from '@vitrine/shared/guarantee/producer-guarantee'
import { toLink } from '../html-parts'
import { blue, fixed, yellow } from './label-colors'

/** A producer's guarantee of something ordered, its terms in the mail's language: nothing of it is escaped yet. */
export interface LabelPart extends Pick<ProducerGuarantee, 'years' | 'brand' | 'model' | 'termsUrl'> {
  /** The label in a few words. */
  name: string
  terms: { name: string; text: string; lang?: string }[]
  law: string
  /** The words of the link to all terms. */
  more: string
}

/** The GARAN label for a mail, in the form of Annex II of Implementing Regulation (EU) 2025/1960, and its terms. */
export function toLabelHtml(part: LabelPart, { shield, qr }: { shield: string; qr: string }): string {
  const { years, brand, model, terms, law, more, termsUrl } = part
  const languages = garanLanguages.map(([language, words]) => `<span lang="${language}">${escapeHtml(words)}</span>`)
  return `<table role="presentation" dir="ltr" width="360" cellspacing="0" cellpadding="0" style="${fixed};max-width:100%;border:2px solid ${blue};margin:24px 0 8px">
<tr><td bgcolor="${blue}" style="padding:8px 12px;background:${blue};color:#ffffff;font-size:30px;font-weight:bold">GARAN <span style="color:${yellow}">&#10003;</span></td>
<td bgcolor="${blue}" align="right" style="padding:8px 12px;background:${blue}"><img src="${escapeHtml(shield)}" alt="" width="48" height="48" style="display:block"></td></tr>
<tr><td style="padding:12px;font-size:72px;line-height:1;font-weight:bold">${toLabelYears(years)}</td>
<td align="right" style="padding:12px;font-size:28px;font-weight:bold;color:${blue}"><span style="border:2px solid ${blue};border-top-width:12px;padding:2px 8px">365</span></td></tr>
<tr><td colspan="2" style="padding:0 12px;font-size:12px;line-height:1.35">${languages.join(' | ')}</td></tr>
<tr><td colspan="2" style="padding:12px">${escapeHtml(brand)}<br>${escapeHtml(model)}</td></tr>
<tr><td colspan="2" style="padding:0 12px 12px"><img src="${escapeHtml(qr)}" alt="" width="120" height="120" style="display:block">
<a href="${garanAddress}" style="font-size:12px;color:${blue}">${toShort(garanAddress)}</a></td></tr></table>
<p style="margin:0 0 16px"><strong>${escapeHtml(`${brand} ${model}`)}</strong><br>${escapeHtml(part.name)}${terms.map(toTerm).join('')}<br>${escapeHtml(law)}${
    termsUrl ? `<br>${toLink(termsUrl, more)}` : ''
  }</p>`
}

function toTerm({ name, text, lang }: LabelPart['terms'][number]): string {
  return `<br><strong>${escapeHtml(name)}</strong><br><span dir="auto"${lang ? ` lang="${escapeHtml(lang)}"` : ''}>${escapeHtml(text)}</span>`
}

/** The same as plain text. */
export function toLabelText({ name, brand, model, terms, law, more, termsUrl }: LabelPart): string {
  return [
    `GARAN – ${name}`,
    `${brand} ${model}`,
    ...terms.map(({ name, text }) => `${name}\n${text}`),
    law,
    ...(termsUrl ? [`${more}\n${termsUrl}`] : []),
    toShort(garanAddress),
  ].join('\n')
}

function toShort(address: string): string {
  return address.replace(/^https:\/\//, '')
}
