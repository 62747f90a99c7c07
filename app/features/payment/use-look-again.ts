import { useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'

const lookEveryMs = 3000
const looks = 40

/** Asks for a while by itself, as long as somebody sees the page. */
export function useLookAgain(isWanted: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isWanted) return
    let left = looks
    const timer = setInterval(() => {
      if (document.hidden) return
      left -= 1
      if (left > 0) revalidate()
      else clearInterval(timer)
    }, lookEveryMs)
    return () => clearInterval(timer)
  }, [isWanted, revalidate])
}
