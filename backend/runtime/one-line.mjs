/**
 * An error's message as the end of a sentence: its first line, without the full stop.
 * @param {unknown} error
 * @returns {string}
 */
export function oneLine(error) {
  const [first = ''] = String(error instanceof Error ? error.message : error)
    .trim()
    .split('\n')
  return first.replace(/\.+$/, '')
}
