// a quarter of a minute or so is no minute, and nobody counts its seconds
const soonSeconds = 20

/** How long to wait as words tell it: `minutes`, rounded up, or that it is a matter of seconds. */
export function toWaitTime(waitSeconds: number): { isSoon: boolean; minutes: number } {
  return { isSoon: waitSeconds <= soonSeconds, minutes: Math.max(1, Math.ceil(waitSeconds / 60)) }
}
