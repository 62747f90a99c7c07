import { type MouseEvent, useId, useRef } from 'react'
import { useT } from '~/i18n/use-t'
import { Icon } from '~/ui/icon'
import { popover, toPopoverTarget } from '~/ui/popover'
import { VisuallyHidden } from '~/ui/visually-hidden'
import { type Picture } from '../picture-record'
import { ProductPicture } from '../product-picture'

/**
 * Opens a picture larger than the window, to be moved about in it. Without script it is a popover, which Escape closes
 * too; with script a modal dialog, so that the focus stays inside.
 */
export function PictureZoom({ picture }: { picture: Picture }) {
  const t = useT()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)

  function open(event: MouseEvent) {
    event.preventDefault()
    dialog.current?.showModal()
    dialog.current?.querySelector('img')?.scrollIntoView({ block: 'center', inline: 'center' })
  }

  function close(event: MouseEvent) {
    if (!dialog.current?.open) return
    event.preventDefault()
    dialog.current.close()
  }

  return (
    <>
      <button type="button" className="zoom-open" {...toPopoverTarget(id, 'show')} onClick={open}>
        <Icon name="plus" />
        <VisuallyHidden>{t('catalog:gallery.enlarge', { picture: picture.alt })}</VisuallyHidden>
      </button>
      <dialog className="zoom" id={id} ref={dialog} aria-label={picture.alt} {...popover}>
        <button type="button" className="zoom-close" {...toPopoverTarget(id, 'hide')} onClick={close}>
          <Icon name="close" />
          <VisuallyHidden>{t('catalog:gallery.close')}</VisuallyHidden>
        </button>
        <ProductPicture picture={{ ...picture, placeholder: undefined }} sizes="max(100vw, 75rem)" widest={1200} />
      </dialog>
    </>
  )
}
