import { expect } from '@playwright/test'
import { paths } from '../../../../app/paths'
import { type Admin } from '../../../support/admin'
import { proposeQuantity } from '../../../support/order-edit-admin'
import { makeCustomer, registerCustomer } from '../../auth/sign-in-steps'
import { orderByHttp, startHttpCustomer } from '../../orders/order-steps'
import { startHttpShopper } from '../../../support/http-shopper'
import { ageLink } from '../../../support/aged-link'
import { type Form, makeSecret, startBrowser } from '../../../support/http-browser'
import { type Jar, readSigned, send, type Sent, takeCookies } from '../../../support/cookie-jar'
import { tryGuarded } from './live-copy'
import { type Bag, type Copy, type Draw, type Life, locale, readCarried, type Secret, toKnown } from './life'
import { listAddresses } from '../../../support/route-addresses'

/** Somebody who is not the owner of the shop's first browser. */
interface Stranger {
  name: string
  jar: Jar
  /** The owner's own sign-in, where they have a copy of its cookie. */
  session: Copy['session']
  /** Of their own. */
  email: string
  /** How many copies there were of the browser when theirs was made. */
  age?: number
  /** A change of their own order, whose difference waits to be paid. */
  edit?: { orderId: string; editId: string }
}

export interface Cast {
  guest: Stranger
  customer: Stranger
}

type Shopper = Awaited<ReturnType<typeof startHttpShopper>>

async function toJar({ browser }: Shopper): Promise<Jar> {
  const jar: Jar = new Map((await browser.storageState()).cookies.map(({ name, value }) => [name, value]))
  takeCookies(jar, (await send(jar, { path: paths.csrf() })).headers['set-cookie'])
  return jar
}

/** A guest and a second customer, each with a bag and an order of their own. */
export async function castStrangers(admin: Admin): Promise<Cast> {
  const [guest, customer] = [await startHttpShopper(), await startHttpCustomer(await registerCustomer('Stranger'))]
  const edits = []
  for (const one of [guest, customer]) {
    const { id: orderId, bowl } = await orderByHttp(admin, one, 'Bowl of a stranger')
    await one.add(bowl.variants[0]?.id ?? '')
    edits.push({ orderId, editId: await proposeQuantity(admin, orderId, 2) })
  }
  return {
    guest: { name: 'a guest', jar: await toJar(guest), session: null, email: guest.email, edit: edits[0] },
    customer: {
      name: 'another customer',
      jar: await toJar(customer),
      session: null,
      email: customer.email,
      edit: edits[1],
    },
  }
}

/** Whether the shop lets a browser with these cookies at a bag, and at the order that it became, without a session. */
function opens(jar: Jar, { id, order, isAccounts }: Bag): boolean {
  const { proved, awaited, carts } = readCarried(jar)
  if (!order) return !isAccounts && carts.includes(id)
  return proved.includes(order.id) || (awaited.includes(id) && !isAccounts)
}

/** Whether they may read it: by a session that lives, or by what the shop gave to a guest's browser. */
function mayRead({ jar, session }: Stranger, secret: Secret, life: Life): boolean {
  if (session?.isAlive) return true
  if (secret.kind === 'code') return opens(jar, secret.bag) && isPlacedBy(jar, secret.bag)
  if (secret.kind === 'bag') return opens(jar, secret.bag)
  // the page of an order tells its customer's name and address
  return secret.kind === 'contact' && life.bags.some((bag) => bag.order !== null && opens(jar, bag))
}

/** Who has only looked an order up is not told what is as good as money. */
function isPlacedBy(jar: Jar, { id, order }: Bag): boolean {
  const { placed, awaited } = readCarried(jar)
  return awaited.includes(id) || (order !== null && placed.includes(order.id))
}

/** Whether something of the owner's is theirs to change as well. */
function hasPower({ jar, session }: Stranger, life: Life): boolean {
  return session?.isAlive === true || life.bags.some((bag) => opens(jar, bag))
}

const faults = /\bat .+\.[jt]sx?:\d+:\d+|node_modules|TypeError|ReferenceError/

interface Told {
  sent: Sent
  status: number
  headers: Record<string, unknown>
  body: string
}

function expectNothing(stranger: Stranger, life: Life, { sent, status, headers, body }: Told): void {
  const label = `${stranger.name} at ${sent.fields ? 'POST ' : ''}${sent.path}`
  expect(status, label).toBeLessThan(500)
  if (faults.test(body)) expect.soft(body, label).not.toMatch(faults)
  const text = `${body}\n${String(headers.location)}`.toLowerCase()
  const told = life.secrets.filter((secret) => text.includes(secret.text.toLowerCase()))
  const forbidden = told.filter((secret) => !mayRead(stranger, secret, life))
  expect
    .soft(
      forbidden.map(({ kind, text: secret }) => `${kind} ${secret}`),
      label,
    )
    .toEqual([])
  expectNoGift(stranger, life, label, headers['set-cookie'])
}

