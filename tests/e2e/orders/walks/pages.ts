import { type Screen } from './hands'

/** A line of which a page offers to take some back. */
export interface OfferedLine {
  id: string
  variant: string
  most: number
}

/** What the page that begins a return or an exchange offers. */
export function listOffered({ document }: Screen): OfferedLine[] {
  return [...document.querySelectorAll<HTMLInputElement>('input[type=number][name^="quantity."]')].map((field) => ({
    id: field.name.replace('quantity.', ''),
    variant: readVariant(field.closest('fieldset')),
    most: Number(field.max),
  }))
}

/** Pieces by variant. */
export function countOffered(lines: readonly OfferedLine[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { variant, most } of lines) counts[variant] = (counts[variant] ?? 0) + most
  return counts
}

function readVariant(line: Element | null | undefined): string {
  return line?.querySelector('.muted bdi')?.textContent ?? ''
}

export function readText({ document }: Screen, selector: string): string | null {
  return document.querySelector(selector)?.textContent ?? null
}

/** How many pieces of each variant an order's page lists. */
export function countListed({ document }: Screen): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const line of document.querySelectorAll('[aria-labelledby=order-items] .order-line')) {
    const quantity = [...line.querySelectorAll('p.muted.small')].map(
      (one) => /^Quantity (\d+)$/.exec(one.textContent ?? '')?.[1],
    )
    const variant = readVariant(line)
    counts[variant] = (counts[variant] ?? 0) + Number(quantity.find(Boolean) ?? 0)
  }
  return counts
}

/** Delivery and payment, in the words of an order's page. */
export function readStanding({ document }: Screen): (string | null)[] {
  return [...document.querySelectorAll('[aria-labelledby=order-standing] > dl.rows:first-of-type dd')].map(
    ({ textContent }) => textContent,
  )
}

/** The amounts that an order's page dates by this word. */
export function listDated({ document }: Screen, word: string): string[] {
  const events = [...document.querySelectorAll('.order-timeline > li > p')].map(({ textContent }) => textContent ?? '')
  return events.filter((text) => text.startsWith(`${word}: `)).map((text) => text.slice(word.length + 2))
}

/** State and refund of each return, as the order's page tells them. */
export function listReturns({ document }: Screen): string[] {
  return [...document.querySelectorAll('[data-testid=order-return]')].map((one) =>
    [...one.querySelectorAll('p')].map(({ textContent }) => textContent).join(' '),
  )
}

export function hasLink({ document }: Screen, path: string): boolean {
  return document.querySelector(`main a[href="${path}"]`) !== null
}

/** Pieces and price of each line of the bag, and whether it can be ordered. */
export function listBag({ document }: Screen) {
  return [...document.querySelectorAll('[data-testid=cart-line]')].map((line) => ({
    variant: line.querySelector('.cart-line-words p bdi')?.textContent ?? '',
    pieces: Number(line.querySelector<HTMLInputElement>('input[name=quantity]')?.value ?? 0),
    total: line.querySelector('.cart-line-total')?.textContent ?? '',
    // a price that has changed is told beside it
    state: line.querySelector('.cart-line-note:not([data-state=repriced])')?.getAttribute('data-state') ?? 'ok',
  }))
}
