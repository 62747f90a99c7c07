import { mergeOrigins, type PolicyOrigins } from './csp.server'

/** `public` pages hold nothing of one visitor. */
export type Caching = 'public' | 'private' | 'no-store'

/** What a request's answer is beside its page: who may keep it, what its policy admits, and what a failure sends again. */
export class RequestAnswer {
  #caching: Caching
  #policyOrigins: PolicyOrigins = {}
  #reply: Response | null = null
  #sentForm: FormData | null = null
  #isRefused = false
  #openForm: 'undone' | 'unclear' | null = null
  #outcome: string | null = null
  #validUntil: Date | null = null
  #tags = new Set<string>()

  constructor(caching: Exclude<Caching, 'no-store'>) {
    this.#caching = caching
  }

  get caching(): Caching {
    return this.#caching
  }

  /** Nobody keeps the answer, the browser neither. */
  doNotStore(): void {
    this.#caching = 'no-store'
  }

  /** What the answer is made of, as purges name it. */
  get tags(): ReadonlySet<string> {
    return this.#tags
  }

  readonly addTags = (tags: readonly string[]): void => tags.forEach((tag) => this.#tags.add(tag))

  /** When something that the page says is not so any more; null where nothing runs out. */
  get validUntil(): Date | null {
    return this.#validUntil
  }

  /** Something that the page says has changed, and is about to be read again: whoever is shown it keeps it no longer. */
  readonly hold = (): void => this.holdUntil(new Date())

  holdUntil(moment: Date): void {
    if (!this.#validUntil || moment < this.#validUntil) this.#validUntil = moment
  }

  /** Origins that this page needs beside the shop's own. */
  get policyOrigins(): PolicyOrigins {
    return this.#policyOrigins
  }

  allowOrigins(...origins: readonly PolicyOrigins[]): void {
    this.#policyOrigins = mergeOrigins(this.#policyOrigins, ...origins)
  }

  /** Answered in place of the page: a client may ask a page's address for JSON. */
  get reply(): Response | null {
    return this.#reply
  }

  replyWith(response: Response): void {
    this.#reply = response
  }

  /** The page shows a form again with what has to be corrected. */
  get isRefused(): boolean {
    return this.#isRefused
  }

  refuse(): void {
    this.#isRefused = true
  }

  /** The posted form, while a failure's page may send it again; see `sent-form.server.ts`. */
  get sentForm(): FormData | null {
    return this.#sentForm
  }

  offerForm(form: FormData): void {
    this.#sentForm = form
  }

  /**
   * Takes a form back that a failure's page is not to send again: one that binds is sent by the button that says so, and
   * one of which a second time does more by whoever has seen what came of the first.
   */
  withholdForm(): void {
    this.#sentForm = null
  }

  /** What the page that shows the form again says of it; a failure in the place of that page says the same, and sends it again. */
  get openForm(): 'undone' | 'unclear' | null {
    return this.#openForm
  }

  leaveFormOpen(became: 'undone' | 'unclear'): void {
    this.#openForm = became
  }

  /** What a form came to that is not sent again, in the page's language: a failure in the place of the page that says so says it. */
  get outcome(): string | null {
    return this.#outcome
  }

  leaveOutcome(outcome: string): void {
    this.#outcome = outcome
  }
}
