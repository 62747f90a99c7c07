import { useEffect, useRef, useState } from 'react'
import { LiveRegion } from './live-region'

/** Says `message` to assistive technology when script has changed it; nothing on a page that has just come. */
export function ChangeStatus({ message }: { message: string }) {
  const known = useRef(message)
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (known.current === message) return
    known.current = message
    setSaid(message)
  }, [message])
  return <LiveRegion message={said} />
}
