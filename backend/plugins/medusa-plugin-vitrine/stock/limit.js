'use strict'

/**
 * Lets at most `most` tasks run at once; the others wait in the order they came.
 * @param {number} most
 * @returns {<Result>(task: () => Promise<Result>) => Promise<Result>}
 */
function makeLimit(most) {
  const waiting = []
  let running = 0

  function finish() {
    running -= 1
    waiting.shift()?.()
  }

  return async function limited(task) {
    if (running >= most) await new Promise((resolve) => waiting.push(resolve))
    running += 1
    try {
      return await task()
    } finally {
      finish()
    }
  }
}

module.exports = { makeLimit }
