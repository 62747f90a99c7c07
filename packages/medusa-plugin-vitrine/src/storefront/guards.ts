import type { Action } from './rate-limit'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PluginRequest } from '../container'
import type { MedusaNextFunction, MedusaResponse } from '@medusajs/medusa'
import { createRequire } from 'node:module'
import { BusyError } from '../passwords/passwords'

/** What is thrown goes to `next`. */
type BodyReader = (req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void) => void

const { json } = createRequire(require.resolve('@medusajs/medusa'))('express') as {
  json(options: { limit: string }): BodyReader
}

/** Lets nobody pass but the storefront, where there is a secret to know it by. */
export function requireStorefront(req: PluginRequest, res: MedusaResponse, next: MedusaNextFunction) {
  const storefront = req.scope.resolve('storefrontService')
  if (!storefront.isClosed || storefront.knows(req)) return next()
  return res.status(403).json({
    type: 'not_allowed',
    code: 'storefront_only',
    message: 'This answers the storefront alone.',
  })
}

/**
 * @param action see `limits`
 * @param toAccount the e-mail address that the call is about
 */
export function limit(action: Action, toAccount: (req: PluginRequest) => unknown = () => undefined) {
  return function countAttempt(req: PluginRequest, res: MedusaResponse, next: MedusaNextFunction) {
    const counted = req.scope.resolve('storefrontService').count(req, action, toEmail(toAccount(req)))
    return passOrRefuse(counted, res, next)
  }
}

const countNewPassword = limit('new-password')

/** Counts a customer's change of their own data where it sets a password, which is hashed before anything else is looked at. */
export function limitNewPassword(req: PluginRequest, res: MedusaResponse, next: MedusaNextFunction) {
  return req.body?.password ? countNewPassword(req, res, next) : next()
}

/** Counts a sign-in of the staff, of which `signInStaff` takes back those that succeed. */
export function limitStaff(req: PluginRequest, res: MedusaResponse, next: MedusaNextFunction) {
  const counted = req.scope.resolve('storefrontService').countStaff(req, toEmail(req.body?.email))
  return passOrRefuse(counted, res, next)
}

/**
 * Counts what claims to be a key of the API on any route of the back office, by which Medusa would look for one of the staff
 * as often as anybody likes.
 */
export function limitStaffToken(req: PluginRequest, res: MedusaResponse, next: MedusaNextFunction) {
  const token = req.headers['x-medusa-access-token']
  if (typeof token !== 'string' || token === '') return next()
  const isRight = async (given: string) => (await req.scope.resolve('authService').authenticateAPIToken(given)).success
  const counted = req.scope.resolve('storefrontService').countStaffToken(req, token, isRight)
  return passOrRefuse(counted, res, next)
}

/** As attempts at an account are counted; undefined where it is no text. */
export function toEmail(given: unknown) {
  return typeof given === 'string' ? given.trim().toLowerCase().slice(0, 254) : undefined
}

function passOrRefuse(counted: Promise<number>, res: MedusaResponse, next: MedusaNextFunction) {
  return counted.then((seconds) => (seconds === 0 ? next() : refuseForNow(res, seconds)), next)
}

function refuseForNow(res: MedusaResponse, seconds: number) {
  res.set('Retry-After', String(seconds)).status(429)
  return res.json({ type: 'not_allowed', code: 'too_many_attempts', message: 'These were too many attempts.' })
}

/** Reads a JSON body of at most so many bytes (`8kb`), for the guards that come next and for Medusa's own routes. */
export function readBody(sizeLimit: string) {
  const read = json({ limit: sizeLimit })
  return function readBounded(req: PluginRequest, res: MedusaResponse, next: MedusaNextFunction) {
    read(req, res, (error) => (error ? refuseBody(error, res, next) : next()))
  }
}

/** A body that cannot be read is its sender's mistake; Medusa would answer 500. */
export function refuseBody(error: unknown, res: MedusaResponse, next: MedusaNextFunction) {
  const { status = 0 } = (error ?? {}) as { status?: number }
  if (!(status >= 400 && status < 500)) return next(error)
  return res.status(status).json({ type: 'invalid_data', message: 'The body is too long, or not JSON.' })
}

/** What came when more passwords were to be hashed than may wait goes another time. */
export function refuseBusy(error: unknown, res: MedusaResponse, next: MedusaNextFunction) {
  return error instanceof BusyError ? refuseForNow(res, error.waitSeconds) : next(error)
}
