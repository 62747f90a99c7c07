import { mayBeSignedIn } from '~/features/session/session-news'
import { paths } from '~/paths'
import { forgetCopies, keepCopy } from './kept-pages'
import { toOfflineCopy } from './offline-copy'
import { toKeptKind, toPathPrefix } from './offline-rules'
import { refusePostsWhileOffline } from './refuse-posts'

// a page has come to rest when nothing in it has changed for so long
const restMs = 1000

/**
 * Keeps copies of the pages that are looked at, and says what cannot be sent while there is no connection. For who is
 * signed in nothing is kept.
 */
export async function followPages(): Promise<void> {
  const words = await loadWords()
  refusePostsWhileOffline(words)
  followPage(() => keepPage(words))
}

/** Calls `look` now and whenever the page has changed and come to rest again. */
function followPage(look: () => Promise<void>): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  // what cannot be kept, for want of room or pictures, is not
  const lookQuietly = () => void look().catch(() => undefined)
  const observer = new MutationObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(lookQuietly, restMs)
  })
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  lookQuietly()
}

async function keepPage(words: Document): Promise<void> {
  if (mayBeSignedIn()) return forgetCopies()
  const { pathname } = location
  const kind = toKeptKind(pathname)
  if (!kind || !navigator.onLine) return
  const part = document.querySelector(`main [data-keep=${kind}]`)
  // a bag that was emptied or ordered
  if (!part) return kind === 'cart' ? forgetCopies(kind) : undefined
  const html = await toOfflineCopy(part, words, new Date())
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => href)
  if (location.pathname === pathname && !mayBeSignedIn())
    await keepCopy(pathname, part.querySelector('h1')?.textContent ?? '', html, sheets)
}

async function loadWords(): Promise<Document> {
  // the manifest's address says the locale on the pages of the sign-in too
  const manifest = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
  const path = paths.offline(toPathPrefix(new URL(manifest?.href ?? location.href).pathname) ?? '')
  const page = (await caches.match(path)) ?? (await fetch(path))
  // the policy of the page that is open would refuse its style
  const html = (await page.text()).replace(/<style>.*?<\/style>/s, '')
  return new DOMParser().parseFromString(html, 'text/html')
}
