import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type StubbedBrowser, stubBrowser } from '../../../tests/support/stub-browser'
import { prepareSignIn, signIn } from './sign-in'
import { signOut } from './sign-out'

const page = 'http://shop.test/en-us/cart'
const fields = { email: 'jane@shop.test', password: 'secret-1' }

let browser: StubbedBrowser

function sent(call: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(browser.requests.find((request) => request.call === call)?.body))
}

beforeEach(() => {
  browser = stubBrowser(page)
  browser.answer('GET /api/auth/csrf', { csrfToken: 'token-1' })
  browser.answer('GET /api/auth/providers', {
    credentials: { id: 'credentials', name: 'Password', type: 'credentials' },
    email: { id: 'email', name: 'E-mail', type: 'email' },
    acme: { id: 'acme', name: 'Acme', type: 'oauth' },
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('signing in by script', () => {
  it('posts what a form without script posts, and goes where the answer says', async () => {
    browser.answer('POST /api/auth/callback/credentials', { url: page })
    await signIn('credentials', { fields, callbackUrl: page })
    expect(sent('POST /api/auth/callback/credentials')).toEqual({
      ...fields,
      callbackUrl: page,
      csrfToken: 'token-1',
      json: 'true',
    })
    expect(browser.location.href).toBe(page)
    expect(browser.storage.get('nextauth.message')).toContain('"getSession"')
  })

  it('stays and answers what came of it where no redirect is wanted', async () => {
    browser.answer('POST /api/auth/callback/credentials', { url: `${page}?a=1` })
    const result = await signIn('credentials', { fields, redirect: false })
    expect(result).toEqual({ error: null, status: 200, ok: true, url: `${page}?a=1` })
    expect(browser.location.href).toBe(page)
  })

  it('answers the code of a refusal, and tells no other tab', async () => {
    const url = 'http://shop.test/api/auth/error?error=CredentialsSignin&provider=credentials'
    browser.answer('POST /api/auth/callback/credentials', { url, message: 'No.' }, 401)
    const result = await signIn('credentials', { fields, redirect: false })
    expect(result).toEqual({ error: 'CredentialsSignin', status: 401, ok: false, url: null, message: 'No.' })
    expect(browser.storage.size).toBe(0)
  })

  it('sends at once what it has asked for ahead, and asks anew the next time', async () => {
    prepareSignIn()
    browser.answer('POST /api/auth/callback/credentials', { url: page })
    await signIn('credentials', { fields, redirect: false })
    await signIn('credentials', { fields, redirect: false })
    const asked = browser.requests.filter(({ call }) => call === 'GET /api/auth/csrf')
    expect(asked).toHaveLength(2)
  })

  it('answers a failure where the server does not answer', async () => {
    expect(await signIn('credentials', { fields, redirect: false })).toEqual({
      error: 'Default',
      status: 0,
      ok: false,
      url: null,
    })
    expect(browser.beacons[0]?.fields.code).toBe('CLIENT_FETCH_ERROR')
  })

  it('always leaves for an identity provider', async () => {
    browser.answer('POST /api/auth/signin/acme', { url: 'https://acme.test/authorize' })
    await signIn('acme', { redirect: false })
    expect(browser.location.href).toBe('https://acme.test/authorize')
  })

  it('leaves for the page with all ways where the provider is not known', async () => {
    await signIn('toString')
    expect(browser.location.href).toBe(`/api/auth/signin?callbackUrl=${encodeURIComponent(page)}`)
  })

  it('leaves for the page that has the number of what went wrong inside', async () => {
    const url = 'http://shop.test/api/auth/error?error=Configuration&reference=0123-4567'
    browser.answer('POST /api/auth/callback/credentials', { url, message: 'Out of order.' }, 500)
    await signIn('credentials', { fields, redirect: 'when-ok' })
    expect(browser.location.href).toBe(url)
  })

  it('leaves for the error page where the providers cannot be had', async () => {
    browser.answer('GET /api/auth/providers', {}, 503)
    await signIn('credentials', { callbackUrl: '/en-us', redirect: 'when-ok' })
    expect(browser.location.href).toBe('/api/auth/error?error=ProvidersUnknown&callbackUrl=%2Fen-us')
  })

  it('stays with what was typed where the shop itself cannot be reached', async () => {
    browser.answer('GET /api/auth/providers', undefined)
    browser.answer('GET /api/auth/csrf', undefined)
    expect(await signIn('credentials', { fields, redirect: 'when-ok' })).toMatchObject({ status: 0, ok: false })
    expect(browser.location.href).toBe(page)
  })
})

describe('signing out by script', () => {
  it('tells the other tabs and goes where the answer says', async () => {
    browser.answer('POST /api/auth/signout', { url: 'http://shop.test/en-us#top' })
    expect(await signOut({ callbackUrl: 'http://shop.test/en-us#top' })).toBe(true)
    expect(sent('POST /api/auth/signout')).toMatchObject({ csrfToken: 'token-1', json: 'true' })
    expect(browser.storage.get('nextauth.message')).toContain('"signout"')
    expect(browser.location.href).toBe('http://shop.test/en-us#top')
    expect(browser.location.reload).toHaveBeenCalled()
  })

  it('answers false and stays where the server did not do it', async () => {
    browser.answer('POST /api/auth/signout', { url: page }, 403)
    expect(await signOut()).toBe(false)
    expect(browser.storage.size).toBe(0)
    expect(browser.location.href).toBe(page)
  })
})
