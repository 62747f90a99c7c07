import { useFetcher } from '@remix-run/react'
import { type MouseEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { MoreMessages, useLocale, useT } from '~/i18n/use-t'
import { paths } from '~/paths'
import { Icon } from '~/ui/icon'
import { Link } from '~/ui/link'
import { LostConnection } from '~/ui/lost-connection'
import { VisuallyHidden } from '~/ui/visually-hidden'
import { type Offer, type OfferedProduct } from '../catalog/product/product-page.server'
import { pickPictures } from '../catalog/product/pick-pictures'
import { ChoiceStatus } from '../catalog/product/choice-status'
import { toChoiceSearch, toProductChoice } from '../catalog/product/product-choice'
import { ProductOffer } from '../catalog/product/product-offer'
import { ProductPicture } from '../catalog/product-picture'
import { BuyForm } from './buy-form'
import { type CartReply, toAddKey } from './cart-answer'
import './choice-sheet.css'

interface ChoiceSheetProps {
  offer: Offer
  /** The query of the product's page with what its card shows. */
  search: string
  onClose: () => void
}

/** The options of a product over the page on which its card stands, a modal dialog: who has added one goes on where they were. */
export function ChoiceSheet({ offer: { product, messages }, search, onClose }: ChoiceSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressed = useRef<EventTarget | null>(null)
  const id = useId()
  useEffect(() => {
    const { current } = dialog
    current?.showModal()
    // what is to be done here, and not the first link
    current?.querySelector<HTMLElement>('[type=radio]:enabled')?.focus()
  }, [])

  function handleClick({ target }: MouseEvent) {
    if (!(target instanceof HTMLElement)) return
    // a text that is selected past the edge ends outside; what was added is told over the sheet, which ends with going on
    const isOutside = target === dialog.current && pressed.current === target
    if (isOutside || target.closest('[popovertargetaction="hide"]')) dialog.current?.close()
  }

  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape is the dialog's own
    <dialog
      className="choice-sheet"
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      onPointerDown={({ target }) => (pressed.current = target)}
      onClick={handleClick}
    >
      <div className="choice-sheet-body stack gap-4">
        <MoreMessages messages={messages}>
          <Choice product={product} search={search} headingId={id} sheet={dialog} />
          <Close onClick={() => dialog.current?.close()} />
        </MoreMessages>
        <LostConnection />
      </div>
    </dialog>
  )
}

function Close({ onClick }: { onClick: () => void }) {
  const t = useT()
  return (
    <button type="button" className="icon-button choice-sheet-close" onClick={onClick}>
      <Icon name="close" />
      <VisuallyHidden>{t('catalog:sheet.close')}</VisuallyHidden>
    </button>
  )
}

interface ChoiceProps {
  product: OfferedProduct
  search: string
  headingId: string
  sheet: RefObject<HTMLElement>
}

function Choice({ product, search, headingId, sheet }: ChoiceProps) {
  const t = useT()
  const { code } = useLocale()
  const [query, setQuery] = useState(search)
  const choice = toProductChoice(product, new URLSearchParams(query))
  const [picture] = pickPictures(product.pictures, choice?.chosen ?? {})
  useSeenRefusal(choice?.variant.id ?? '', sheet)
  return (
    <>
      <div className="choice-sheet-head">
        <div className="picture">
          {picture ? <ProductPicture picture={{ ...picture, alt: '' }} sizes="6rem" widest={240} /> : null}
        </div>
        <div className="stack gap-2">
          <h2 id={headingId}>
            <bdi lang={product.foreign?.title}>{product.title}</bdi>
          </h2>
          {choice ? <ProductOffer product={product} variant={choice.variant} from={choice.from} /> : null}
        </div>
      </div>
      {choice ? (
        <>
          <ChoiceStatus product={product} choice={choice} />
          <BuyForm
            product={product}
            choice={choice}
            // drawn before the next choice is read, so that that comes on top of it
            onChoose={(values) => flushSync(() => setQuery(toChoiceSearch(product, values)))}
            quantityId={quantityId}
          />
        </>
      ) : null}
      <p className="small">
        <Link to={paths.product(code, product.handle) + query}>{t('catalog:sheet.details')}</Link>
      </p>
    </>
  )
}

const quantityId = 'sheet-quantity'

/** What was refused is led to: a sheet is low, and its button lies over what stands below. */
function useSeenRefusal(variantId: string, sheet: RefObject<HTMLElement>): void {
  const { data } = useFetcher<CartReply>({ key: toAddKey(variantId) })
  useEffect(() => {
    if (data?.ok !== false) return
    const field = sheet.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (field) field.focus()
    else sheet.current?.querySelector('.add-to-cart-outcome')?.scrollIntoView({ block: 'nearest' })
  }, [data, sheet])
}
