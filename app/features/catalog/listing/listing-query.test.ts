import { describe, expect, it } from 'vitest'
import { isVariation, parseListingQuery, pickListingSearch, toSearch } from './listing-query'

function rewrite(search: string): string {
  return toSearch(parseListingQuery(new URLSearchParams(search)))
}

describe('a list’s query', () => {
  it('has one way to be written, whatever the order it came in', () => {
    const written =
      '?type=mug&tag=a&tag=b&option.color=black&option.size=m&min=5&max=12.5&currency=eur&stock=in&sort=name&page=2'
    const params = [...new URLSearchParams(written)]
    expect(rewrite(written)).toBe(written)
    expect(rewrite(new URLSearchParams(params.toReversed()).toString())).toBe(written)
  })

  it('is empty where a form was sent with nothing in it', () => {
    expect(rewrite('?min=&max=&currency=eur&sort=newest')).toBe('')
  })

  it('is read as if what makes no sense were not there', () => {
    const absurd = [
      'page=0',
      'page=-1',
      'page=1e9',
      'min=abc',
      'min=-5',
      'max=1e400',
      'max=NaN',
      'sort=random',
      'stock=maybe',
      'currency=eur',
      'tag=',
      `tag=${'x'.repeat(121)}`,
      'option.=black',
      'option.a b=c',
      '__proto__=1',
      'utm_source=mail',
    ]
    for (const search of absurd) expect(rewrite(search), search).toBe('')
  })

  it('has bounds, so that no address makes much work', () => {
    const many = Array.from({ length: 500 }, (_, number) => `option.o${number}=a&tag=t${number}`).join('&')
    const { terms } = parseListingQuery(new URLSearchParams(many))
    expect(Object.keys(terms)).toHaveLength(21)
    expect(terms.tag).toHaveLength(40)
  })

  it('takes a decimal comma', () => {
    expect(rewrite('min=4,50')).toBe('?min=4.5')
  })

  it('leaves parameters of others alone when it is compared', () => {
    expect(pickListingSearch(new URLSearchParams('utm_source=x&tag=a+b&page=2'))).toBe('?tag=a+b&page=2')
  })

  it('makes another view of the list where it chooses or sorts, not where it turns the page', () => {
    const asks = ['', 'page=2', 'sort=name', 'tag=a', 'min=1', 'stock=in']
    expect(asks.map((search) => isVariation(parseListingQuery(new URLSearchParams(search))))).toEqual([
      false,
      false,
      true,
      true,
      true,
      true,
    ])
  })
})
