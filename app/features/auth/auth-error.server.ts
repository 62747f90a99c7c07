import { requestIdShape } from '@vitrine/shared/request-id'
import { type RequestContext } from '~/context.server'
import { type MessageKey } from '~/i18n/keys'
import { paths } from '~/paths'
import { toNamedErrorText } from './auth-error-text.server'
import { toAuthErrorCode, toErrorPageStatus } from './auth-error'
import { goTo, readCallbackPath, withQuery } from './nextauth-protocol.server'

/** What the error page says about the code in its address. @throws a redirect where the sign-in page says it itself */
export function getAuthErrorPage(ctx: RequestContext) {
  const query = ctx.url.searchParams
  const code = toAuthErrorCode(query.get('error')) ?? 'Default'
  const asked = query.get('callbackUrl')
  const callbackUrl = asked && readCallbackPath(ctx, asked)
  const status = toErrorPageStatus(code)
  if (status === null) return goTo(ctx, withQuery(paths.signIn(), { error: code, callbackUrl }))
  // the request that failed, as the log knows it
  const id = requestIdShape.exec(query.get('reference') ?? '')?.[0]
  const reference = id === undefined ? null : ctx.t('refusals:reference', { reference: id })
  const signInPath = withQuery(paths.signIn(), { callbackUrl })
  const isLink = code === 'Verification' || code === 'UndoEmail'
  const title: MessageKey = isLink ? 'auth:error.link-title' : 'auth:error.title'
  return {
    status,
    title,
    page: { title: ctx.t(title), message: toNamedErrorText(ctx, code), signInPath, reference },
  }
}

export type AuthErrorPageData = ReturnType<typeof getAuthErrorPage>['page']
