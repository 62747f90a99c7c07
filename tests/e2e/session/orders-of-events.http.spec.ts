import { expect, test } from '../../support/shop'
import { makeSizes } from '../after-sales/exchange-steps'
import { countSessions, raiseOrderNumbers, readBackendState } from './events/backend-state'
import { countBelieved, events } from './events/events'
import { createDraw, type Draw, type Life, startLife } from './events/life'
import { attack, castStrangers } from './events/strangers'

const seeds = (process.env.WALK_SEED ?? '4').split(',')
const steps = Number(process.env.WALK_STEPS) || 20
const effort = { reads: 12, sends: 6 }

// so that there are codes to look for from then on
const opening = ['put a gift card into a bag', 'check out', 'order']

/** Something that can happen now, what has not happened yet rather than what has. */
function choose(life: Life, draw: Draw, past: string[]): string {
  const possible = Object.keys(events).filter((name) => events[name]?.may(life))
  const fresh = possible.filter((name) => !past.includes(name))
  const ending = ['be erased', 'take the change of the address back']
  // with the account much else would end too early
  const calm = fresh.filter((name) => !ending.includes(name) || past.length > steps / 2)
  const list = calm.length > 0 && draw.below(4) > 0 ? calm : possible.filter((name) => !ending.includes(name))
  return draw.pick(list) ?? draw.pick(possible) ?? ''
}

for (const seed of seeds) {
  test(`whatever the owner does, in any order, others see and change nothing of it (WALK_SEED=${seed})`, async ({
    admin,
  }) => {
    test.setTimeout(60_000 + steps * 30_000)
    const draw = createDraw(`walk ${seed}`)
    await raiseOrderNumbers()
    const life = startLife(admin, await makeSizes(admin, 'Coveted bowl'))
    const cast = await castStrangers(admin)
    const past: string[] = []
    for (let step = 0; step < steps; step += 1) {
      const name = opening[step] ?? choose(life, draw, past)
      past.push(name)
      await test.step(`${step} ${name}`, async () => {
        await events[name]?.happen(life)
        expect(await countSessions(life), past.join(', ')).toBe(countBelieved(life))
        life.copies.push({ jar: new Map(life.browser.jar), session: life.session, after: name })
        const before = await readBackendState(life)
        await attack(
          life,
          cast,
          draw.fork(String(step)),
          step === steps - 1 ? { reads: Infinity, sends: Infinity } : effort,
        )
        expect(await readBackendState(life), past.join(', ')).toEqual(before)
      })
    }
    expect(life.secrets.some(({ kind }) => kind === 'code')).toBe(true)
    test.info().annotations.push({ type: 'events', description: past.join(', ') })
  })
}
