const shortest = 32

/** What the shop and this plugin know each other by. While it is changed there are two, of which the first is the new one. */
export type SharedSecret = string | string[]

/**
 * @param option its name in `medusa-config.js`
 * @throws Error where one is too short to be none that somebody guesses
 */
export function listSecrets(option: string, given: SharedSecret | undefined): string[] {
  const secrets = [given ?? []].flat().filter((secret) => secret !== '')
  if (secrets.some(({ length }) => length < shortest)) {
    throw new Error(`${option} needs at least ${shortest} characters`)
  }
  return secrets
}

/** @returns what `read` makes of the first secret with which it makes anything; null where there is none */
export function readWithAny<Read>(secrets: readonly string[], read: (secret: string) => Read | null): Read | null {
  for (const secret of secrets) {
    const found = read(secret)
    if (found !== null) return found
  }
  return null
}
