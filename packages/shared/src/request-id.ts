/** What a request may be called in `X-Request-Id`: it stands in logs and on pages. */
export const requestIdShape = /^[\w.-]{8,128}$/
