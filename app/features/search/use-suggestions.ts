import { useEffect, useState } from 'react'
import { useLocale } from '~/i18n/use-t'
import { type AskSuggestions, type SuggestionAnswer } from './suggestions'

const pauseMs = 150
const shortestQuery = 2

/**
 * Suggestions for what stands in `input`, asked for when the typing pauses; null for none yet and for a text too
 * short. An answer to an older text is never shown.
 */
export function useSuggestions(input: HTMLInputElement, ask: AskSuggestions): SuggestionAnswer | null {
  const locale = useLocale().code
  const [answer, setAnswer] = useState<SuggestionAnswer | null>(null)
  useEffect(() => {
    let running = new AbortController()
    let pause: ReturnType<typeof setTimeout> | undefined
    async function update() {
      const { signal } = (running = new AbortController())
      const query = input.value.trim()
      const found = query.length < shortestQuery ? null : await ask({ locale, query }, signal)
      if (!signal.aborted) setAnswer(found)
    }
    function updateSoon() {
      running.abort()
      clearTimeout(pause)
      pause = setTimeout(() => void update(), pauseMs)
    }
    function stop() {
      clearTimeout(pause)
      running.abort()
    }
    function putAway() {
      stop()
      setAnswer(null)
    }
    const events = new AbortController()
    const { signal } = events
    // what the page has looked for needs no suggestions
    if (input.value !== input.defaultValue) updateSoon()
    input.addEventListener('input', updateSoon, { signal })
    // what is looked for now is answered by the page
    input.form?.addEventListener('submit', putAway, { signal })
    return () => {
      events.abort()
      stop()
    }
  }, [input, ask, locale])
  return answer
}
