import { VisuallyHidden } from '~/ui/visually-hidden'

export interface BagCountProps {
  pieces: number
  /** The number in the page's digits. */
  digits: string
  /** The number in a sentence. */
  label: string
}

/** The pieces in the bag, of the header's link to it; the server draws it by itself too, into pages that are kept. */
export function BagCount({ pieces, digits, label }: BagCountProps) {
  return (
    <>
      <span className="bag-count" data-testid="cart-count" data-empty={pieces === 0 ? '' : undefined}>
        {digits}
      </span>{' '}
      <VisuallyHidden id="header-end">{label}</VisuallyHidden>
    </>
  )
}
