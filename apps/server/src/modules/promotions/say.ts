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
export const percent = (name: string, value: string): Fact => ({ name, unit: 'percent', value })
export const times = (name: string, number: number): Fact => ({
  name,
  unit: 'times',
  value: String(number),
})
/** Kinds of games; none for all of them. */
export const games = (kinds: readonly string[] | undefined): Fact => ({
  name: 'kinds',
  unit: 'kinds',
  value: kinds?.join(',') || 'ALL',
})
export const words = (name: string, text: string): Fact => ({ name, unit: 'words', value: text })
export const at = (name: string, instant: Date): Fact => ({
  name,
  unit: 'instant',
  value: instant.toISOString(),
})
