import { emptyCart, type KnownCart } from './client-cart'

const key = 'vitrine.cart'

// nobody has said yet
let known: KnownCart | null = null
const listeners = new Set<() => void>()

/** The cart as this tab knows it; null until its page has said something. */
export function getCart(): KnownCart | null {
  return known
}

/** Calls `listener` whenever this tab or another one learns of a change. */
export function followCart(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', hear)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', hear)
  }
}

/** Replaces the cart, in the browser's other tabs too: with what a call has answered, or a page has read. */
export function putCart(cart: KnownCart): void {
  show(cart)
  const text = JSON.stringify(cart)
  try {
    if (localStorage.getItem(key) !== text) localStorage.setItem(key, text)
  } catch {
    // then each tab knows what its own page says
  }
}

/**
 * Takes in what a page says.
 * @param page null where it is nobody's in particular: it may come from a cache that many share
 * @param isOld it may have been made before what the browser knows
 * @returns whether the shop has to be asked for the cart, because neither the page nor the browser knows it as it is
 */
export function meetPage(page: KnownCart | null, isOld = false): boolean {
  const kept = read()
  if (!page || isOld) {
    show(kept ?? page ?? emptyCart)
    return known?.count !== 0 || Boolean(page?.count)
  }
  if (page.items) putCart(page)
  else if (kept?.items && kept.count === page.count) show(kept)
  else if (page.count === 0) putCart(emptyCart)
  else {
    putCart(page)
    return true
  }
  return false
}

function show(cart: KnownCart): void {
  known = cart
  for (const listener of listeners) listener()
}

/** Forgets it: who has signed out leaves nothing of their bag to whoever uses the browser then. */
export function forgetCart(): void {
  putCart(emptyCart)
}

function hear({ key: changed, newValue }: StorageEvent): void {
  if (changed === key) show(parse(newValue) ?? emptyCart)
}

function read(): KnownCart | null {
  try {
    return parse(localStorage.getItem(key))
  } catch {
    return known
  }
}

// anybody who uses the browser may have written there
function parse(text: string | null): KnownCart | null {
  try {
    const cart = JSON.parse(text ?? '') as Partial<KnownCart> | null
    const isCart =
      Number.isInteger(cart?.count) && (cart?.items === undefined || cart.items.every(({ quantity }) => quantity > 0))
    return isCart ? (cart as KnownCart) : null
  } catch {
    return null
  }
}
