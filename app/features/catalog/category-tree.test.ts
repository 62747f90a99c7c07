import { describe, expect, it } from 'vitest'
import { type CategoryRecord, findTrail, listCategoryIds, toCategoryTree } from './category-tree'

function record(id: string, parentId: string | null, rank: number): CategoryRecord {
  return {
    id,
    handle: `${id}-handle`,
    name: id.toUpperCase(),
    description: '',
    parentId,
    rank,
    picture: null,
    metadata: null,
  }
}

const records = [
  record('mugs', 'kitchen', 1),
  record('bath', null, 1),
  record('kitchen', null, 0),
  record('pans', 'kitchen', 0),
  record('lost', 'inactive', 0),
  record('espresso', 'mugs', 0),
]

describe('toCategoryTree', () => {
  const tree = toCategoryTree(records)

  it('nests by parent and keeps siblings in their rank', () => {
    expect(tree.map((node) => node.id)).toEqual(['kitchen', 'bath'])
    expect(tree[0]?.children.map((node) => node.id)).toEqual(['pans', 'mugs'])
  })

  it('leaves out what hangs below an inactive category', () => {
    expect(JSON.stringify(tree)).not.toContain('lost')
  })

  it('holds only what a menu shows', () => {
    expect(tree[1]).toEqual({ id: 'bath', handle: 'bath-handle', name: 'BATH', children: [] })
  })
})

describe('findTrail', () => {
  it('names the way from the top', () => {
    const trail = findTrail(toCategoryTree(records), ({ handle }) => handle === 'espresso-handle')
    expect(trail?.map((node) => node.id)).toEqual(['kitchen', 'mugs', 'espresso'])
  })

  it('is null for what the tree does not have', () => {
    expect(findTrail(toCategoryTree(records), ({ handle }) => handle === 'lost-handle')).toBeNull()
  })
})

describe('listCategoryIds', () => {
  it('names a node and everything below it', () => {
    const kitchen = toCategoryTree(records).find((node) => node.id === 'kitchen')
    expect(kitchen && listCategoryIds(kitchen)).toEqual(['kitchen', 'pans', 'mugs', 'espresso'])
  })
})
