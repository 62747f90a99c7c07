'use strict'

const formatter = require('@medusajs/medusa/dist/utils/exception-formatter')
const { MedusaError } = require('@medusajs/utils')

Object.defineProperty(exports, '__esModule', { value: true })

// https://www.postgresql.org/docs/16/errcodes-appendix.html
const crossed = ['40001', '40P01']

/**
 * Medusa answers 409 "You may retry" to a request that PostgreSQL would not serialize with another one, but 500 to one that
 * died in a deadlock, which is no more anybody's mistake.
 */
async function answerCrossedRequests() {
  const format = formatter.formatException
  formatter.formatException = (error) =>
    crossed.includes(error?.code ?? error?.driverError?.code)
      ? new MedusaError(MedusaError.Types.CONFLICT, error.message)
      : format(error)
}

exports.default = answerCrossedRequests
