// Tells Remix's types that loaders and actions come as they are, dates and all, and not as JSON.
declare module '@remix-run/server-runtime' {
  interface Future {
    v3_singleFetch: true
  }
}

export {}
