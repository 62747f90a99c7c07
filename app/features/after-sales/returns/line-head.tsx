import { Image } from '~/ui/image'
import { LineName } from '../../orders/line-name'
import { type OrderLine } from '../../orders/order-line'

/** What a group of fields is about, for who sees; its legend says the same to all others. */
export function LineHead({ line }: { line: Pick<OrderLine, 'title' | 'variant' | 'picture' | 'foreign'> }) {
  const { picture } = line
  return (
    <div className="order-line" aria-hidden="true">
      <div className="picture">
        {picture ? <Image src={picture} alt="" width={960} height={1200} sizes="4rem" widest={64} /> : null}
      </div>
      <div>
        <LineName line={line} />
      </div>
    </div>
  )
}
