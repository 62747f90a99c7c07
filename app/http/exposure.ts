/** Whether an address is this machine's own, which no mail's reader elsewhere could mean (RFC 6761, 6.3). */
export function isLocalHost(url: string): boolean {
  const { hostname } = new URL(url)
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
}

/** Whether a setting of `trust proxy` believes every peer what it says about the visitor's address. */
export function isTrustOfAnybody(setting: string): boolean {
  return setting === 'true' || setting.split(',').some((part) => /\/0+(\.0+){0,3}$/.test(part.trim()))
}
