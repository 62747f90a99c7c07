import { Link } from '~/ui/link'
import { type OrderLine } from './order-line'

/** What a line is called and what was chosen of it, each in its own language. */
export function LineName({
  line: { title, variant, foreign },
  path,
}: {
  line: Pick<OrderLine, 'title' | 'variant' | 'foreign'>
  /** Where its name leads. */
  path?: string
}) {
  return (
    <>
      <p>
        <bdi lang={foreign?.title}>{path ? <Link to={path}>{title}</Link> : title}</bdi>
      </p>
      {variant ? (
        <p className="muted small">
          <bdi lang={foreign?.variant}>{variant}</bdi>
        </p>
      ) : null}
    </>
  )
}
