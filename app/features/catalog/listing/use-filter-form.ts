import { type FormEvent, useEffect, useRef } from 'react'
import { getRouter } from '~/http/remix-window'
import { useChoices } from '~/ui/use-choices'
import { useComingSearch } from '~/ui/use-coming-search'
import { type ListAddress, toListPath } from './list-address'
import { parseListingQuery } from './listing-query'

/**
 * Makes a form of filters follow the address and the address the form, without a page load: a box when it is ticked, a
 * number when it is left. What was typed before the script was there stays.
 * @param onSent its button was pressed
 */
export function useFilterForm(address: ListAddress, onSent: () => void) {
  const form = useRef<HTMLFormElement>(null)
  const search = useComingSearch()
  const shown = useRef(search)
  const paths = useChoices(go)

  useEffect(() => {
    if (shown.current === search || paths.isWaiting()) return
    shown.current = search
    if (form.current) showSearch(form.current, new URLSearchParams(search))
  }, [search])

  function read(params: string | string[][]) {
    return parseListingQuery(new URLSearchParams(params), address.sorts)
  }

  function submit() {
    if (!form.current) return
    const given = [...new FormData(form.current)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    )
    paths.choose(toListPath(address, read(given)))
  }

  function go(chosen: readonly string[]) {
    const { location, navigation } = getRouter().state
    const coming = navigation.location ?? location
    const [path] = chosen.slice(-1)
    if (path && path !== toListPath(address, { ...read(coming.search), page: 1 }))
      void getRouter().navigate(path, { preventScrollReset: true })
  }

  return {
    ref: form,
    onSubmit(event: FormEvent) {
      event.preventDefault()
      submit()
      onSent()
    },
    onChange({ target }: FormEvent) {
      if (target instanceof HTMLInputElement && target.type === 'checkbox') submit()
    },
    onBlur({ target }: FormEvent) {
      if (target instanceof HTMLInputElement && target.type === 'number') submit()
    },
  }
}

function showSearch(form: HTMLFormElement, params: URLSearchParams): void {
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement)) continue
    if (control.type === 'checkbox') control.checked = params.getAll(control.name).includes(control.value)
    // somebody may be typing into the next one while the last one's page comes
    const typing = control === document.activeElement
    if (control.type === 'number' && !typing) control.value = params.get(control.name) ?? ''
  }
}
