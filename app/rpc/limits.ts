/** Calls in one request. */
export const maxBatchSize = 10

/** Characters of an address with its query; the server reads no longer ones. */
export const maxUrlLength = 4000
