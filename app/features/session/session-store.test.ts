import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type StubbedBrowser, stubBrowser } from '../../../tests/support/stub-browser'
import { type ClientSession } from './client-session'
import { createSessionStore, type SessionStore } from './session-store'

const jane: ClientSession = { user: { name: 'Jane Doe', email: 'jane@shop.test' }, expires: '2030-01-01T00:00:00.000Z' }
const renamed: ClientSession = { ...jane, user: { ...jane.user, name: 'Jane Roe' } }

let browser: StubbedBrowser
let stop = () => undefined as void

function open(first: ClientSession | null | undefined, pollSeconds?: number): SessionStore {
  const store = createSessionStore(first)
  stop = store.follow(pollSeconds)
  return store
}

function asked(call = 'GET /api/auth/session'): number {
  return browser.requests.filter((request) => request.call === call).length
}

function message(trigger: string): string {
  return JSON.stringify({ event: 'session', data: { trigger }, timestamp: 1 })
}

beforeEach(() => {
  browser = stubBrowser()
  browser.answer('GET /api/auth/csrf', { csrfToken: 'token-1' })
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('what a tab knows of the session', () => {
  it('is at first what the page says, without a request', () => {
    expect(open(jane).get()).toEqual({ status: 'authenticated', session: jane })
    expect(open(null).get()).toEqual({ status: 'unauthenticated', session: null })
    expect(browser.requests).toEqual([])
  })

  it('is asked for where the page says nothing', async () => {
    browser.answer('GET /api/auth/session', jane)
    const store = open(undefined)
    expect(store.get()).toEqual({ status: 'loading', session: null })
    await vi.waitFor(() => expect(store.get().status).toBe('authenticated'))
  })

  it('is asked for when the window becomes visible, not when it is hidden', async () => {
    browser.answer('GET /api/auth/session', {})
    const store = open(jane)
    browser.hide()
    expect(store.get().status).toBe('authenticated')
    browser.show()
    await vi.waitFor(() => expect(store.get()).toEqual({ status: 'unauthenticated', session: null }))
    expect(asked()).toBe(1)
  })

  it('is asked for when another tab tells of a change', async () => {
    browser.answer('GET /api/auth/session', jane)
    const store = open(null)
    browser.tell('nextauth.message', message('getSession'))
    await vi.waitFor(() => expect(store.get().status).toBe('authenticated'))
  })

  it('is nobody’s at once when another tab signed out', () => {
    const store = open(jane)
    browser.tell('nextauth.message', message('signout'))
    expect(store.get().status).toBe('unauthenticated')
    expect(browser.requests).toEqual([])
  })

  it('stays nobody’s when an answer from before the sign-out comes in', async () => {
    browser.answer('GET /api/auth/session', jane)
    const release = browser.hold('GET /api/auth/session')
    const store = open(jane)
    browser.show()
    await vi.waitFor(() => expect(asked()).toBe(1))
    browser.tell('nextauth.message', message('signout'))
    release()
    await new Promise((resolve) => setTimeout(resolve))
    expect(store.get().status).toBe('unauthenticated')
  })

  it('does not care for other entries of the storage, nor for broken ones', () => {
    const store = open(jane)
    browser.tell('theme', message('signout'))
    browser.tell('nextauth.message', '{')
    browser.tell('nextauth.message', null)
    browser.tell('nextauth.message', JSON.stringify({ event: 'other', data: { trigger: 'signout' } }))
    expect(store.get().status).toBe('authenticated')
    expect(browser.requests).toEqual([])
  })

  it('is asked for by the clock while somebody is signed in', async () => {
    vi.useFakeTimers()
    browser.answer('GET /api/auth/session', {})
    const store = open(jane, 60)
    await vi.advanceTimersByTimeAsync(59_000)
    expect(asked()).toBe(0)
    await vi.advanceTimersByTimeAsync(1_000)
    await vi.waitFor(() => expect(store.get().status).toBe('unauthenticated'))
    await vi.advanceTimersByTimeAsync(600_000)
    expect(asked()).toBe(1)
  })

  it('is followed no longer once that is called off', () => {
    open(jane, 60)
    stop()
    browser.show()
    browser.tell('nextauth.message', message('getSession'))
    expect(browser.requests).toEqual([])
  })
})

describe('a page that came with another state than the browser knew of', () => {
  const told = () => browser.storage.get('nextauth.message') ?? 'nothing'

  it('tells the other tabs of the sign-in, once', () => {
    open(jane)
    expect(told()).toContain('"getSession"')
    browser.storage.delete('nextauth.message')
    stop()
    open(jane)
    expect(told()).toBe('nothing')
  })

  it.each([
    ['name', renamed],
    ['address', { ...jane, user: { ...jane.user, email: 'jane@roe.test' } }],
  ])('tells the other tabs of another %s, and keeps neither in the browser', (_, changed) => {
    open(jane)
    stop()
    browser.storage.delete('nextauth.message')
    open(changed)
    expect(told()).toContain('"getSession"')
    expect([...browser.storage.values()].join()).not.toMatch(/jane|roe/i)
  })

  it('tells the other tabs of the sign-out', () => {
    open(jane)
    stop()
    open(null)
    expect(told()).toContain('"signout"')
  })

  it('tells nobody where nobody was signed in before', () => {
    open(null)
    expect(told()).toBe('nothing')
  })
})

describe('a failure in the browser', () => {
  it.each([
    ['a network that is down', undefined, 200, 'CLIENT_FETCH_ERROR'],
    ['a refusal', { message: 'no' }, 503, 'CLIENT_FETCH_ERROR'],
    ['an answer that is no session', { user: 'Jane' }, 200, 'CLIENT_SESSION_ERROR'],
  ])('of %s is told to the log and changes nothing', async (_, answer, status, code) => {
    browser.answer('GET /api/auth/session', answer, status)
    const store = open(jane)
    await store.refresh()
    expect(store.get()).toEqual({ status: 'authenticated', session: jane })
    expect(browser.beacons).toEqual([
      { path: '/api/auth/_log', fields: expect.objectContaining({ level: 'error', code }) },
    ])
  })
})

describe('an update of the session', () => {
  it('is loading, then as the server answers it, and told to the other tabs', async () => {
    browser.answer('POST /api/auth/session', renamed)
    const store = open(jane)
    const updated = store.update({ name: 'Jane Roe' })
    expect(store.get()).toEqual({ status: 'loading', session: jane })
    expect(await updated).toEqual(renamed)
    expect(store.get()).toEqual({ status: 'authenticated', session: renamed })
    expect(JSON.parse(browser.requests.at(-1)?.body ?? '')).toEqual({
      csrfToken: 'token-1',
      data: { name: 'Jane Roe' },
    })
    expect(browser.storage.get('nextauth.message')).toContain('"getSession"')
  })

  it.each([
    ['that the server refuses', { message: 'no' }, 400],
    ['whose session has ended', {}, 200],
  ])('%s leaves all as it was', async (_, answer, status) => {
    browser.answer('POST /api/auth/session', answer, status)
    const store = open(jane)
    browser.storage.delete('nextauth.message')
    expect(await store.update({ name: '' })).toBeNull()
    expect(store.get()).toEqual({ status: 'authenticated', session: jane })
    expect(browser.storage.has('nextauth.message')).toBe(false)
  })

  it('may be asked for elsewhere than at the session’s own address', async () => {
    const store = open(jane)
    const updated = store.update({}, async () => renamed)
    expect(store.get().status).toBe('loading')
    expect(await updated).toEqual(renamed)
    expect(store.get()).toEqual({ status: 'authenticated', session: renamed })
    expect(browser.storage.get('nextauth.message')).toContain('"getSession"')
    expect(await store.update({}, async () => undefined)).toBeNull()
    expect(store.get()).toEqual({ status: 'authenticated', session: renamed })
    expect(browser.requests).toEqual([])
  })

  it('asks nobody where nobody is signed in', async () => {
    expect(await open(null).update({ name: 'Jane' })).toBeNull()
    expect(browser.requests).toEqual([])
  })

  it('does not bring back who signed out meanwhile', async () => {
    browser.answer('POST /api/auth/session', renamed)
    browser.answer('GET /api/auth/session', {})
    const release = browser.hold('POST /api/auth/session')
    const store = open(jane)
    const updated = store.update({ name: 'Jane Roe' })
    await vi.waitFor(() => expect(asked('POST /api/auth/session')).toBe(1))
    browser.tell('nextauth.message', message('signout'))
    release()
    await updated
    expect(store.get().status).toBe('unauthenticated')
  })
})
