/** Words that only this slot has. */
export const texts = {
  'slot.wild': 'WILD stands for every symbol that pays on its own.',
  'gems.times': 'The reel on the right multiplies all wins of the spin, by 1 to 15.',
} as const

export type Texts = Readonly<Record<keyof typeof texts, string>>
