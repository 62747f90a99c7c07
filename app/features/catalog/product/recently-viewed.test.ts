import { describe, expect, it } from 'vitest'
import { addViewed, parseViewed, type ViewedProduct } from './recently-viewed'

function viewed(handle: string): ViewedProduct {
  return {
    id: `prod-${handle}`,
    handle,
    title: handle,
    lang: 'en-US',
    picture: { src: '/uploads/a.webp', width: 1200, height: 1500 },
  }
}

const nine = Array.from({ length: 9 }, (_, index) => viewed(`p${index}`))

describe('parseViewed', () => {
  it('gives back what was kept', () => {
    const kept = [viewed('mug'), { ...viewed('vase'), picture: null }]
    expect(parseViewed(JSON.stringify(kept))).toEqual(kept)
  })

  it('survives whatever else stands there', () => {
    for (const text of [null, '', '{', 'null', '7', '"x"', '{"handle":"mug"}', '[null,1,"x",[]]']) {
      expect(parseViewed(text), String(text)).toEqual([])
    }
  })

  it('passes over damaged entries and keeps the others', () => {
    const foreign = { ...viewed('a'), picture: { src: 'https://tracker.example/p.gif', width: 1, height: 1 } }
    const damaged = [
      foreign,
      { ...viewed('b'), title: 7 },
      { ...viewed('c'), handle: '' },
      { ...viewed('d'), picture: 1 },
    ]
    expect(parseViewed(JSON.stringify([...damaged, viewed('mug')]))).toEqual([viewed('mug')])
  })

  it('reads eight at most', () => {
    expect(parseViewed(JSON.stringify(nine))).toHaveLength(8)
  })
})

describe('addViewed', () => {
  it('puts the latest first, each once, eight at most', () => {
    const list = addViewed(nine.slice(0, 8), viewed('p3'))
    expect(list.map(({ handle }) => handle)).toEqual(['p3', 'p0', 'p1', 'p2', 'p4', 'p5', 'p6', 'p7'])
    expect(addViewed(list, viewed('new')).map(({ handle }) => handle)).not.toContain('p7')
  })
})
