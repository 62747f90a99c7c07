import fc from 'fast-check'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type PageAsk } from './page-ask.server'
import { createPageCache, type MadePage, type Shown } from './page-cache.server'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'setInterval'] }))
afterEach(() => void vi.useRealTimers())

const policy = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'
const mug = toAsk('/en-us/products/mug')
const change = { tags: ['product:mug'], gone: [] }

function toAsk(url: string, more: Partial<PageAsk> = {}): PageAsk {
  return { url, light: false, firstVisit: false, ...more }
}

function toMade(html: string, { tags = ['product:mug'], status = 200, headers = {} } = {}): MadePage {
  const all = { 'Cache-Control': policy, ETag: `W/"${html}"`, Vary: 'Cookie', ...headers }
  return { response: new Response(html, { status, headers: all }), tags }
}

function startCache({ maxBytes = 1e6 } = {}) {
  const log = { error: vi.fn() }
  const cache = createPageCache({ maxBytes, log })
  const render = vi.fn((_ask: PageAsk): Promise<MadePage> => Promise.resolve(toMade('one')))
  cache.begin(render)
  const read = async (ask = mug) => cache.read(ask, () => render(ask))
  const readText = async (ask = mug) => toText(await read(ask))
  async function keep(ask = mug): Promise<void> {
    await read(ask)
    await read(ask)
    expect(cache.read(ask), 'it is kept').not.toBeNull()
  }
  return { ...cache, log, render, read, readText, keep }
}

async function toText(shown: Shown | null): Promise<string | null> {
  return shown && String(await shown.page.body.read('identity'))
}

/** Lets so much time go by, and what is under way get as far as it can in it, threads too. */
async function pass(ms = 0): Promise<void> {
  const longestStepMs = 100
  await vi.advanceTimersByTimeAsync(Math.max(0, ms - 10 * longestStepMs))
  await settle()
  for (let left = Math.min(ms, 10 * longestStepMs); left > 0; left -= longestStepMs) {
    await vi.advanceTimersByTimeAsync(Math.min(left, longestStepMs))
    await settle()
  }
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await sleep(1)
}

describe('what is kept', () => {
  it('is a page that was asked for twice, as everybody gets it', async () => {
    const { read, readText, render } = startCache()
    expect(await read()).toBeNull()
    expect(render).not.toHaveBeenCalled()
    expect(await readText()).toBe('one')
    for (let time = 0; time < 3; time += 1) expect(await readText()).toBe('one')
    expect(render).toHaveBeenCalledOnce()
  })

  it('is made once for all who ask meanwhile', async () => {
    const { read, readText, render } = startCache()
    await read()
    expect(await Promise.all([readText(), readText(), readText()])).toEqual(['one', 'one', 'one'])
    expect(render).toHaveBeenCalledOnce()
  })

  it('is no failure, no page of one visitor, none that sets a cookie, and none that has no tag to be known by', async () => {
    const others = [
      { status: 404 },
      { status: 503 },
      { headers: { 'Cache-Control': 'private, no-cache' } },
      { headers: { 'Cache-Control': 'no-store' } },
      { headers: { 'Set-Cookie': 'session=1' } },
      { headers: { ETag: '' } },
    ]
    for (const other of others) {
      const { read, render } = startCache()
      render.mockImplementation(() => Promise.resolve(toMade('one', other)))
      const asked = [await read(), await read(), await read()]
      expect(asked, JSON.stringify(other)).toEqual([null, null, null])
      expect(render, 'whoever asks next has it made at once').toHaveBeenCalledOnce()
    }
  })

  it('is nothing that is made of what is about to change', async () => {
    const { read, readText, render } = startCache()
    render.mockImplementation(() =>
      Promise.resolve(toMade('old', { headers: { 'Cache-Control': 'public, s-maxage=0' } })),
    )
    await read()
    expect(await readText()).toBe('old')
    render.mockImplementation(() => Promise.resolve(toMade('new')))
    expect(await readText()).toBe('new')
  })

  it('is nothing that cannot be made, which the log says', async () => {
    const { read, render, log } = startCache()
    render.mockRejectedValue(new Error('no'))
    await read()
    expect(await read()).toBeNull()
    expect(log.error).toHaveBeenCalledOnce()
  })

  it('stays within its bytes, and no walk through filters drives a page out that is read', async () => {
    const maxBytes = 200_000
    const { keep, read, size, render } = startCache({ maxBytes })
    await keep()
    for (let number = 0; number < 60; number += 1) {
      const ask = toAsk(`/en-us/categories/all?sort=${number}`)
      await read(ask)
      await read(ask)
      expect(size().bytes).toBeLessThanOrEqual(maxBytes)
    }
    const { length } = render.mock.calls
    await read()
    expect(render).toHaveBeenCalledTimes(length)
  })
})

