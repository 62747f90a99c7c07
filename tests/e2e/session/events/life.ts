import { createRandom } from '../../../../backend/pictures/random.mjs'
import { type Admin, type AdminProduct } from '../../../support/admin'
import { readWorld } from '../../../support/world'
import { type Browser, type Form, type OpenPage, startBrowser } from '../../../support/http-browser'
import { type Jar, readSigned } from '../../../support/cookie-jar'
import { type Known } from '../../../support/route-addresses'

/** The country and the language that all of it happens in. */
export const locale = 'en-de'

/** One sign-in. All copies of its cookie count as long as it lives. */
export interface Session {
  isAlive: boolean
}

/** A cart and, once it is placed, its order. */
export interface Bag {
  id: string
  /** Of the account: a session opens it and its order, and no cookie. */
  isAccounts: boolean
  /** It holds a gift card, which comes by mail and goes back to nobody. */
  isGift: boolean
  street: string
  /** A guest's own. */
  email?: string
  order: Order | null
}

export interface Order {
  id: string
  number: number
  email: string
  isShipped: boolean
  /** Placed in the account, or moved there. */
  isAccounts: boolean
}

/**
 * What nobody else may read. `contact` is told to who may see an order of the account, `code` (of a gift card that was
 * bought) to who has placed the bag's order, and not to who has looked it up.
 */
export type Secret = { text: string } & ({ kind: 'account' | 'contact' } | { kind: 'bag' | 'code'; bag: Bag })

/** A link that was mailed to the owner. */
export interface Link {
  path: string
  /** The address that it gives to the account. */
  email?: string
  /** It was used, or something has made it void: it says and does nothing any more, for whoever has it. */
  isOver: boolean
}

export interface Account {
  id: string
  email: string
  /** Null where nobody has set one that counts. */
  password: string | null
  firstName: string
  isProved: boolean
  addressIds: string[]
}

/** The cookies of the owner's browser as somebody has copied them. */
export interface Copy {
  jar: Jar
  session: Session | null
  after: string
}

export type Draw = ReturnType<typeof createDraw>

/** Chance that is always the same for the same seed. */
export function createDraw(seed: string) {
  const random = createRandom(seed)
  const below = (limit: number) => Math.floor(random() * limit)
  return {
    below,
    /** For what goes on at the same time: who draws first there is no matter. */
    fork: (name: string) => createDraw(`${seed} ${name}`),
    pick<T>(list: readonly T[]): T | undefined {
      return list[below(list.length)]
    },
    /** At most so many of a list, each once. */
    some<T>(list: readonly T[], most: number): T[] {
      const left = [...list]
      return Array.from({ length: Math.min(most, left.length) }, () => left.splice(below(left.length), 1)[0] as T)
    },
  }
}

export interface Life {
  admin: Admin
  product: AdminProduct
  browser: Browser
  session: Session | null
  elsewhere: { browser: Browser; session: Session } | null
  account: Account | null
  bag: Bag | null
  bags: Bag[]
  secrets: Secret[]
  links: Link[]
  /** What a change of the address was told of, and takes it back with. */
  undo: { link: Link; email: string } | null
  /** Asked for and not confirmed. */
  pending: Link[]
  emails: string[]
  customerIds: string[]
  /** Where providers lead back to from payments that nobody has finished. */
  returns: string[]
  /** What the owner's script has sent, and may send again under the same mark. */
  attempts: { path: string; attempt: string; after: number }[]
  known: Record<string, string[]>
  pages: Set<string>
  forms: Map<string, Form>
  copies: Copy[]
}

/** Letters that nothing else on a page has. */
export function makeMark(): string {
  const letters = [...crypto.getRandomValues(new Uint8Array(10))].map((byte) => String.fromCharCode(97 + (byte % 26)))
  return `Zq${letters.join('')}`
}

