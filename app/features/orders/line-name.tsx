import { type OrderLine } from './order-line'

/** What a line is called and what was chosen of it, each in its own language. */
export function LineName({
  line: { title, variant, foreign },
}: {
  line: Pick<OrderLine, 'title' | 'variant' | 'foreign'>
}) {
  return (
    <>
      <p>
        <bdi lang={foreign?.title}>{title}</bdi>
      </p>
      {variant ? (
        <p className="muted small">
          <bdi lang={foreign?.variant}>{variant}</bdi>
        </p>
      ) : null}
    </>
  )
}
