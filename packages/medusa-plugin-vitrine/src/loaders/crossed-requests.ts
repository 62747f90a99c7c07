import * as formatter from '@medusajs/medusa/dist/utils/exception-formatter'
import { MedusaError } from '@medusajs/utils'

// https://www.postgresql.org/docs/16/errcodes-appendix.html
const crossed = ['40001', '40P01']

/**
 * Medusa answers 409 "You may retry" to a request that PostgreSQL would not serialize with another one, but 500 to one that
 * died in a deadlock, which is no more anybody's mistake.
 */
async function answerCrossedRequests() {
  const format = formatter.formatException
  const formatException = (error: PostgresError) =>
    crossed.includes(error?.code ?? error?.driverError?.code ?? '')
      ? new MedusaError(MedusaError.Types.CONFLICT, error.message)
      : format(error)
  Object.assign(formatter, { formatException })
}

interface PostgresError extends Error {
  code?: string
  driverError?: { code?: string }
}

export default answerCrossedRequests
