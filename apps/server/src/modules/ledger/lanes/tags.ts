import type { Movement } from '../movement.ts'
import { boundOf } from './lane-sql.ts'

interface Tags {
  /** Keys and round that the movement leaves its mark on. */
  readonly marks: readonly string[]
  /** Marks of others that it must see in the database before it is judged. */
  readonly asks: readonly string[]
}

/** What the movements of one account in a batch touch. Marks are an account's own: of one alone they are not even named. */
export interface Aboard {
  readonly first: Movement
  marks: Set<string> | null
}

/** Joins them; false for one that asks for the mark of an earlier one, which never shares a batch with it. */
export function joins(aboard: Aboard, movement: Movement): boolean {
  aboard.marks ??= new Set(tagsOf(aboard.first).marks)
  const { marks, asks } = tagsOf(movement)
  for (const mark of asks) if (aboard.marks.has(mark)) return false
  for (const mark of marks) aboard.marks.add(mark)
  return true
}

/** What a movement touches beside its balance. */
function tagsOf(movement: Movement): Tags {
  const { key, round } = movement
  const own = `k${key}`
  const roundMark = round ? [`r${round}`] : []
  switch (movement.kind) {
    case 'win':
      return { marks: [own, ...roundMark], asks: [own, ...roundMark] }
    case 'rollback': {
      const target = `k${movement.target}`
      return { marks: [own, target, ...roundMark], asks: [own, target, ...roundMark] }
    }
    case 'betwin': {
      const win = `k${movement.winKey}`
      // One that is bounded reads what its round paid before.
      const asked = boundOf(movement) === undefined ? [] : roundMark
      return { marks: [own, win, ...roundMark], asks: [own, win, ...asked] }
    }
    default:
      return { marks: [own, ...roundMark], asks: [own] }
  }
}
