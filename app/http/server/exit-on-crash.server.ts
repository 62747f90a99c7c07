// Imported first, so that a wrong setting found while the other modules load is told in a line and not as a stack.
process.on('uncaughtException', (error: Error) => {
  const isToldInWords = error.constructor === Error
  process.stderr.write(`${isToldInWords ? error.message : error.stack}\n`)
  process.exit(1)
})
