/** An error's message as the end of a sentence: its first line, without the full stop. */
export function oneLine(error) {
  return String(error?.message ?? error)
    .trim()
    .split('\n')[0]
    .replace(/\.+$/, '')
}
