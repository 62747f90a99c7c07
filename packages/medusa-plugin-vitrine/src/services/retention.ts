import type { Services } from '../container'
import type { PluginOptions } from '../options'
import { repeat } from '../lifetime/repeat'
import { forgetAnswers } from '../retention/forget-answers'
import { forgetCarts } from '../retention/forget-carts'
import { forgetOld } from '../retention/forget-old'

const hourMs = 60 * 60_000
/** The shop's cookie leads to a cart for 30 days after it was opened last, and a cart notes that once a day. */
const defaultCartDays = 31
/** Medusa knows a key again that it has given out itself; whoever repeats one does so within minutes. */
const defaultAnswerDays = 7

/** Forgets every hour what has been kept for long enough, one Medusa at a time. */
class RetentionService {
  static readonly LIFE_TIME = 'SINGLETON'
  readonly manager
  readonly cartDays
  readonly answerDays
  readonly job

  constructor({ manager, logger }: Services, { retention = {} }: PluginOptions = {}) {
    this.manager = manager
    this.cartDays = retention.cartDays ?? defaultCartDays
    this.answerDays = retention.answerDays ?? defaultAnswerDays
    this.job = repeat({
      work: () => this.forget(),
      everyMs: hourMs,
      onError: (error: Error) => logger.warn(`What is kept for too long was not forgotten: ${error.message}`),
    })
  }

  /** @returns how much of each; of what is old null while another Medusa is at it */
  async forget() {
    const old = await forgetOld(this.manager)
    const answers = await forgetAnswers(this.manager, this.answerDays)
    return { old, answers, carts: await forgetCarts(this.manager, this.cartDays) }
  }
}

export default RetentionService
