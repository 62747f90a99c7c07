// @ts-nocheck
/**
 * Registers what was started, and has the container stop it when it is disposed of, and wait for that.
 * @param {object} container Medusa's
 * @param {string} name free in the container
 * @param {{ stop(): unknown }} started
 */
export function stopWith(container, name, started) {
  container.register({ [name]: { resolve: () => started, lifetime: 'SINGLETON', dispose: () => started.stop() } })
  // it disposes only of what it has resolved
  container.resolve(name)
}
