/** Calls `run` in an idle moment after the page, with all that belongs to it, has loaded. */
export function whenIdleAfterLoad(run: () => void): void {
  // Safari has no idle callbacks
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, 1000))
  if (document.readyState === 'complete') whenIdle()
  else window.addEventListener('load', whenIdle, { once: true })
}
