import type { Container } from '../container'
import { type Asking, nameStatements } from '../database/named-statements'
import type { PluginOptions } from '../options'

/** What of TypeORM's driver is node-postgres. */
interface PostgresDriver {
  postgres: { Client: { prototype: Asking } }
}

/** Off unless asked for: what stands between Medusa and PostgreSQL may give each question another connection. */
function nameOften(container: Container, { database }: PluginOptions) {
  const most = database?.namedStatements ?? 0
  if (most <= 0) return
  const { driver } = container.resolve('manager').connection
  nameStatements((driver as unknown as PostgresDriver).postgres.Client.prototype, most)
}

export default nameOften
