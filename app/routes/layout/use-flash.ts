import { useLocation } from '@remix-run/react'
import { type FlashText } from './frame'

// where each came, empty once that was left; of the window, since a failure's frame takes the place of the page's
const places = new WeakMap<FlashText, string>()

/**
 * The last form's message, for as long as the page that answers the form is looked at: the frame's data outlives that where a
 * link is followed by script, and the way back does not say it again.
 */
export function useFlash(flash: FlashText | null): FlashText | null {
  const { pathname, search } = useLocation()
  const place = pathname + search
  if (!flash) return null
  const known = places.get(flash) ?? place
  places.set(flash, known === place ? place : '')
  return known === place ? flash : null
}
