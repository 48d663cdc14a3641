/** Words that only this slot has. */
export const texts = {
  'lotus.cluster':
    'Five or more that touch pay, then vanish; what is above falls and new ones come from the top.',
  'lotus.marks':
    'A cell whose symbols vanish a second time holds a multiplier: 2, then 4, up to 128. A cluster is multiplied by the sum of those on its cells.',
} as const

export type Texts = Readonly<Record<keyof typeof texts, string>>
