import { expect, test } from 'vitest'
import { toTrackingLinks } from './tracking-link'

test.each([
  ['https://post.example/track?id=1', 'https://post.example/track?id=1'],
  ['http://post.example/1', 'http://post.example/1'],
  ['javascript:alert(1)', null],
  ['JavaScript://post.example/%0aalert(1)', null],
  ['data:text/html,<script>alert(1)</script>', null],
  ['//post.example', null],
  ['post.example', null],
  ['', null],
  [null, null],
])('of a parcel at %j the page %j is linked', (url, shown) => {
  expect(toTrackingLinks([{ number: 'RR1', url }])).toEqual([{ number: 'RR1', url: shown }])
})
