import type { Container } from '../container'

/**
 * Registers what was started, and has the container stop it when it is disposed of, and wait for that.
 * @param container Medusa's
 * @param name free in the container
 */
export function stopWith(container: Container, name: string, started: { stop(): unknown }) {
  container.register({ [name]: { resolve: () => started, lifetime: 'SINGLETON', dispose: () => started.stop() } })
  // it disposes only of what it has resolved
  Reflect.get(container.cradle, name)
}
