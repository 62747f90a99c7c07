/** Runs it when the browser has drawn what stands in the document now. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run))
}
