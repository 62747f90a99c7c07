/** An address as a label, line by line. */
export function AddressLabel({ lines }: { lines: readonly string[] }) {
  return (
    <address className="address-label">
      {lines.map((line, index) => (
        <span key={index}>
          <bdi>{line}</bdi>
        </span>
      ))}
    </address>
  )
}
