import type { Container } from '../container'
import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, parse } from 'node:path'
import { stopBoot } from '../lifetime/stop-boot'

type OwnClass = abstract new (...given: never[]) => object

const folder = join(__dirname, '../services')
const requireOwn = createRequire(__filename)
const toRegistration = (file: string) => `${file.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Service`

/**
 * Starts nothing where another plugin has a service by the name of one of ours. Of two Medusa takes the last without a word,
 * and what ours sees to would hold no more: with another `orderService` a code for one order counts for any number.
 * A class that extends ours does as well.
 */
function checkOverrides(container: Container) {
  const others = listOwn().filter(([name, Own]) => !isOf(container, name, Own))
  if (others.length === 0) return
  const names = others.map(([name]) => name).join(', ')
  stopBoot(
    new Error(
      `medusa-plugin-vitrine does not work with another plugin’s ${names}. Put it behind that plugin in medusa-config.js, or ` +
        `have that plugin’s class extend the one of medusa-plugin-vitrine/services.`,
    ),
  )
}

function listOwn(): [string, OwnClass][] {
  const services = readdirSync(folder).filter((file) => file.endsWith('.js'))
  const load = (path: string) => (requireOwn(path) as { default: OwnClass }).default
  return [
    ...services.map((file): [string, OwnClass] => [toRegistration(parse(file).name), load(join(folder, file))]),
    ['cartCompletionStrategy', load('../strategies/cart-completion')],
  ]
}

function isOf(container: Container, name: string, Own: OwnClass): boolean {
  try {
    return container.resolve<unknown>(name, { allowUnregistered: true }) instanceof Own
  } catch {
    // who needs it says why it cannot be made
    return true
  }
}

export default checkOverrides
