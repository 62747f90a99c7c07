/** Medusa takes an error of a plugin's loader for a warning and goes on, so this one is thrown past it. @throws always */
export function stopBoot(error: unknown): never {
  setImmediate(() => {
    throw error
  })
  throw error
}
