import { Image } from '~/ui/image'
import { type OrderLine } from '../../orders/order-line'

/** What a group of fields is about, for who sees; its legend says the same to all others. */
export function LineHead({
  line: { title, variant, picture },
}: {
  line: Pick<OrderLine, 'title' | 'variant' | 'picture'>
}) {
  return (
    <div className="order-line" aria-hidden="true">
      <div className="picture">
        {picture ? <Image src={picture} alt="" width={960} height={1200} sizes="4rem" widest={64} /> : null}
      </div>
      <div>
        <p>{title}</p>
        {variant ? <p className="muted small">{variant}</p> : null}
      </div>
    </div>
  )
}
