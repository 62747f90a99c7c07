import assert from 'node:assert/strict'
import { test } from 'node:test'
import { products } from '../seed/products.mjs'
import { languages } from '../seed/words.mjs'
import { editorial } from './editorial.mjs'
import { kinds } from './kinds.mjs'
import { planEditorial, planProduct } from './plan.mjs'
import { createRenderer } from './render.mjs'
import { requireAt, requireNamed } from './require.mjs'

const SMALL_THINGS = ['table', 'floor']
/** @type {Record<string, string[]>} */
const MIXES = {
  table: ['table'],
  floor: SMALL_THINGS,
  wall: ['table'],
  tapestry: SMALL_THINGS,
  peg: ['peg'],
  flat: ['flat', 'peg'],
}

test('every product has at least three pictures, one for each of its colours, each described in every language', () => {
  for (const product of products) {
    const plans = planProduct(product)
    const colors = (product.picture.paint && product.options[product.picture.paint]) || []
    assert.ok(plans.length >= Math.max(3, colors.length + 2), product.handle)
    assert.deepEqual(
      plans.flatMap(({ option }) => option?.value ?? []),
      colors,
    )
    assert.ok(
      plans.every(({ alt }) => languages.every((language) => alt[language] && !/\{\{|undefined/.test(alt[language]))),
      product.handle,
    )
  }
})

test('no two pictures share a file', () => {
  const files = [...products.flatMap(planProduct), ...Object.keys(editorial).map(planEditorial)].map(({ file }) => file)
  assert.equal(new Set(files).size, files.length)
})

test('a scene puts only such things together as stand, lie or hang alike', () => {
  for (const product of products) {
    const scene = requireAt(planProduct(product), -1)
    const allowed = MIXES[scene.stage]
    if (!allowed) continue
    for (const { kind } of scene.things.slice(1))
      assert.ok(allowed.includes(requireNamed(kinds, kind).stage), `${product.handle}: ${kind}`)
  }
})

test('the same plan gives the same bytes, another one gives others', async () => {
  const plans = planProduct(requireAt(products, 0))
  const [once, again, other] = await Promise.all([0, 0, 1].map((at) => createRenderer()(requireAt(plans, at))))
  assert.ok(once && again && other)
  assert.ok(once.image.equals(again.image))
  assert.ok(!once.image.equals(other.image))
  assert.match(once.color, /^#[0-9a-f]{6}$/)
})
