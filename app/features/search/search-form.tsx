import { Form } from '@remix-run/react'
import { type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Icon } from '~/ui/icon'
import { latePart } from '~/ui/late-part'
import { useHydrated } from '~/ui/use-hydrated'
import { longestQuery, toQuery } from './query'
import { type SuggestionListProps } from './suggestion-list'
import { type AskSuggestions } from './suggestions'

interface SearchFormProps {
  /** The field's id, one of its own for each form of a page. */
  id: string
  /** What is looked for already. */
  query?: string
  /** The path that closing the search leads back to. */
  from: string | null
  ask: AskSuggestions
  /** Whether the page is there for nothing but to type here. */
  opened?: boolean
}

/** The search field: a GET form that leads to the results, and with script offers suggestions from the first focus on. */
export function SearchForm({ id, query = '', from, ask, opened = false }: SearchFormProps) {
  const t = useT()
  const { code } = useLocale()
  const field = useRef<HTMLInputElement>(null)
  const [used, setUsed] = useState<HTMLInputElement | null>(null)
  const hydrated = useHydrated()
  useFollowedQuery(field, query)
  useEffect(() => {
    // it may have been focused before the page hydrated
    if (document.activeElement === field.current) setUsed(field.current)
  }, [])
  return (
    <Form className="search-form" role="search" action={paths.search(code)}>
      <label className="visually-hidden" htmlFor={id}>
        {t('common:search.label')}
      </label>
      <input
        ref={field}
        id={id}
        className="control"
        type="search"
        name="q"
        defaultValue={query}
        maxLength={longestQuery}
        placeholder={t('common:search.submit')}
        autoComplete="off"
        enterKeyHint="search"
        // eslint-disable-next-line jsx-a11y/no-autofocus -- who followed “Search” has come to type
        autoFocus={opened}
        // from the start: a role that changes on focus is read out as another field
        {...(hydrated && { role: 'combobox', 'aria-expanded': false, 'aria-autocomplete': 'list' as const })}
        onFocus={() => setUsed(field.current)}
      />
      {from ? <input type="hidden" name="from" value={from} /> : null}
      <button className="icon-button" aria-label={t('common:search.submit')}>
        <Icon name="search" />
      </button>
      {used ? (
        <Suspense>
          <SuggestionList input={used} ask={ask} />
        </Suspense>
      ) : null}
    </Form>
  )
}

// another search, also one that Back leads to, is shown in the field unless something else is being typed there
function useFollowedQuery(field: RefObject<HTMLInputElement>, query: string): void {
  const followed = useRef(query)
  useEffect(() => {
    if (field.current && toQuery(field.current.value) === followed.current) field.current.value = query
    followed.current = query
  }, [field, query])
}

// a field whose suggestions do not load is a plain field
const SuggestionList = latePart<SuggestionListProps>(() =>
  import('./suggestion-list').then((found) => found.SuggestionList),
)
