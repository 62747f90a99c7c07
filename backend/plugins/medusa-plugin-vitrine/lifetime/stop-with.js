'use strict'

/**
 * Has the container stop what was started when it is disposed of, and wait for that.
 * @param {object} container Medusa's
 * @param {string} name free in the container
 * @param {() => unknown} stop
 */
function stopWith(container, name, stop) {
  container.register({ [name]: { resolve: () => stop, lifetime: 'SINGLETON', dispose: () => stop() } })
  // it disposes only of what it has resolved
  container.resolve(name)
}

exports.stopWith = stopWith
