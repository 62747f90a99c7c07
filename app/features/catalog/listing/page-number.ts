/** The page that `?page=` asks for; the first where it asks for nothing that could be one. */
export function toPageNumber(value: string | null): number {
  return value && /^[1-9]\d{0,4}$/.test(value) ? Number(value) : 1
}

/** How many pages `count` things fill; an empty list has one page too. */
export function countPages(count: number, perPage: number): number {
  return Math.max(1, Math.ceil(count / perPage))
}
