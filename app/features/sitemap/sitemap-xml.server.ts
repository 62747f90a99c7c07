import { Readable } from 'node:stream'
import { SitemapIndexStream, SitemapStream } from 'sitemap'
import { paths } from '~/paths'
import { listItems, type SitemapFile, type SitemapScope } from './sitemap-plan'

/** The list of a sitemap's files, as XML. */
export function toIndexXml(files: readonly SitemapFile[], origin: string): Readable {
  const entries = files.map(({ name, lastmod }) => ({ url: origin + paths.sitemap(name), lastmod }))
  return Readable.from(entries).pipe(new SitemapIndexStream())
}

/** One file's pages as XML, written as fast as it is read. */
export function toSitemapXml(file: SitemapFile, scope: SitemapScope): Readable {
  const xmlns = { xhtml: true, news: false, image: false, video: false }
  return Readable.from(listItems(file, scope)).pipe(new SitemapStream({ xmlns }))
}
