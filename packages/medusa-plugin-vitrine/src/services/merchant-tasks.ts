import type { Services } from '../container'
import type { PluginOptions } from '../options'
import { repeat } from '../lifetime/repeat'
import { addWaiting } from '../tasks/waiting'
import { readTaskSubject } from '../tasks/task-subject'
import type { Task } from '../tasks/tasks'
import { retryMail } from '../mail/outbox'
import type { PluginRequest } from '../container'

const hourMs = 60 * 60_000

/** Looks every hour (option `tasks.everyMs`) for what waits for the merchant's hand and nobody has told of. */
class MerchantTasksService {
  static readonly LIFE_TIME = 'SINGLETON'
  readonly manager
  readonly logger
  readonly mails
  readonly orders
  readonly users
  readonly roles
  readonly job

  constructor(
    { manager, logger, shopMailService, orderService, userService }: Services,
    { tasks = {} }: PluginOptions = {},
  ) {
    this.manager = manager
    this.logger = logger
    this.mails = shopMailService
    this.orders = orderService
    this.users = userService
    this.roles = tasks.roles
    this.job = repeat({
      work: () => this.look(),
      everyMs: tasks.everyMs ?? hourMs,
      onError: (error: Error) => this.logger.warn(`What waits for the merchant was not looked for: ${error.message}`),
    })
  }

  /** @returns how many tasks are new */
  async look(): Promise<number> {
    const added = await addWaiting(this.manager)
    if (added > 0) this.mails.wake()
    return added
  }

  /** Whether one of the staff may see and do what waits: all of them, unless the option `tasks.roles` names theirs. */
  async mayWork({ user }: PluginRequest): Promise<boolean> {
    if (!this.roles) return true
    const { id, userId } = (user ?? {}) as { id?: string; userId?: string }
    const { role } = await this.users.retrieve(id ?? userId ?? '')
    return this.roles.includes(role)
  }

  /** What has to be known of a task beside itself, as the admin API answers it. */
  describe(task: Task) {
    return readTaskSubject({ manager: this.manager, orders: this.orders }, task)
  }

  /** Tries the mail once more that a task is about. @returns false where there is none to be sent */
  async resend({ kind, subjectId }: Task): Promise<boolean> {
    const isQueued = kind === 'mail-not-sent' && (await retryMail(this.manager, subjectId))
    if (isQueued) this.mails.wake()
    return isQueued
  }
}

export default MerchantTasksService
