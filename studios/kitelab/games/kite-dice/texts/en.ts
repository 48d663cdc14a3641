/** Words that only this game has. */
export const texts = {
  'bar.play': 'Roll',
  'dice.ready': 'Two dice. The total decides.',
  'dice.total': 'Total {total}',
  'dice.pays': 'What a total returns, for your bet of {amount}',
  'dice.note': 'Two fair dice are rolled once. Totals that are not listed return nothing.',
} as const

export type Texts = Readonly<Record<keyof typeof texts, string>>