describe('a page that is old', () => {
  it('is shown while one is made anew, and says that it is old', async () => {
    const { keep, read, readText, render } = startCache()
    await keep()
    await pass(61_000)
    render.mockImplementation(() => Promise.resolve(toMade('two')))
    expect(await read()).toMatchObject({ isOld: true })
    await pass(500)
    expect(render).toHaveBeenCalledTimes(2)
    expect(await read()).toMatchObject({ isOld: false })
    expect(await readText()).toBe('two')
  })

  it('stays where making it fails, and goes where the shop says that there is none', async () => {
    const { keep, readText, render } = startCache()
    await keep()
    await pass(61_000)
    render.mockImplementation(() => Promise.resolve(toMade('away', { status: 503 })))
    expect(await readText()).toBe('one')
    await pass(11_000)
    render.mockImplementation(() => Promise.resolve(toMade('nowhere', { status: 404 })))
    expect(await readText()).toBe('one')
    await pass(500)
    expect(await readText()).toBeNull()
  })

  it('is not shown beyond its time', async () => {
    const { keep, readText, render } = startCache()
    await keep()
    await pass(661_000)
    render.mockImplementation(() => Promise.resolve(toMade('two')))
    expect(await readText()).toBe('two')
  })
})

describe('a purge', () => {
  it('makes nobody wait: what was is shown until the new one is made, and before anybody asks', async () => {
    const { keep, purge, read, readText, render } = startCache()
    await keep()
    let finish = (_made: MadePage) => {}
    render.mockImplementation(() => new Promise((resolve) => (finish = resolve)))
    purge(change)
    expect(await read()).toMatchObject({ isOld: true })
    await pass(1000)
    expect(render, 'it is being made').toHaveBeenCalledTimes(2)
    expect(await readText()).toBe('one')
    finish(toMade('two'))
    await pass()
    expect(await readText()).toBe('two')
  })

  it('lets nothing old be shown for longer than a second and a half, however often the page is purged', async () => {
    const { keep, purge, readText, render } = startCache()
    await keep()
    render.mockImplementation(() =>
      Promise.resolve(toMade('old', { headers: { 'Cache-Control': 'public, s-maxage=0' } })),
    )
    for (let time = 0; time < 3; time += 1) {
      purge(change)
      await pass(500)
    }
    render.mockImplementation(() => Promise.resolve(toMade('two')))
    expect(await readText()).toBe('two')
  })

  it('forgets at once what is gone, and what was being made of it', async () => {
    const { keep, purge, read, render } = startCache()
    await keep()
    purge({ tags: ['product:mug'], gone: ['product:mug'] })
    let finish = (_made: MadePage) => {}
    render.mockImplementation(() => new Promise((resolve) => (finish = resolve)))
    const asked = read()
    await pass()
    purge({ tags: ['product:mug'], gone: ['product:mug'] })
    finish(toMade('gone'))
    expect(await asked).toBeNull()
  })

  it('concerns what was being made when it came', async () => {
    const { read, purge, readText, render } = startCache()
    await read()
    let finish = (_made: MadePage) => {}
    render.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)))
    const asked = readText()
    await pass()
    purge(change)
    finish(toMade('old'))
    expect(await asked).toBe('old')
    render.mockImplementation(() => Promise.resolve(toMade('two')))
    expect(await readText()).toBe('two')
  })

  it('leaves alone what is made of something else, and takes everything where some may have been missed', async () => {
    const { keep, purge, read } = startCache()
    await keep()
    purge({ tags: ['product:bowl'], gone: [] })
    expect(await read()).toMatchObject({ isOld: false })
    purge(null)
    expect(await read()).toMatchObject({ isOld: true })
  })
})

