import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type RequestContext } from '~/context.server'
import { toPlainPage } from '~/http/server/plain-page.server'
import { OfflinePage } from './offline-page'

/** The offline page in the language of `ctx`, as HTML. */
export function renderOfflinePage({ t, locale }: Pick<RequestContext, 't' | 'locale'>): string {
  const body = renderToStaticMarkup(createElement(OfflinePage, { t }))
  return toPlainPage({ lang: locale.tag, dir: locale.dir, title: t('offline:title'), body })
}
