/** Where the picture at `index` of a product's gallery is on its page. */
export function toPictureId(index: number): string {
  return `picture-${index + 1}`
}
