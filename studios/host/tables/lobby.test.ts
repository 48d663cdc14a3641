import { randomBytes } from 'node:crypto'
import { isRoadOf } from '@jackfruit/contracts/live'
import { openStream } from '@jackfruit/fairness'
import { expect, test } from 'vitest'
import { allTables } from './shared-tables.ts'

/** Tables of other kinds than live ones stand in no lobby. */
const ofLobby = allTables.filter(({ lobby }) => lobby)

test('every result of every table of the lobby is a mark of its road, as platforms read it', () => {
  for (const { id, game, lobby } of ofLobby) {
    const random = openStream(() => randomBytes(4_096))
    const marks = Array.from(
      { length: 200 },
      () => lobby?.mark(game.draw(random, { terminal: 'ab'.repeat(32), roundNo: 1 })) ?? [],
    )
    expect({ id, isRoad: isRoadOf(lobby?.kind ?? 'other', marks.flat()) }).toEqual({ id, isRoad: true })
    // A hand that each plays to an end of his own has no result that is everybody's.
    if (game.decisions) expect(marks.flat(), id).toEqual([])
    else expect(new Set(marks.flat()).size, id).toBeGreaterThan(1)
  }
})

test('every table of the lobby says that its dealer is drawn, which one it is, and what is opened with it', () => {
  expect(ofLobby.length).toBeGreaterThan(30)
  for (const { id, lobby } of ofLobby)
    expect(lobby).toMatchObject({ dealer: 'simulated', gameCode: id, number: Number(id.split('-').at(-1)) })
})
