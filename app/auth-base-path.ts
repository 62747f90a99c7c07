/**
 * Where the sign-in's addresses stand. The URL table is made when the shop is built, so the build puts the value of its
 * `AUTH_BASE_PATH` in here, for the browser too; `env.server.ts` refuses to start with another one.
 */
export const authBasePath = process.env.AUTH_BASE_PATH ?? '/api/auth'
