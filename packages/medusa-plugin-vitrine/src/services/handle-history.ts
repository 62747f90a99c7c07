import type { Change } from '../catalogue-hook/change-set'
import type { Services } from '../container'
import { findByHandle, isKind, type Kind, kinds, recordHandles } from '../handles/handle-history'

const gatherMs = 20

/** Remembers what every handle of a published product, category or collection stood for. */
class HandleHistoryService {
  private timer: NodeJS.Timeout | undefined
  static readonly LIFE_TIME = 'SINGLETON'
  readonly manager
  readonly logger
  readonly noted
  recording

  constructor({ manager, logger }: Services) {
    this.manager = manager
    this.logger = logger
    this.noted = new Map<Kind, Set<string>>()
    this.recording = Promise.resolve()
  }

  /** Notes everything that is published: handles may have changed while nobody was here to see it. */
  start() {
    for (const kind of kinds.filter(isKind)) this.enqueue(kind, null)
  }

  /** Notes soon what these things are now; other changes are passed over. */
  note(changes: Change[]) {
    for (const { kind, id } of changes) {
      if (isKind(kind) && id) this.noted.set(kind, (this.noted.get(kind) ?? new Set()).add(id))
    }
    this.timer ??= setTimeout(() => this.recordNoted(), gatherMs)
  }

  /** Waits until all that was noted is written down. */
  async settle() {
    this.recordNoted()
    await this.recording
  }

  /** See `findByHandle`. */
  async find(question: Parameters<typeof findByHandle>[1]) {
    return findByHandle(this.manager, question)
  }

  recordNoted() {
    clearTimeout(this.timer)
    this.timer = undefined
    for (const [kind, ids] of this.noted) this.enqueue(kind, [...ids])
    this.noted.clear()
  }

  enqueue(kind: Kind, ids: string[] | null) {
    const record = () => recordHandles(this.manager, kind, ids)
    this.recording = this.recording
      .then(record)
      .catch((error: Error & { code?: string }) =>
        this.logger.warn(`The handles of a ${kind} were not recorded: ${error.code ?? error.name}`),
      )
  }
}

export default HandleHistoryService
