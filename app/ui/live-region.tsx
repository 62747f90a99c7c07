/** Says `message` to assistive technology when it changes; stands in the page from the start, empty. */
export function LiveRegion({ message }: { message: string }) {
  return (
    <p className="visually-hidden" role="status" aria-live="polite">
      {message}
    </p>
  )
}
