// What we use of packages that bring no types.

declare module 'pg' {
  interface Options {
    connectionString?: string
    connectionTimeoutMillis?: number
    max?: number
  }
  interface Rows<Row> {
    rows: Row[]
    rowCount: number
    command: string
  }
  export class Client {
    constructor(options: string | undefined | Options)
    connect(): Promise<void>
    query<Row = Record<string, string>>(text: string, values?: unknown[]): Promise<Rows<Row>>
    on(event: 'error', listener: (error: Error) => void): this
    processID: number
    end(): Promise<void>
  }
  export class Pool {
    constructor(options: Options)
    connect(): Promise<Client & { release(): void }>
    query<Row = Record<string, string>>(text: string, values?: unknown[]): Promise<Rows<Row>>
    end(): Promise<void>
  }
  const pg: { Client: typeof Client; Pool: typeof Pool }
  export default pg
}

declare module 'maildev' {
  import type { Server } from 'node:http'
  interface Catcher {
    listen(): Promise<void>
    close(done: () => void): void
  }
  interface Options {
    smtp: number
    web: number
    ip: string
    mailDirectory: string
    silent: boolean
  }
  export type MailDev = (options: Options) => Catcher
  export interface Inbox {
    server: Server
  }
}

declare module 'oidc-provider' {
  import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
  interface Grant {
    addOIDCScope(scope: string): void
    save(): Promise<string>
  }
  interface Oidc {
    provider: { Grant: new (of: { clientId: string; accountId: string }) => Grant }
    client: { clientId: string }
    session: { accountId: string }
    result?: { login?: object }
  }
  /** Koa's context, as far as we read it. */
  interface Context {
    oidc: Oidc
    type: string
    body: string
    acceptsLanguages(languages: string[]): string | false
  }
  interface Configuration {
    jwks: { keys: object[] }
    cookies: { keys: string[] }
    clients: object[]
    claims: Record<string, string[]>
    findAccount(context: Context, accountId: string): { accountId: string; claims(): object }
    features: Record<string, { enabled: boolean }>
    interactions: { url(context: Context, interaction: { uid: string }): string; policy: Policy }
    loadExistingGrant(context: Context): Promise<Grant>
    pkce: { required(): boolean }
    renderError(context: Context, out: { error: string }): void
    ttl: Record<string, number>
  }
  class Check {
    static NO_NEED_TO_PROMPT: boolean
    static REQUEST_PROMPT: boolean
    constructor(reason: string, description: string, check: (context: Context) => boolean)
  }
  interface Policy {
    remove(prompt: string): void
    get(prompt: string): { checks: { add(check: Check): void } }
  }
  export const interactionPolicy: { base(): Policy; Check: typeof Check }
  export default class Provider {
    constructor(issuer: string, configuration: Configuration)
    callback(): RequestListener
    interactionDetails(
      request: IncomingMessage,
      response: ServerResponse,
    ): Promise<{ uid: string; params: Record<string, string | undefined> }>
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>
  }
}

declare module 'medusa-payment-manual/services/manual-payment' {
  /** Answers every question with yes and moves nothing. */
  export default class ManualPaymentService {}
}
