import { useState } from 'react'
import { useDigits, useT } from '~/i18n/use-t'
import { Disclosure } from '~/ui/disclosure'
import { Swatch } from '../swatch'
import { type FacetView, type TermView } from './listing-facets'

const mostShown = 8

/** The commonest of many first; which those are stays, so that no box moves away when it is ticked. */
export function FilterTerms({ facet: { key: name, terms } }: { facet: FacetView }) {
  const t = useT()
  const [first] = useState(() => pickFirst(terms))
  const rest = terms.filter(({ key }) => !first.has(key))
  const toChoice = ({ key, selected, ...term }: TermView) => (
    <Choice key={key} name={name} value={key} checked={selected === true} {...term} />
  )
  return (
    <>
      {terms.filter(({ key }) => first.has(key)).map(toChoice)}
      {rest.length > 0 ? (
        <Disclosure summary={<span className="small">{t('catalog:filter.more', { count: rest.length })}</span>}>
          {rest.map(toChoice)}
        </Disclosure>
      ) : null}
    </>
  )
}

function pickFirst(terms: readonly TermView[]): Set<string> {
  const ranked = [...terms].sort((a, b) => b.count - a.count)
  const shown = terms.length <= mostShown + 2 ? terms : ranked.slice(0, mostShown)
  return new Set([...shown, ...terms.filter(({ selected }) => selected)].map(({ key }) => key))
}

interface ChoiceProps {
  name: string
  value: string
  label: string
  lang?: string | undefined
  count: number
  color?: string | undefined
  checked: boolean
}

export function Choice({ name, value, label, lang, count, color, checked }: ChoiceProps) {
  const toDigits = useDigits()
  return (
    <label className="choice" data-none={count === 0 ? '' : undefined}>
      <input type="checkbox" name={name} value={value} defaultChecked={checked} />
      <bdi lang={lang}>
        {color ? <Swatch color={color} /> : null}
        {label}
      </bdi>
      <span className="small muted numeric">{toDigits(count)}</span>
    </label>
  )
}
