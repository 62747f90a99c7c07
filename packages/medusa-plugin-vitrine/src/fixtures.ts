import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createRequire } from 'node:module'
import type makeApp from 'express'
import type { Express } from 'express'
import type { Logger } from '@medusajs/medusa/dist/types/global'
import type { EntityManager } from 'typeorm'

/** Medusa's own. */
export const express = createRequire(require.resolve('@medusajs/medusa'))('express') as typeof makeApp

/** What a test has of something large, and what it tests needs no more of. */
export function standIn<Whole>(parts: Partial<Whole>): Whole {
  return parts as Whole
}

/** A database that answers each query so. */
export function makeManager(query: (sql: string, parameters: unknown[]) => unknown): EntityManager {
  const answer = async <Rows>(sql: string, parameters: unknown[] = []) => (await query(sql, parameters)) as Rows
  return standIn<EntityManager>({ query: answer })
}

/** A log that keeps its warnings and errors. */
export function makeLogger(told: unknown[] = []): Logger {
  const tell = (...said: unknown[]) => void told.push(...said)
  return standIn<Logger>({ warn: tell, error: tell })
}

/** A promise that the test itself keeps or breaks. */
export function defer() {
  let resolve = () => {}
  let reject: (reason: Error) => void = () => {}
  const promise = new Promise<void>((keep, refuse) => {
    resolve = keep
    reject = refuse
  })
  return { promise, resolve, reject }
}

/** @returns its origin */
export async function listen(app: Express, onTestFinished: (close: () => void) => void): Promise<string> {
  const server = await new Promise<Server>((resolve) => {
    const listening = app.listen(0, '127.0.0.1', () => resolve(listening))
  })
  onTestFinished(() => server.close())
  const { port } = server.address() as AddressInfo
  return `http://127.0.0.1:${port}`
}