/** No cookie that they are given opens what is the owner's. */
function expectNoGift(stranger: Stranger, life: Life, label: string, lines: unknown): void {
  const given: Jar = new Map()
  takeCookies(given, Array.isArray(lines) ? (lines as string[]) : [])
  const { carts, proved } = readCarried(given)
  const known = readCarried(stranger.jar)
  const isOwners = (id: string) => life.bags.some((bag) => bag.id === id || bag.order?.id === id)
  const isNew = (id: string) => !Object.values(known).some((ids) => ids.includes(id))
  if (!hasPower(stranger, life))
    expect(
      [...carts, ...proved].filter((id) => isOwners(id) && isNew(id)),
      label,
    ).toEqual([])
  const session = readSigned(given.get('session') ?? '') as { record?: { customer: { id: string } } } | null
  if (!stranger.session?.isAlive) expect(life.customerIds, label).not.toContain(session?.record?.customer.id)
}

/** What a form would send for them: their own token and address, and none of the owner's words, so that no answer echoes one. */
function toOwnFields({ fields }: Form, { email }: Stranger, csrfToken: string, life: Life): [string, string][] {
  const holds = (value: string) => life.secrets.some(({ text }) => value.toLowerCase().includes(text.toLowerCase()))
  return fields.map(([name, value]) => {
    if (name === 'csrfToken') return [name, csrfToken]
    if (name === 'email' || name === 'callbackUrl') return [name, name === 'email' ? email : '/en-de']
    if (name === 'password') return [name, 'words of an intruder']
    return [name, name !== 'token' && holds(value) ? 'Stranger' : value]
  })
}

// the customer's own session would end with it
const endsOwn = ({ path, fields }: Form) =>
  path.startsWith(paths.signOut()) || fields.some(([, value]) => value === 'end-sessions')

function toData(path: string, draw: Draw): string {
  if (!path.startsWith('/en-de') || draw.below(2) === 0) return path
  return path.replace(/^([^?]+)/, '$1.data')
}

interface Effort {
  reads: number
  sends: number
}

async function attackAs(stranger: Stranger, life: Life, draw: Draw, { reads, sends }: Effort): Promise<void> {
  const all = [...listAddresses(toKnown(life)), ...life.pages]
  const isPrivate = (path: string) =>
    !/^\/(images|sitemap|robots|hooks)|^\/en-de\/(categories|collections|products|tags|types|pages)/.test(path)
  const addresses = Number.isFinite(reads) ? draw.some(all.filter(isPrivate), reads) : all
  for (const address of addresses) {
    const sent = { path: toData(address, draw) }
    expectNothing(stranger, life, { sent, ...(await send(stranger.jar, sent)) })
  }
  const csrf = JSON.parse((await send(stranger.jar, { path: paths.csrf() })).body) as { csrfToken: string }
  const power = hasPower(stranger, life)
  const forms = [...life.forms.values()].filter((form) => !endsOwn(form) || stranger.session !== null)
  for (const form of power ? [] : draw.some(forms, sends)) {
    const sent = { path: form.path, fields: toOwnFields(form, stranger, csrf.csrfToken, life) }
    expectNothing(stranger, life, { sent, ...(await send(stranger.jar, sent)) })
  }
  if (!power) await repeat(stranger, life, draw)
  const readSession = async () =>
    JSON.parse((await send(stranger.jar, { path: paths.session() })).body) as { user?: { email: string } }
  // a backend that needs more than a second is not waited for, and the cookie says what it knows
  if (stranger.session && !stranger.session.isAlive)
    await expect.poll(readSession, { message: stranger.name }).toEqual({})
  // the copy would show what it shows while it lives: that it shows nothing later is no accident
  if (stranger.session?.isAlive) expect((await readSession()).user?.email, stranger.name).toBeTruthy()
}

/**
 * Sends again what the owner's script has sent, under its mark, and comes back from the owner's payments. A copy of the
 * browser's secret counts with what was sent before it was made.
 */
async function repeat({ ...stranger }: Stranger, life: Life, draw: Draw): Promise<void> {
  const known = stranger.age ?? 0
  const own: Jar = new Map([...stranger.jar, ['browser', makeSecret()]])
  for (const { path, attempt, after } of draw.some(life.attempts.slice(-12), 4)) {
    const jars = [own, new Map([...stranger.jar].filter(([name]) => name !== 'browser'))]
    if (after < known) jars.push(stranger.jar)
    for (const jar of jars) {
      const sent = { path, fields: [], attempt }
      expectNothing(stranger, life, { sent, ...(await send(jar, sent)) })
    }
  }
  for (const path of draw.some(life.returns, 2)) {
    const state = new URL(path, 'http://shop').searchParams.get('state') ?? ''
    const { edit } = stranger
    const elsewhere = edit ? [paths.orderEditPayment(locale, edit.orderId, edit.editId, state)] : []
    for (const back of [path, ...elsewhere]) {
      const sent = { path: back }
      const answer = await send(stranger.jar, sent)
      expectNothing(stranger, life, { sent, ...answer })
      expect.soft(answer.status, `${stranger.name} at ${back}`).toBe(404)
    }
  }
}

