/** Readers of outcomes: what is of another shape is null, and not drawn. */
import type { Json } from '@jackfruit/studio-kit/rules'

export const field = (outcome: Json | undefined, name: string): Json | undefined =>
  typeof outcome === 'object' && outcome !== null && !Array.isArray(outcome)
    ? Object.entries(outcome).find(([key]) => key === name)?.[1]
    : undefined

export function numbersOf(told: Json | undefined, count?: number): readonly number[] | null {
  if (!Array.isArray(told) || (count !== undefined && told.length !== count)) return null
  const all = told.filter((each): each is number => typeof each === 'number' && Number.isInteger(each))
  return all.length === told.length ? all : null
}

export const numberOf = (told: Json | undefined): number | null =>
  typeof told === 'number' && Number.isInteger(told) ? told : null
