const mostChanges = 500

export interface Change {
  kind: string
  id?: string
  handle?: string
  /** of a product that is not in the shop, or not any more */
  gone?: true
  /** of a variant's stock */
  productId?: string
}

/** What has changed, each thing once, however often it did. More than 500 things are "everything". */
export function makeChangeSet() {
  const changes = new Map<string, Change>()

  function add(added: Change[]) {
    for (const change of added) {
      if (changes.has('everything')) return
      changes.set([change.kind, change.id].filter(Boolean).join(' '), change)
      if (change.kind !== 'everything' && changes.size <= mostChanges) continue
      changes.clear()
      changes.set('everything', { kind: 'everything' })
    }
  }

  /** @returns all there are; none are left */
  function takeAll(): Change[] {
    const taken = [...changes.values()]
    changes.clear()
    return taken
  }

  return { add, takeAll, isEmpty: () => changes.size === 0 }
}
