import { Image } from '~/ui/image'

/** What was put in the bag, beside the words that name it. */
export function AddedPicture({ src }: { src: string | null }) {
  if (!src) return null
  return (
    <span className="picture added-picture">
      <Image src={src} alt="" width={1200} height={1500} sizes="4.5rem" widest={72} />
    </span>
  )
}
