/** The plugin keeps the name with the session or passkey that begins. */
export function toDeviceHeader(device: string): Record<string, string> {
  return device ? { 'x-vitrine-device': device } : {}
}

/** The plugin's mail about what is asked is in this language. */
export function toLocaleHeader(locale: string): Record<string, string> {
  return { 'x-vitrine-locale': locale }
}
