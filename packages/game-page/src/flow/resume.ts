import { type Course, enter, type PageParts } from './course.ts'
import { follow } from './round.ts'

/** What an earlier visit left: a round that ended unseen is shown, one that waits is offered and shown. */
export async function resume(course: Course, parts: PageParts): Promise<void> {
  const { opening, overlays, message, table, host, say, wantsStill } = parts
  const begin = () => {
    enter(course, parts, 'asking')
    table.begin({ turbo: false, still: wantsStill() })
  }
  if (opening.unseen) {
    overlays.note(say('resume.notice'))
    begin()
    await follow(course, parts, { round: opening.unseen, isOurs: false })
  }
  if (!opening.open) return
  const { open } = opening
  enter(course, parts, 'waiting')
  await new Promise<void>((resolve) => {
    const offer = () =>
      message.show({
        title: say('resume.title'),
        text: say('resume.open', { round: open.number }),
        mustChoose: true,
        choices: [
          { label: say('action.back'), press: leave },
          { label: say('resume.continue'), gold: true, press: resolve },
        ],
      })
    const leave = () => {
      host.tell('close')
      offer()
    }
    offer()
  })
  begin()
  // The balance of the opening is newer than the one that stood beside the round.
  await follow(course, parts, { round: open, isOurs: false })
}
