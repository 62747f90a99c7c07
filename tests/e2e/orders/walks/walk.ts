import fc from 'fast-check'
import { createRandom } from '../../../../backend/pictures/random.mjs'
import { type Admin } from '../../../support/admin'
import { type Doing } from './action'
import { actions } from './actions'
import { type Hands } from './hands'
import { hold } from './holding'
import { makeWorld, type World } from './world'

const steps = 12

/** One number a step; without one the step is left out, which is how a failing walk becomes shorter. */
const plan = fc.tuple(
  ...Array.from({ length: steps }, () => fc.option(fc.noShrink(fc.nat()), { nil: null, freq: 1_000_000 })),
)

/** What happens next, by the number of a step: the same for the same number, whatever was left out before, where it can. */
function choose(world: World, step: number): Doing | undefined {
  const random = createRandom(`step ${step}`)
  const possible = actions.flatMap(({ list, weight = 1 }) => {
    const rank = -Math.log(random()) / weight
    const doings = list(world)
    return doings.length > 0 ? [{ rank, doings }] : []
  })
  const [first] = possible.toSorted((one, other) => one.rank - other.rank)
  return first?.doings[Math.floor(random() * first.doings.length)]
}

interface Walking {
  admin: Admin
  /** A shopper of each walk's own. */
  startHands(): Promise<Hands> | Hands
  seed: number
  /** Looks for a shorter walk that fails as well, for so long. */
  shrinkMs?: number
}

/**
 * Walks from a seed, and holds shop and backend to the ledger after each step.
 * @returns the walk's story
 * @throws Error with the story of one that failed
 */
export async function walk({ admin, startHands, seed, shrinkMs = 0 }: Walking): Promise<string> {
  const told = { story: '' }
  const property = fc.asyncProperty(plan, async (numbers) => {
    const world = await makeWorld(admin, await startHands())
    const story: string[] = []
    try {
      for (const number of numbers) {
        const doing = number === null ? undefined : choose(world, number)
        if (!doing) continue
        story.push(doing.what)
        await doing.happen()
        await hold(world)
      }
      await hold(world, true)
      told.story = tell(story)
    } catch (error) {
      throw new Error(`${tell(story)}\n\n${error instanceof Error ? error.message : String(error)}`, { cause: error })
    }
  })
  const limits = shrinkMs > 0 ? { interruptAfterTimeLimit: shrinkMs } : { endOnFailure: true }
  const outcome = await fc.check(property, { seed, numRuns: 1, ...limits })
  if (outcome.failed) throw outcome.errorInstance ?? new Error(`the walk ${seed} failed`)
  return told.story
}

/** What has happened, by the words that `Doing.what` has for it. */
function tell(story: readonly string[]): string {
  return story.map((what, index) => `${index + 1}. ${what}`).join('\n')
}

/** A walk that was found to fail once: what happens in it, in the words of its story. */
export async function retrace(admin: Admin, hands: Hands, story: readonly string[]): Promise<World> {
  const world = await makeWorld(admin, hands)
  for (const what of story) {
    const doing = actions.flatMap(({ list }) => list(world)).find((one) => one.what === what)
    if (!doing) throw new Error(`“${what}” cannot happen now`)
    await doing.happen()
  }
  // a story ends with what did not add up
  await hold(world, true)
  return world
}
