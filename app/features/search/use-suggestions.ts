import { useEffect, useState } from 'react'
import { useLocale } from '~/i18n/use-t'
import { type AskSuggestions, type Suggestions } from './suggestions'

const pauseMs = 150
const shortestQuery = 2

/**
 * Suggestions for what stands in `input`, asked for when the typing pauses; null for none yet, for a text too short
 * and where the shop does not answer. An answer to an older text is never shown.
 */
export function useSuggestions(input: HTMLInputElement, ask: AskSuggestions): Suggestions | null {
  const locale = useLocale().code
  const [suggestions, setSuggestions] = useState<Suggestions | null>(null)
  useEffect(() => {
    let running = new AbortController()
    let pause: ReturnType<typeof setTimeout> | undefined
    async function update() {
      const { signal } = (running = new AbortController())
      const query = input.value.trim()
      const answer = query.length < shortestQuery ? null : await ask({ locale, query }, signal)
      if (!signal.aborted) setSuggestions(answer)
    }
    function updateSoon() {
      running.abort()
      clearTimeout(pause)
      pause = setTimeout(() => void update(), pauseMs)
    }
    updateSoon()
    input.addEventListener('input', updateSoon)
    return () => {
      input.removeEventListener('input', updateSoon)
      clearTimeout(pause)
      running.abort()
    }
  }, [input, ask, locale])
  return suggestions
}
