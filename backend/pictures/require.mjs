/**
 * @template Item
 * @param {Item[]} items
 * @param {number} at from the end where it is below zero
 * @throws Error where there is none
 */
export function requireAt(items, at) {
  const item = items.at(at)
  if (item === undefined) throw new Error(`There are ${items.length} of them, and none at ${at}.`)
  return item
}

/**
 * What goes by a name that a product gave.
 * @template Item
 * @param {Record<string, Item>} items
 * @param {string} name
 * @throws Error where nothing does
 */
export function requireNamed(items, name) {
  const item = items[name]
  if (item === undefined) throw new Error(`There is no “${name}” among ${Object.keys(items).join(', ')}.`)
  return item
}
