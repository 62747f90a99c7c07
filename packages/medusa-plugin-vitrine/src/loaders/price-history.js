'use strict'

const { stopWith } = require('../lifetime/stop-with')

Object.defineProperty(exports, '__esModule', { value: true })

/** Starts recording; what is under way when the container is disposed of is finished first. */
async function startPriceHistory(container) {
  const history = container.resolve('priceHistoryService')
  stopWith(container, 'priceRecorder', history)
  history.start()
}

exports.default = startPriceHistory
