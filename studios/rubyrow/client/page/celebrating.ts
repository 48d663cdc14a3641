/** Wins are celebrated as in all games: by stake and win alone. It is fetched when the first stake is in. */
import { boxesIn } from '@jackfruit/game-page/celebrate/boxes'
import { fetchedCelebration } from '@jackfruit/game-page/celebrate/fetched'
import { isStaged, tierOf } from '@jackfruit/game-page/celebrate/tiers'
import { meaningOf, plateCountMs } from '@jackfruit/game-page/flow/count-up'
import type { Overlays } from '@jackfruit/game-page/hud/overlays'
import { moneyText } from '@jackfruit/game-page/money'
import type { Sound } from '@jackfruit/game-page/sound/sound'
import type { Say } from '@jackfruit/game-page/view'
import type { Currency, Minor } from '@jackfruit/kernel'
import type { TableLook } from '../felt/look.ts'

export interface Came {
  readonly stake: Minor
  readonly win: Minor
  readonly balance: Minor
  readonly words: string
  readonly round: string
}

export interface Celebrate {
  readonly prepare: () => void
  readonly win: (came: Came, overlays: Overlays) => void
  /** The next round begins: nothing stands in its way. */
  readonly end: () => void
}

interface Parts {
  readonly root: HTMLElement
  readonly sound: Sound
  readonly look: TableLook
  readonly name: string
  readonly stage: HTMLElement
  readonly say: Say
  readonly currency: Currency
}

/** The next round is soon open. */
const pace = 0.7

export function winCelebration({ root, sound, name, stage, say, currency }: Parts): Celebrate {
  const celebration = fetchedCelebration(async () => {
    const { makeCelebration } = await import('@jackfruit/game-page/celebrate/celebration')
    const box = () => stage.getBoundingClientRect()
    const made = makeCelebration({
      ...{ currency, say, sound: sound.celebrate, page: root, name, cast: { veil: '4 14 10' } },
      places: {
        ...{ anchor: box, stage: box },
        middle: () => ({ x: box().x + box().width / 2, y: box().y + box().height / 2 }),
        balance: () => ({ x: innerWidth * 0.8, y: 30 }),
        lit: () => boxesIn(root, root.querySelectorAll('.place.won')),
      },
    })
    root.append(made.node)
    return made
  })
  let press = () => {}
  return {
    prepare: celebration.prepare,
    end: () => press(),
    win: ({ stake, win, balance, words, round }, overlays) => {
      const values = {
        amount: moneyText(win, currency),
        stake: moneyText(stake, currency),
        balance: moneyText(balance, currency),
      }
      const meaning = meaningOf(stake, win)
      if (meaning !== 'win') sound.play('reveal')
      if (meaning === 'nothing') return overlays.announce(say('say.none', values))
      if (meaning === 'returned') {
        overlays.note(say('win.returned', values))
        return overlays.announce(say('say.return', values))
      }
      const tier = tierOf(stake, win)
      const isShown = isStaged(tier, false)
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
      const begun = celebration.celebrate(isShown ? tier : 1, {
        ...{ amount: win, bet: stake, words, pace, isStill, round, balance },
      })
      press = begun.press
      void begun.done.then(() => {
        press = () => {}
      })
      void overlays.plate(words, win, isShown ? 0 : plateCountMs.normal)
      overlays.announce(say('say.win', values))
    },
  }
}
