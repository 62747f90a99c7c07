import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { setImmediate as settle } from 'node:timers/promises'
import { defer } from '../fixtures'
import { makeFollowedIndex } from './followed-index'

interface Lamp {
  id: string
  title: string
}

/** A catalogue of which `pageSize` are read at once; what is read waits for `pass` until it arrives. */
function makeCatalogue(lamps: Map<string, string>, pass: (read: string) => Promise<unknown> = async () => {}) {
  const pageSize = 2
  async function listAfter(after: string): Promise<Lamp[]> {
    const ids = [...lamps.keys()].sort().filter((id) => id > after)
    const page = ids.slice(0, pageSize).map((id) => ({ id, title: lamps.get(id) ?? '' }))
    await pass(`after ${after}`)
    return page
  }
  async function find(id: string): Promise<Lamp | undefined> {
    const title = lamps.get(id)
    await pass(id)
    return title === undefined ? undefined : { id, title }
  }
  const toFields = ({ title }: Lamp) => [{ weight: 1, text: title }]
  const toHit = ({ id }: Lamp) => ({ id })
  const index = makeFollowedIndex({ listAfter, find, toFields, toHit })
  return { index, found: (query: string) => index.search(query).map(({ id }) => id) }
}

describe('a search whose index is being made anew', () => {
  /** Stands still before the reads of this name arrive, until it is released. */
  function holdBack(name: string) {
    const held = defer()
    return { ...held, pass: async (read: string) => read === name && held.promise }
  }

  test('finds what was renamed, withdrawn and made while it read the others', async () => {
    const lamps = new Map([
      ['a', 'amber'],
      ['b', 'birch'],
      ['c', 'cedar'],
    ])
    const { pass, resolve } = holdBack('after b')
    const { index, found } = makeCatalogue(lamps, pass)
    const made = index.rebuild()
    await settle()
    lamps.set('a', 'elm').delete('b')
    lamps.set('aa', 'fir')
    await Promise.all(['a', 'b', 'aa'].map(index.refresh))
    expect(found('elm')).toEqual(['a'])
    resolve()
    await made
    expect(['elm', 'amber', 'birch', 'fir', 'cedar'].map(found)).toEqual([['a'], [], [], ['aa'], ['c']])
    expect(index.size()).toBe(3)
  })

  test('finds what comes behind something that was withdrawn meanwhile', async () => {
    const lamps = new Map(['amber', 'birch', 'cedar', 'elm'].map((title) => [title, title]))
    const { pass, resolve } = holdBack('after ')
    const { index, found } = makeCatalogue(lamps, pass)
    const made = index.rebuild()
    await settle()
    lamps.delete('amber')
    await index.refresh('amber')
    resolve()
    await made
    expect(['amber', 'birch', 'cedar', 'elm'].map(found)).toEqual([[], ['birch'], ['cedar'], ['elm']])
  })

  test('keeps what it had where the catalogue cannot be read, and goes on', async () => {
    const lamps = new Map([['a', 'amber']])
    let isAway = false
    const { index, found } = makeCatalogue(lamps, () =>
      isAway ? Promise.reject(new Error('away')) : Promise.resolve(),
    )
    await index.rebuild()
    isAway = true
    const [first, second] = [index.rebuild(), index.rebuild()]
    await expect(first).rejects.toThrow('away')
    await expect(second).rejects.toThrow('away')
    isAway = false
    lamps.set('a', 'elm')
    await index.refresh('a')
    expect(found('elm')).toEqual(['a'])
  })
})

const aChange = fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd', 'e'), isGone: fc.boolean() })
const aStep = fc.oneof({ weight: 3, arbitrary: aChange }, { weight: 1, arbitrary: fc.constant('rebuild' as const) })

test('whatever order the answers come in, the search ends with what is for sale', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(aStep, { maxLength: 12 }), async (scheduler, steps) => {
      const lamps = new Map([
        ['b', 'first'],
        ['d', 'first'],
      ])
      const { index, found } = makeCatalogue(lamps, (read) => scheduler.schedule(Promise.resolve(), read))
      const asked: Promise<void>[] = [index.rebuild()]
      const sequence = steps.map((step, at) => async () => {
        if (step === 'rebuild') return void asked.push(index.rebuild())
        if (step.isGone) lamps.delete(step.id)
        else lamps.set(step.id, `turn${at}`)
        asked.push(index.refresh(step.id))
      })
      scheduler.scheduleSequence(sequence)
      await scheduler.waitIdle()
      await Promise.all(asked)
      for (const [id, title] of lamps) expect(found(title)).toContain(id)
      expect(index.size()).toBe(lamps.size)
    }),
    { numRuns: 300 },
  )
})
