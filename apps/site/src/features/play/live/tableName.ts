import type { LiveTable } from './standing.ts'

export const nameOfTable = ({ game, number }: LiveTable): string =>
  number === null || game.displayName.endsWith(String(number))
    ? game.displayName
    : `${game.displayName} ${number}`
