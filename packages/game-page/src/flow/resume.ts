import type { Round } from '../model.ts'
import type { PageParts, Phase } from './course.ts'

/** What an earlier visit left: a round that ended unseen is shown, one that waits is offered and shown. */
export async function resume(
  parts: PageParts,
  game: { enter: (phase: Phase) => void; follow: (round: Round, isOurs: boolean) => Promise<void> },
): Promise<void> {
  const { opening, overlays, message, table, host, say, wantsStill } = parts
  const begin = () => {
    game.enter('asking')
    table.begin({ turbo: false, still: wantsStill() })
  }
  if (opening.unseen) {
    overlays.note(say('resume.notice'))
    begin()
    await game.follow(opening.unseen, false)
  }
  if (!opening.open) return
  const { open } = opening
  game.enter('waiting')
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
  await game.follow(open, false)
}
