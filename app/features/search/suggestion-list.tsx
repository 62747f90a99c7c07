import { type MouseEvent, type ReactNode } from 'react'
import { EnergyLabel } from '~/features/catalog/energy-label'
import { PriceTag } from '~/features/catalog/price-tag'
import { ProductPicture } from '~/features/catalog/product-picture'
import { useSession } from '~/features/session/use-session'
import { type MessageKey } from '~/i18n/keys'
import { useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Link } from '~/ui/link'
import { LiveRegion } from '~/ui/live-region'
import { toOptionId, useCombobox } from '~/ui/use-combobox'
import { type AskSuggestions, type Suggestions } from './suggestions'
import './suggestions.css'
import { useSuggestions } from './use-suggestions'

export interface SuggestionListProps {
  /** The field of the form that the list stands in. */
  input: HTMLInputElement
  ask: AskSuggestions
}

/** What is offered below the search field while somebody types in it. */
export function SuggestionList({ input, ask }: SuggestionListProps) {
  const t = useT()
  const { data: suggestions, failure } = useSuggestions(input, ask) ?? {}
  const count = suggestions ? toCount(suggestions) : 0
  const listId = `${input.id}-suggestions`
  const { open, active } = useCombobox(input, { listId, count })
  function clear({ ctrlKey, metaKey, shiftKey }: MouseEvent) {
    if (ctrlKey || metaKey || shiftKey) return
    input.value = ''
    input.dispatchEvent(new Event('input', { bubbles: true }))
    input.blur()
  }
  return (
    <>
      <LiveRegion message={toAnnouncement(t, suggestions ? count : null, failure)} />
      {failure ? (
        <p className="suggestions small" aria-hidden="true">
          {t(failure)}
        </p>
      ) : null}
      {open && suggestions ? (
        <Options listId={listId} active={active} suggestions={suggestions} onChoose={clear} />
      ) : null}
    </>
  )
}

function toCount({ categories, pages, products }: Suggestions): number {
  return categories.length + pages.length + products.length
}

function toAnnouncement(t: ReturnType<typeof useT>, count: number | null, failure: MessageKey | undefined): string {
  if (failure) return t(failure)
  return count === null ? '' : t(count > 0 ? 'common:search.found' : 'common:search.none', { count })
}

interface OptionsProps {
  listId: string
  active: number
  suggestions: Suggestions
  onChoose: (event: MouseEvent) => void
}

function Options({ listId, active, suggestions: { categories, pages, products, currency }, onChoose }: OptionsProps) {
  const t = useT()
  const { code } = useLocale()
  // suggestions are the same for everybody, and a customer may have prices of their own
  const isGuest = useSession().session === null
  function toOption(index: number) {
    return { id: toOptionId(listId, index), selected: index === active, onClick: onChoose }
  }
  return (
    // the field keeps the focus while an option is clicked
    <div
      className="suggestions"
      id={listId}
      role="listbox"
      aria-label={t('common:search.suggestions')}
      tabIndex={-1}
      onMouseDown={keepFocus}
    >
      <Group label={t('common:search.categories')} shown={categories.length > 0}>
        {categories.map(({ name, handle, lang }, index) => (
          <Option key={handle} to={paths.category(code, handle)} {...toOption(index)}>
            <bdi lang={lang}>{name}</bdi>
          </Option>
        ))}
      </Group>
      <Group label={t('common:search.pages')} shown={pages.length > 0}>
        {pages.map(({ path, title, lang }, index) => (
          <Option key={path} to={path} {...toOption(categories.length + index)}>
            <bdi lang={lang}>{title}</bdi>
          </Option>
        ))}
      </Group>
      <Group label={t('common:search.products')} shown={products.length > 0}>
        {products.map(({ handle, title, picture, price, from, energy, foreign }, index) => (
          <Option key={handle} to={paths.product(code, handle)} {...toOption(categories.length + pages.length + index)}>
            <span className="picture">
              <ProductPicture picture={picture} alt="" sizes="3rem" widest={48} />
            </span>
            <bdi lang={foreign?.title}>{title}</bdi>{' '}
            {price && isGuest ? <PriceTag price={price} currency={currency} from={from} /> : null}
            {energy && isGuest ? <EnergyLabel energy={energy} /> : null}
          </Option>
        ))}
      </Group>
    </div>
  )
}

function keepFocus(event: MouseEvent) {
  event.preventDefault()
}

function Group({ label, shown, children }: { label: string; shown: boolean; children: ReactNode }) {
  if (!shown) return null
  return (
    <div role="group" aria-label={label}>
      <p className="eyebrow" aria-hidden="true">
        {label}
      </p>
      {children}
    </div>
  )
}

interface OptionProps {
  id: string
  to: string
  selected: boolean
  onClick: (event: MouseEvent) => void
  children: ReactNode
}

function Option({ id, to, selected, onClick, children }: OptionProps) {
  return (
    <Link className="suggestion" id={id} to={to} role="option" aria-selected={selected} tabIndex={-1} onClick={onClick}>
      {children}
    </Link>
  )
}