export function startLife(admin: Admin, product: AdminProduct): Life {
  const [provider] = JSON.parse(readWorld('IDENTITY_PROVIDERS')) as { id: string }[]
  const known = { locale: [locale], provider: ['credentials', 'email', provider?.id ?? ''], code: ['WELCOME10'] }
  const life: Life = {
    admin,
    product,
    browser: startBrowser({
      see: (page) => look(life, page),
      note: (path, attempt) => life.attempts.push({ path, attempt, after: life.copies.length }),
    }),
    session: null,
    elsewhere: null,
    account: null,
    bag: null,
    bags: [],
    secrets: [],
    links: [],
    undo: null,
    pending: [],
    emails: [],
    customerIds: [],
    returns: [],
    attempts: [],
    known,
    pages: new Set(),
    forms: new Map(),
    copies: [],
  }
  return life
}

// what anybody may send: their answers are another test's
const isPublicForm = ({ path, fields }: Form) =>
  /\/(signin|register|forgot-password|preferences)\b|callback\/credentials/.test(path) ||
  fields.some(([name]) => name === 'variantId')

/** Takes down what strangers shall try: the page's address and its forms. */
function look(life: Life, { path, forms }: OpenPage): void {
  // a mailed link is a proof by itself
  if (!path.includes('token=') && !/\/(products|categories)\//.test(path)) life.pages.add(path)
  for (const form of forms.filter((one) => !isPublicForm(one))) {
    const shape = form.fields.map(([name, value]) => (name === 'intent' ? value : name))
    life.forms.set(`${form.path} ${shape.join()}`, form)
  }
}

/** Notes an id for the addresses that have it in them. */
export function know(life: Life, name: string, value: string): void {
  const values = (life.known[name] ??= [])
  if (!values.includes(value)) values.push(value)
}

export function toKnown({ known }: Life): Known {
  return known
}

interface Carried {
  carts: string[]
  /** Orders that the browser may see, by having placed them or looked them up. */
  proved: string[]
  /** Of these those that it has placed. */
  placed: string[]
  /** Carts that it was about to order. */
  awaited: string[]
}

/** What a browser has of carts and orders. */
export function readCarried(jar: Jar): Carried {
  const entries = (readSigned(jar.get('orders') ?? '') ?? []) as {
    cartId: string
    orderId: string | null
    isLookedUp?: true
  }[]
  const carts = [...jar].filter(([name]) => name.startsWith('shop-cart_'))
  return {
    carts: carts.flatMap(([, value]) => (readSigned(value) as { id: string } | null)?.id ?? []),
    proved: entries.flatMap(({ orderId }) => orderId ?? []),
    placed: entries.flatMap(({ orderId, isLookedUp }) => (isLookedUp ? [] : (orderId ?? []))),
    awaited: entries.flatMap(({ cartId, orderId }) => (orderId === null ? [cartId] : [])),
  }
}

/** All sessions but this one end, and whatever was asked for in one of them. */
export function endSessions(life: Life, next: Session | null = null): void {
  if (life.session) life.session.isAlive = false
  if (life.elsewhere) life.elsewhere.session.isAlive = false
  life.elsewhere = null
  life.session = next
  if (!next && life.bag?.isAccounts) life.bag = null
  for (const link of life.pending.splice(0)) link.isOver = true
}

/** Takes the browser's cart for what it is now. */
export function followBag(life: Life): void {
  const isAccounts = life.session !== null
  // the bag of an account stays locked in a browser whose session has ended elsewhere
  const isLocked = (id: string) => !isAccounts && life.bags.some((bag) => bag.id === id && bag.isAccounts)
  const id = readCarried(life.browser.jar).carts.find((one) => !isLocked(one))
  if (id === undefined) {
    life.bag = null
    return
  }
  const bag = life.bags.find((one) => one.id === id) ?? { id, isAccounts, isGift: false, street: '', order: null }
  if (!life.bags.includes(bag)) life.bags.push(bag)
  bag.isAccounts ||= isAccounts
  life.bag = bag
  know(life, 'cartId', id)
}
