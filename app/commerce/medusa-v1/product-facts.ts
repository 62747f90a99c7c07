import { readProducerGuarantee } from '@vitrine/shared/guarantee/producer-guarantee'
import { z } from 'zod'
import { manufacturerSchema } from '~/manufacturer'
import { type EnergyClass, type FactName, measures, type ProductFacts } from '../shop/product-facts'

const text = z.string().trim().min(1)
const link = z.url({ protocol: /^https$/ })
const tenths = z.number().min(0).max(10).multipleOf(0.1)

const classes = ['A+++', 'A++', 'A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G'] as const

const energySchema = z
  .object({
    class: z.enum(classes),
    best: z.enum(classes).default('A'),
    worst: z.enum(classes).default('G'),
    label: link.nullish(),
    sheet: link.nullish(),
    eprel: z.coerce
      .string()
      .regex(/^\d{1,12}$/)
      .nullish(),
  })
  .transform(({ class: letter, best, worst, label, sheet, eprel }): EnergyClass => {
    // what the label's own code leads to: the registry's page with label and information sheet
    const entry = eprel ? `https://eprel.ec.europa.eu/qr/${eprel}` : null
    const scale = classes.slice(classes.indexOf(best), classes.indexOf(worst) + 1)
    return { letter, scale, label: label ?? entry, sheet: sheet ?? entry, registration: eprel ?? null }
  })
  .refine(({ letter, scale }) => scale.some((one) => one === letter))

const repairSchema = z
  .object({
    class: z.enum(['A', 'B', 'C', 'D', 'E']).nullish(),
    index: tenths.nullish(),
    durability: tenths.nullish(),
    details: link.nullish(),
  })
  .refine(({ class: letter, index, durability }) =>
    [letter, index, durability].some((one) => typeof one !== 'undefined' && one !== null),
  )
  .transform(({ class: letter, index, durability, details }) => ({
    letter: letter ?? null,
    index: index ?? null,
    durability: durability ?? null,
    details: details ?? null,
  }))

const ratingSchema = z.object({
  average: z.number().min(1).max(5),
  count: z.int().positive(),
  verified: z.boolean(),
})

// the plugin, which has no zod, reads it for the mail
const guaranteeSchema = z.unknown().transform((said, context) => {
  const guarantee = readProducerGuarantee(said)
  if (!guarantee) context.addIssue('no guarantee that a label is due for')
  return guarantee ?? z.NEVER
})

const sizesSchema = z
  .object({
    measures: z.array(z.enum(measures)).min(1),
    sizes: z.record(z.string(), z.array(z.number().positive())),
  })
  .refine((guide) => Object.values(guide.sizes).every((lengths) => lengths.length === guide.measures.length))

/** The keys of a product's metadata, and what must stand there. */
const facts = {
  model: ['model', text.max(100)],
  manufacturer: ['manufacturer', manufacturerSchema],
  warnings: ['warnings', text],
  passport: ['product_passport', link],
  energy: ['energy', energySchema],
  repair: ['repair', repairSchema],
  rating: ['rating', ratingSchema],
  guarantee: ['guarantee', guaranteeSchema],
  sizes: ['size_guide', sizesSchema],
} as const satisfies Record<FactName, readonly [key: string, schema: z.ZodType]>

/** What cannot be understood is left out and named: nothing shown is better than something wrong. */
export function toProductFacts(metadata: Record<string, unknown> | null | undefined): ProductFacts {
  const unreadable: FactName[] = []
  function read<N extends FactName>(name: N): z.infer<(typeof facts)[N][1]> | null {
    const [key, schema] = facts[name]
    const said = metadata?.[key]
    if (said === undefined || said === null || said === '') return null
    const { success, data } = schema.safeParse(said)
    if (!success) unreadable.push(name)
    return success ? (data as z.infer<(typeof facts)[N][1]>) : null
  }
  return {
    model: read('model'),
    manufacturer: read('manufacturer'),
    warnings: read('warnings'),
    passport: read('passport'),
    energy: read('energy'),
    repair: read('repair'),
    rating: read('rating'),
    guarantee: read('guarantee'),
    sizes: read('sizes'),
    unreadable,
  }
}

/** Of these facts the one that stands wherever a price does. */
export function toEnergyClass(metadata: Record<string, unknown> | null | undefined): EnergyClass | null {
  return energySchema.safeParse(metadata?.energy).data ?? null
}
