import { type World } from './world'

/** Something that could happen now. */
export interface Doing {
  /** As the story of a walk tells it. */
  what: string
  happen(): Promise<void>
}

export interface Action {
  name: string
  /** How often it happens beside the others; 1 where left out. */
  weight?: number
  /** The ways in which it can happen now: none where it cannot. */
  list(world: World): Doing[]
}
