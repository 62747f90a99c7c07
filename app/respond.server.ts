import { data, redirect } from '@remix-run/node'
import { type RequestContext } from './context.server'
import { clearFlash, type Flash, writeFlash } from './http/server/flash.server'
import { readLimitedForm } from './http/server/read-body.server'
import { type RequestAnswer } from './http/server/request-answer.server'
import { takeCookies } from './http/server/take-cookies.server'

/** What an error boundary is told: which page to show, never what went wrong inside. */
export interface Failure {
  reason: 'bad-request' | 'forbidden' | 'not-found' | 'gone' | 'too-many' | 'preparing' | 'unavailable' | 'error'
  /** What the page says beside the reason. */
  detail?: object
  /** Which number to quote to the shop, in the page's language. */
  reference?: string
}

const statuses = {
  'bad-request': 400,
  forbidden: 403,
  'not-found': 404,
  gone: 410,
  'too-many': 429,
  preparing: 503,
  unavailable: 503,
  error: 500,
}

/** Ends the request with a page of the given failure. @throws always: a data response with the failure's status */
export function fail(reason: Failure['reason'], detail?: object): never {
  throw toFailure(reason, detail)
}

/** What `fail` throws. */
export function toFailure(reason: Failure['reason'], detail?: object, reference?: string) {
  return data<Failure>({ reason, detail, reference }, { status: statuses[reason] })
}

/**
 * The posted form, which the failure page offers to send again where the backend turns out to be down (`RequestAnswer.withholdForm`).
 * @throws a 400 page where the body is not one, or more than a form of the shop sends (`http/server/input-limits.ts`)
 */
export async function receiveForm(
  { answer }: { answer: Pick<RequestAnswer, 'offerForm'> },
  request: Request,
): Promise<FormData> {
  const form = (await readLimitedForm(request)) ?? fail('bad-request')
  answer.offerForm(form)
  return form
}

/**
 * A 303 to a path of the shop that carries the context's cookies and a message for the next page: `flash`, or the one that came
 * for the page that leads on. Nobody keeps it in the place of what nobody may keep.
 */
export async function redirectTo(ctx: RequestContext, path: string, flash?: Flash): Promise<Response> {
  const said = flash ?? ctx.flash
  if (ctx.flash) ctx.headers.append('Set-Cookie', await clearFlash(ctx.url))
  if (said) ctx.headers.append('Set-Cookie', await writeFlash(path, said))
  const headers = takeCookies(ctx)
  if (ctx.answer.caching === 'no-store') headers.set('Cache-Control', 'no-store')
  return redirect(path, { status: 303, headers })
}

/** JSON that nobody keeps, with the context's cookies. */
export function answerJson(ctx: RequestContext, body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: [...takeCookies(ctx), ['Cache-Control', 'no-store']] })
}
