import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type RequestContext } from '~/context.server'
import { toPlainPage } from '~/http/server/plain-page.server'
import { paths } from '~/paths'
import { OfflinePage } from './offline-page'

/** The offline page in the language of `ctx`, as HTML. */
export function renderOfflinePage({ t, locale }: Pick<RequestContext, 't' | 'locale'>): string {
  const body = renderToStaticMarkup(createElement(OfflinePage, { t }))
  const homePath = paths.home(locale.code)
  return toPlainPage({ lang: locale.tag, dir: locale.dir, title: t('offline:title'), homePath, body })
}
