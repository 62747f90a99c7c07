/** The parameters of a method after its first `Count`: what one hands on that overrides it. */
export type RestParameters<
  Parameters extends unknown[],
  Count extends number,
  Seen extends unknown[] = [],
> = Seen['length'] extends Count
  ? Parameters
  : Parameters extends [unknown?, ...infer Others]
    ? RestParameters<Others, Count, [...Seen, unknown]>
    : []
