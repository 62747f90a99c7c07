import { type ProducerGuarantee } from '@vitrine/shared/guarantee/producer-guarantee'
import { type Manufacturer } from '~/manufacturer'

/** A class of an energy label, as the product's act has it. */
export interface EnergyClass {
  /** `F`; some acts still know `A++`. */
  letter: string
  /** The whole scale, the best class first. */
  scale: string[]
  /** Where the label can be seen; null where nobody says. */
  label: string | null
  /** Where the product information sheet is. */
  sheet: string | null
  /** Of the European Product Registry for Energy Labelling. */
  registration: string | null
}

/** How well something can be repaired, and how long it lasts. */
export interface RepairScores {
  /** The class of the European label, A to E. */
  letter: string | null
  /** The French index of repairability, 0 to 10. */
  index: number | null
  /** The French index of durability, 0 to 10. */
  durability: number | null
  /** Where the points are explained. */
  details: string | null
}

/** What buyers of a product think of it. */
export interface Rating {
  /** 1 to 5. */
  average: number
  count: number
  /** Only people who have bought it could rate it, and the merchant sees to that. */
  verified: boolean
}

/** What of a body, or of a thing, a size is measured by. */
export type Measure = (typeof measures)[number]
export const measures = ['chest', 'waist', 'hips', 'length', 'sleeve', 'inseam', 'foot', 'head'] as const

/** Which size fits whom. */
export interface SizeGuide {
  measures: Measure[]
  /** Centimetres, one for each measure, by the value of the option. */
  sizes: Record<string, number[]>
}

/** What the law or the merchant says of a product beside what sells it; null where nobody says so. */
export interface ProductFacts {
  /** The model's name or number. */
  model: string | null
  manufacturer: Manufacturer | null
  /** Warnings and safety information, a line each, in the backend's language. */
  warnings: string | null
  /** The address of its digital product passport. */
  passport: string | null
  energy: EnergyClass | null
  repair: RepairScores | null
  rating: Rating | null
  /** Of the producer, longer than the law's. */
  guarantee: ProducerGuarantee | null
  sizes: SizeGuide | null
  /** Those of which something is said that cannot be understood; they are null. */
  unreadable: FactName[]
}

export type FactName = Exclude<keyof ProductFacts, 'unreadable'>
