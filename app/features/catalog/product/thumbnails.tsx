import { type MouseEvent, type RefObject, useEffect, useState } from 'react'
import { useT } from '~/i18n/use-t'
import { VisuallyHidden } from '~/ui/visually-hidden'
import { type Picture } from '../picture-record'
import { toPictureId } from './picture-id'
import { ProductPicture } from '../product-picture'

interface ThumbnailsProps {
  pictures: readonly Picture[]
  strip: RefObject<HTMLUListElement>
}

/** Links to the pictures of the strip; with script they move the strip alone and mark the picture in view. */
export function Thumbnails({ pictures, strip }: ThumbnailsProps) {
  const t = useT()
  const current = useInView(strip)

  function show(event: MouseEvent, index: number) {
    const picture = strip.current?.children[index]
    if (!picture || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    picture.scrollIntoView({ block: 'nearest', inline: 'start' })
  }

  return (
    <ul className="thumbnails">
      {pictures.map((picture, index) => (
        <li key={picture.src}>
          <a
            className="picture"
            href={`#${toPictureId(index)}`}
            aria-current={current === index ? 'true' : undefined}
            onClick={(event) => show(event, index)}
          >
            <ProductPicture picture={{ ...picture, placeholder: undefined }} alt="" sizes="4.5rem" widest={72} />
            <VisuallyHidden>{t('catalog:gallery.show', { number: index + 1, count: pictures.length })}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  )
}

const half = 0.6

/** The place of the strip's first picture that is seen; null until the browser has looked. */
function useInView(strip: RefObject<HTMLUListElement>): number | null {
  const [current, setCurrent] = useState<number | null>(null)
  useEffect(() => {
    const root = strip.current
    if (!root) return undefined
    const seen = new Set<Element>()
    const observer = new IntersectionObserver(
      (entries) => {
        // only those are told whose state has changed: two may be seen at once for a moment
        for (const { target, intersectionRatio } of entries) {
          if (intersectionRatio >= half) seen.add(target)
          else seen.delete(target)
        }
        const first = [...root.children].findIndex((child) => seen.has(child))
        if (first !== -1) setCurrent(first)
      },
      { root, threshold: half },
    )
    for (const child of root.children) observer.observe(child)
    return () => observer.disconnect()
  }, [strip])
  return current
}
