/** A colour beside its name. It is drawn, since the policy admits no style of one element. */
export function Swatch({ color }: { color: string }) {
  return (
    <svg className="swatch" viewBox="0 0 2 2" aria-hidden="true">
      <circle cx="1" cy="1" r="1" fill={color} />
    </svg>
  )
}
