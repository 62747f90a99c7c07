import { copyNoticeId } from './offline-page'

const mostPictures = 12

/**
 * The page that is open as HTML to be read without a connection: what stands in `part` alone, its pictures inside, under
 * a notice of when that was. It has no script, so it does not depend on the build, and nothing in it can be sent.
 * @param words the offline page
 */
export async function toOfflineCopy(part: Element, words: Document, now: Date): Promise<string> {
  const pictures = await Promise.all([...part.querySelectorAll('img')].slice(0, mostPictures).map(readPicture))
  // a document of its own: pictures that are cloned in this one would be loaded once more
  const copy = document.implementation.createHTMLDocument()
  copy.replaceChild(copy.importNode(document.documentElement, true), copy.documentElement)
  delete copy.documentElement.dataset.hydrated
  const kept = copy.importNode(part, true)
  kept.querySelectorAll('img').forEach((image, index) => showPicture(image, pictures[index]))
  const page = copy.createElement('div')
  page.className = 'page'
  page.append(toNotice(copy, words, now), kept)
  copy.querySelector('main')?.replaceChildren(page)
  // the first page of a visit has its stylesheet inside, which the copy's policy refuses, and the link for no medium
  copy.querySelectorAll('link[rel=stylesheet]').forEach((link) => link.removeAttribute('media'))
  copy.querySelectorAll('script, style, dialog, link:not([rel=stylesheet], [rel=icon]), [data-keep=no]').forEach(remove)
  copy.querySelectorAll(':is(main, footer) :is(button, input, select, textarea)').forEach((control) => {
    control.setAttribute('disabled', '')
  })
  return `<!DOCTYPE html>${copy.documentElement.outerHTML}`
}

function toNotice(copy: Document, words: Document, now: Date): Node {
  const template = words.querySelector<HTMLTemplateElement>(`#${copyNoticeId}`)
  const notice = copy.importNode(template?.content ?? words.createDocumentFragment(), true)
  const time = notice.querySelector('time')
  if (time) {
    const { lang } = document.documentElement
    time.dateTime = now.toISOString()
    time.textContent = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeStyle: 'short' }).format(now)
  }
  return notice
}

/** A data URI of what the picture shows; null where it shows nothing yet. */
async function readPicture(image: HTMLImageElement): Promise<string | null> {
  if (!image.complete || !image.currentSrc.startsWith(location.origin)) return null
  const answer = await fetch(image.currentSrc, { cache: 'force-cache' })
  return answer.ok ? toDataUri(await answer.blob()) : null
}

function toDataUri(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
}

function showPicture(image: HTMLImageElement, source: string | null | undefined): void {
  if (!source) return image.remove()
  image.removeAttribute('srcset')
  image.src = source
}

function remove(element: Element): void {
  element.remove()
}
