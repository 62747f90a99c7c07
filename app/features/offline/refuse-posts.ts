import { notSentId, notSentTitleId } from './offline-page'

/**
 * While the browser knows that it is offline: a form that would be posted stays as it is, and a message says why; links
 * and searches become the browser's, so that the service worker answers them.
 * @param words the offline page
 */
export function refusePostsWhileOffline(words: Document): void {
  // at the window, so that it comes before React
  window.addEventListener('submit', handleSubmit, true)
  window.addEventListener('click', handleClick, true)

  function handleSubmit(event: Event): void {
    if (navigator.onLine || !(event.target instanceof HTMLFormElement)) return
    const { method } = event.target
    if (method === 'dialog') return
    event.stopImmediatePropagation()
    if (method !== 'post') return
    event.preventDefault()
    tellNothingWasSent(words)
  }
}

function handleClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  // what only changes the query of this page asks nobody
  if (!navigator.onLine && link && link.pathname !== location.pathname) event.stopImmediatePropagation()
}

function tellNothingWasSent(words: Document): void {
  const template = words.querySelector<HTMLTemplateElement>(`#${notSentId}`)
  if (!template) return
  const dialog = document.createElement('dialog')
  dialog.className = 'message panel'
  dialog.setAttribute('aria-labelledby', notSentTitleId)
  dialog.append(document.importNode(template.content, true))
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
}
