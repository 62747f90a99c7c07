/**
 * Does something for every item, at most `limit` at once, in the given order; stops at the first failure.
 * @template Item, Result
 * @param {number} limit
 * @param {Item[]} items
 * @param {(item: Item, index: number) => Promise<Result>} work
 * @returns {Promise<Result[]>} in the order of the items
 */
export async function inParallel(limit, items, work) {
  const results = new Array(items.length)
  const queue = items.entries()
  let failed = false

  async function take() {
    for (const [index, item] of queue) {
      if (failed) return
      results[index] = await work(item, index)
    }
  }

  try {
    await Promise.all(Array.from({ length: Math.min(limit, items.length) }, take))
  } catch (error) {
    failed = true
    throw error
  }
  return results
}