/** Opens a link that is over, and sends the forms that came with it. */
async function followLink(stranger: Stranger, life: Life, path: string): Promise<void> {
  const token = new URL(path, 'http://shop').searchParams.get('token') ?? ''
  const browser = startBrowser({}, new Map(stranger.jar))
  const opened = await browser.open(path)
  expectNothing(stranger, life, { sent: { path }, headers: {}, ...opened })
  const own = [...life.forms.values()].filter(({ path: to, fields }) => {
    return fields.some(([name, value]) => name === 'token' && value === token) || to.startsWith(paths.resetPassword())
  })
  const csrf = JSON.parse((await browser.open(paths.csrf())).body) as { csrfToken: string }
  for (const form of [...opened.forms.filter(({ fields }) => fields.some(([name]) => name === 'token')), ...own]) {
    const fields = toOwnFields(form, stranger, csrf.csrfToken, life)
    const next = await browser.post({ path: form.path, fields })
    expectNothing(stranger, life, { sent: { path: form.path, fields }, headers: {}, ...next })
  }
}

const isLive = (life: Life, id: string) => life.bags.some((bag) => bag.id === id && !bag.isAccounts)

/** Cookies of carts that a copy has and that open nothing: with them somebody else comes. */
function pickDeadCarts({ jar }: Copy, life: Life): Jar {
  const carts = [...jar].filter(([name, value]) => {
    const { id } = (readSigned(value) ?? {}) as { id?: string }
    return name.startsWith('shop-cart_') && id !== undefined && !isLive(life, id)
  })
  return new Map(carts)
}

/** Who comes after the owner to a browser that nobody has signed out of: signs in with what is there. */
async function inherit(copy: Copy, life: Life): Promise<Stranger> {
  const { email, password } = await registerCustomer('Heir')
  const carts = [...copy.jar].filter(([name]) => !name.startsWith('shop-cart_'))
  const jar: Jar = new Map([...carts, ...pickDeadCarts(copy, life)])
  jar.delete('orders')
  const browser = startBrowser({}, jar)
  const { csrfToken } = JSON.parse((await browser.open(paths.csrf())).body) as { csrfToken: string }
  const fields = Object.entries({ csrfToken, email, password, json: 'true' })
  expect((await browser.post({ path: paths.signInCallback('credentials'), fields })).status).toBe(200)
  return { name: `an heir of the browser after “${copy.after}”`, jar, session: null, email }
}

/** Everybody tries at what there is by now, all with the cookies that they had before. */
export async function attack(life: Life, cast: Cast, draw: Draw, effort: Effort): Promise<void> {
  // that of a moment ago, and any other
  const copies = [...new Set([life.copies.at(-2), draw.pick(life.copies)])].filter((one) => one !== undefined)
  const thieves = copies.map(({ jar, session, after }) => {
    return {
      name: `a thief with a copy after “${after}”`,
      jar,
      session,
      email: makeCustomer('Thief').email,
      age: life.copies.findIndex((one) => one.jar === jar) + 1,
    }
  })
  const [copy] = copies
  const mixed = copy
    ? [
        {
          ...cast.customer,
          name: `another customer with carts of “${copy.after}”`,
          jar: new Map([...pickDeadCarts(copy, life), ...cast.customer.jar]),
        },
      ]
    : []
  for (const { jar, session, email } of thieves) if (session?.isAlive) await tryGuarded(jar, email, life)
  const heirs = copy && !copy.session?.isAlive ? [await inherit(copy, life)] : []
  const all: Stranger[] = [cast.guest, cast.customer, ...thieves, ...mixed, ...heirs]
  // two at a time keep both sides busy
  for (let index = 0; index < all.length; index += 2) {
    await Promise.all(all.slice(index, index + 2).map((one) => attackAs(one, life, draw.fork(one.name), effort)))
  }
  const over = life.links.filter(({ isOver }) => isOver)
  // the link of a forgotten password is used at once, and signed with what is no longer there
  const waiting = life.links.filter(({ isOver, path }) => !isOver && !path.includes('/reset-password'))
  const who = () => draw.pick([cast.guest, cast.customer]) ?? cast.guest
  for (const { path } of draw.some(over, 2)) await followLink(who(), life, path)
  // one that nobody has used, and that is as good as any other but for its time
  for (const { path } of draw.some(waiting, 1)) await followLink(who(), life, await ageLink(path, 73 * 60))
}
