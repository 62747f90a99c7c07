/** React 18 knows these attributes as any others, its types not at all: hence spread, in lower case. */
export const popover = { popover: 'auto' }

/** Attributes of a button that opens (or closes) the popover `id`, script or no script. */
export function toPopoverTarget(id: string, action: 'show' | 'hide') {
  return { popovertarget: id, popovertargetaction: action }
}
