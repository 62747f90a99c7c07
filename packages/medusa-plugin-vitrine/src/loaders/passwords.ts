import type { Container } from '../container'

/** Says at the start where passwords are hashed for less than they are worth. */
function checkPasswordCost(container: Container) {
  const { scale } = container.resolve('passwordsService')
  if (scale === 1) return
  container
    .resolve('logger')
    .warn(`passwords.scale is ${scale}, which is for tests: passwords are quickly guessed here.`)
}

export default checkPasswordCost