describe('who gets the page by what is their own', () => {
  it('is shown what is kept, and has it made for everybody when nobody waits, if it was asked for before', async () => {
    const { look, render } = startCache()
    expect(look(mug, true)).toBeNull()
    await pass(500)
    expect(render, 'it was asked for once').not.toHaveBeenCalled()
    expect(look(mug, false)).toBeNull()
    await pass(500)
    expect(render, 'nobody has asked to see it').not.toHaveBeenCalled()
    expect(look(mug, true)).toBeNull()
    await pass(500)
    expect(await toText(look(mug, true))).toBe('one')
    await pass(61_000)
    render.mockImplementation(() => Promise.resolve(toMade('two')))
    expect(look(mug, true)).toMatchObject({ isOld: true })
    await pass(500)
    expect(await toText(look(mug, true))).toBe('two')
  })

  it('has no more made so than a process gets done, and nothing that is none for everybody again and again', async () => {
    const { look, render } = startCache()
    render.mockImplementation(() => Promise.resolve(toMade('none', { status: 404 })))
    const asks = Array.from({ length: 200 }, (_, number) => toAsk(`/en-us/products/${number}`))
    for (const ask of [...asks, ...asks]) look(ask, true)
    await pass(2_000)
    expect(render).toHaveBeenCalledTimes(50)
    for (let time = 0; time < 3; time += 1) {
      look(toAsk('/en-us/products/0'), true)
      await pass(500)
    }
    expect(render).toHaveBeenCalledTimes(50)
  })
})

const paths = ['/en-us/products/mug', '/en-us/categories/all?sort=price'] as const
const tags = ['product:mug', 'products', 'regions'] as const

const seldom = fc.constantFrom(false, false, false, true)

const step = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ ask: fc.constantFrom(...paths), light: seldom, firstVisit: seldom }),
  },
  { weight: 2, arbitrary: fc.record({ purge: fc.constantFrom(...tags) }) },
  { weight: 1, arbitrary: fc.record({ isAway: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ passMs: fc.constantFrom(100, 700, 1_600, 70_000) }) },
)

it('shows each visitor the page of who asks what they ask, and nothing that was purged for longer than it may be', async () => {
  const walk = fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 40 }), async (steps) => {
    const { read, render, purge, size } = startCache({ maxBytes: 40_000 })
    const versions = new Map<string, number>(tags.map((tag) => [tag, 0]))
    const changes: { tag: string; version: number; at: number }[] = []
    let isAway = false
    render.mockImplementation(({ url, light, firstVisit }) => {
      const said = JSON.stringify({ url, light, firstVisit, versions: [...versions] })
      return Promise.resolve(toMade(said, { tags: [...tags], status: isAway ? 503 : 200 }))
    })
    for (const one of steps) {
      if ('purge' in one) {
        const version = (versions.get(one.purge) ?? 0) + 1
        versions.set(one.purge, version)
        changes.push({ tag: one.purge, version, at: Date.now() })
        purge({ tags: [one.purge], gone: [] })
      } else if ('passMs' in one) await pass(one.passMs)
      else if ('isAway' in one) isAway = one.isAway
      else {
        const { ask: url, ...variant } = one
        const text = await toText(await read({ url, ...variant }))
        if (text === null) continue
        const shown = JSON.parse(text) as { versions: [string, number][] }
        expect(shown).toMatchObject({ url, ...variant })
        for (const { tag, version, at } of changes.filter((made) => made.at + 1_500 <= Date.now())) {
          expect(new Map(shown.versions).get(tag), `${tag}, changed ${Date.now() - at} ms ago`).toBeGreaterThanOrEqual(
            version,
          )
        }
      }
      expect(size().bytes).toBeLessThanOrEqual(40_000)
    }
  })
  await fc.assert(walk, { numRuns: 20 })
}, 60_000)
