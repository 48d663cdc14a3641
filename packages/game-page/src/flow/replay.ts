import { moneyText } from '../money.ts'
import { PlayFailure } from '../play/play-server.ts'
import { steadily } from '../play/steadily.ts'
import { plateCountMs } from './count-up.ts'
import { type Course, enter, lookOf, type PageParts } from './course.ts'
import { wait } from './round.ts'
import { failed } from './trouble.ts'

/** Draws an earlier round once more: nothing is bet, and neither the balance nor the session's result moves. */
export async function replay(course: Course, parts: PageParts, id: string): Promise<void> {
  if (course.phase !== 'idle' || course.auto) return
  const { server, table, top, overlays, patience, say, opening } = parts
  enter(course, parts, 'asking')
  overlays.clearPlate()
  table.begin(lookOf(course, parts))
  try {
    const asked = steadily(() => server.replay(id), {
      wait,
      onRetry: () => overlays.note(say('error.retrying')),
    })
    const round = await patience.during(asked, table.hurry)
    top.setRound(round.number)
    enter(course, parts, 'showing')
    await patience.during(table.show(round, lookOf(course, parts)), table.hurry)
    if (round.win > round.stake) {
      const plate = overlays.plate(table.words?.(round) || say('win.plate'), round.win, plateCountMs.normal)
      await patience.during(plate.done, plate.hurry)
      await patience.pause(plateCountMs.normal)
    }
    const told = [
      say('replay.again', { round: round.number }),
      `${say('history.stake')} ${moneyText(round.stake, opening.currency)}`,
      `${say('history.win')} ${moneyText(round.win, opening.currency)}`,
    ].join(' · ')
    overlays.note(told)
    overlays.announce(told)
    enter(course, parts, 'idle')
  } catch (failure) {
    table.rest()
    enter(course, parts, 'idle')
    if (!(failure instanceof PlayFailure)) throw failure
    if (failure.kind === 'session') failed(course, parts, failure)
    else overlays.note(say('replay.failed'))
  }
}
