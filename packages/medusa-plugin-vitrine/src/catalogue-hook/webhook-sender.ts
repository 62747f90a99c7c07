import { type Change, makeChangeSet } from './change-set'

const firstRetryMs = 500
const lastRetryMs = 60_000

/** How long to wait after the nth failure in a row: twice as long each time, up to a minute. */
export function toRetryDelayMs(failures: number) {
  return Math.min(firstRetryMs * 2 ** (failures - 1), lastRetryMs)
}

/**
 * Brings changes to one shop, one delivery at a time: what comes together goes together, what fails is tried again with
 * all that came meanwhile, until the shop has it.
 * @param parts.deliver
 * @param parts.onDown told once, until a delivery succeeds again
 * @param [parts.onUp]
 * @param [parts.gatherMs] how long a first change waits for others
 */
export function makeWebhookSender({
  deliver,
  onDown,
  onUp = () => {},
  gatherMs = 150,
}: {
  deliver: (changes: Change[]) => Promise<void>
  onDown: (error: Error) => void
  onUp?: () => void
  gatherMs?: number
}) {
  const waiting = makeChangeSet()
  let timer: NodeJS.Timeout | undefined
  let underWay: Promise<void> | undefined
  let failures = 0
  let stopped = false

  function add(changes: Change[]) {
    waiting.add(changes)
    plan()
  }

  function plan() {
    if (stopped || timer || underWay || waiting.isEmpty()) return
    timer = setTimeout(run, failures > 0 ? toRetryDelayMs(failures) : gatherMs)
    timer.unref()
  }

  function run() {
    timer = undefined
    const changes = waiting.takeAll()
    underWay = deliver(changes)
      .then(succeed, (error) => fail(changes, error))
      .finally(() => {
        underWay = undefined
        plan()
      })
  }

  function succeed() {
    if (failures > 0) onUp()
    failures = 0
  }

  function fail(changes: Change[], error: Error) {
    waiting.add(changes)
    failures += 1
    if (failures === 1) onDown(error)
  }

  /**
   * Ends with the delivery under way and, where the shop takes deliveries, one more of what waits.
   * @returns whether the shop has been told all
   */
  async function stop() {
    stopped = true
    clearTimeout(timer)
    await underWay
    if (failures === 0 && !waiting.isEmpty()) run()
    await underWay
    return waiting.isEmpty()
  }

  return { add, stop }
}
