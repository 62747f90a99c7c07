import { type ReactNode, useId, useState } from 'react'
import { Disclosure } from '~/ui/disclosure'

interface FilterGroupProps {
  name: string
  lang?: string | undefined
  inUse: boolean
  children: ReactNode
}

/** Folded unless something of it is chosen when the list comes; later only by hand, since the focus may be in it. */
export function FilterGroup({ name, lang, inUse, children }: FilterGroupProps) {
  const id = useId()
  const [open] = useState(inUse)
  const label = (
    <bdi id={id} lang={lang}>
      {name}
    </bdi>
  )
  return (
    <Disclosure summary={label} open={open}>
      <div role="group" aria-labelledby={id}>
        {children}
      </div>
    </Disclosure>
  )
}
