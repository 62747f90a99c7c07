/** `a **b** c` in its parts, every second of which is bold. */
export function toBoldParts(text: string): string[] {
  return text.split('**')
}
