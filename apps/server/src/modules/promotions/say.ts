/** Sentences as data: a key, and the figures that the engine itself reckons with. */
import type { offerSentences } from '@jackfruit/contracts'
import { formatMinor, type Minor } from '@jackfruit/kernel'

type Sentence = offerSentences.Sentence
type Fact = offerSentences.Fact

export type { Sentence }

export const say = (key: Sentence['key'], ...facts: readonly Fact[]): Sentence => ({ key, facts: [...facts] })

export const money = (name: string, amount: Minor): Fact => ({
  name,
  unit: 'money',
  value: formatMinor(amount),
})
export const count = (name: string, number: number): Fact => ({ name, unit: 'count', value: String(number) })
export const at = (name: string, instant: Date): Fact => ({
  name,
  unit: 'instant',
  value: instant.toISOString(),
})
