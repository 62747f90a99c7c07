/** @typedef {{ text: string, startedAt: number, step: string }} Task */

const tickMs = 1000
const defaultColumns = 80

/**
 * Shows on `stream` what is being done, several things at once as well. A terminal has one line for each at its bottom,
 * which counts the seconds; what is finished scrolls up above them. A log gets a line for every beginning, step and end.
 * @param {{ write(text: string): unknown, isTTY?: boolean, columns?: number }} stream
 */
export function makeProgress(stream) {
  const isTerminal = Boolean(stream.isTTY)
  /** @type {Set<Task>} */
  const running = new Set()
  let linesDrawn = 0
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  let ended = false

  /**
   * Shows `text` while `work` runs. `work` is given `say(step)`, which shows what it is at.
   * @template Result
   * @param {string} text
   * @param {(say: (step: string) => void) => Promise<Result>} work
   * @returns {Promise<Result>} what `work` resolves to; `false` means that there was nothing to do
   * @throws what `work` throws; Error where `endProgress` was called before
   */
  async function showProgress(text, work) {
    if (ended) throw new Error('Stopping.')
    const task = { text, startedAt: Date.now(), step: '' }
    begin(task)
    try {
      const result = await work((step) => say(task, step))
      finish(task, result === false ? 'up to date' : `done in ${secondsOf(task)} s`)
      return result
    } catch (error) {
      finish(task, 'failed')
      throw error
    }
  }

  /** Leaves the screen to others: nothing is drawn from now on, and nothing new begins. */
  function endProgress() {
    if (linesDrawn > 0) stream.write('\n')
    ended = true
    linesDrawn = 0
    clearInterval(timer)
  }

  /** @param {Task} task */
  function begin(task) {
    running.add(task)
    if (!isTerminal) return print(`  ${task.text} …`)
    timer ??= setInterval(draw, tickMs)
    draw()
  }

  /** @param {Task} task @param {string} step */
  function say(task, step) {
    task.step = step
    if (isTerminal && running.has(task)) draw()
    else print(`  ${task.text} – ${step} (${secondsOf(task)} s)`)
  }

  /** @param {Task} task @param {string} end */
  function finish(task, end) {
    running.delete(task)
    print(`  ${task.text} – ${end}`)
    if (running.size > 0) return
    clearInterval(timer)
    timer = undefined
  }

  /** @param {string} line */
  function print(line) {
    if (ended) return
    stream.write(`${toStart()}${line}\n`)
    draw()
  }

  function draw() {
    if (ended || !isTerminal) return
    // one that wraps would take two lines
    const lines = [...running].map((task) => toLine(task).slice(0, (stream.columns ?? defaultColumns) - 1))
    stream.write(toStart() + lines.join('\n'))
    linesDrawn = lines.length
  }

  /** Moves to where our lines begin and clears them. */
  function toStart() {
    const up = linesDrawn > 1 ? `\x1b[${linesDrawn - 1}A` : ''
    linesDrawn = 0
    return isTerminal ? `\r${up}\x1b[J` : ''
  }

  return { showProgress, endProgress }
}

/** @param {Task} task */
function toLine(task) {
  const seconds = secondsOf(task)
  return `  ${task.text} … ${[task.step, seconds > 0 ? `${seconds} s` : ''].filter(Boolean).join(', ')}`
}

/** @param {Task} task */
function secondsOf({ startedAt }) {
  return Math.round((Date.now() - startedAt) / 1000)
}

export const { showProgress, endProgress } = makeProgress(process.stdout)
