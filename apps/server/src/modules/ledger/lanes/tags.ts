import type { Movement } from '../movement.ts'
import { boundOf } from './lane-sql.ts'

export interface Tags {
  readonly account: bigint
  /** Keys and round that the movement leaves its mark on. */
  readonly marks: readonly string[]
  /** Marks of others that it must see in the database before it is judged. */
  readonly asks: readonly string[]
}

/** What a movement touches beside its balance. One that asks for another's mark never shares a batch with it. */
export function tagsOf(movement: Movement): Tags {
  const { accountId, key, round } = movement
  const own = `${accountId}k${key}`
  const roundMark = round ? [`${accountId}r${round}`] : []
  switch (movement.kind) {
    case 'win':
      return { account: accountId, marks: [own, ...roundMark], asks: [own, ...roundMark] }
    case 'rollback': {
      const target = `${accountId}k${movement.target}`
      return { account: accountId, marks: [own, target, ...roundMark], asks: [own, target, ...roundMark] }
    }
    case 'betwin': {
      const win = `${accountId}k${movement.winKey}`
      // One that is bounded reads what its round paid before.
      const asked = boundOf(movement) === undefined ? [] : roundMark
      return { account: accountId, marks: [own, win, ...roundMark], asks: [own, win, ...asked] }
    }
    default:
      return { account: accountId, marks: [own, ...roundMark], asks: [own] }
  }
}
