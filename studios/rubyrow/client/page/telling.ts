/** What is said of bets: a quiet line for a while, and the same for those who listen. */
import type { HostBridge } from '@jackfruit/game-page/host-bridge'
import type { Overlays } from '@jackfruit/game-page/hud/overlays'
import type { MessageBox } from '@jackfruit/game-page/panels/message'
import type { Say } from '@jackfruit/game-page/view'
import type { Minor } from '@jackfruit/kernel'

export interface Telling {
  readonly tell: (words: string) => void
  /** A stake that was not taken. */
  readonly refused: (reason: string, needed: Minor, balance: Minor) => void
}

interface Parts {
  readonly say: Say
  readonly money: (amount: Minor) => string
  readonly overlays: Overlays
  readonly message: MessageBox
  readonly host: HostBridge
}

const standsMs = 3_500
const told = new Set(['CLOSED', 'LIMIT', 'VOIDED'])

export function makeTelling({ say, money, overlays, message, host }: Parts): Telling {
  let words = ''
  const tell = (next: string) => {
    words = next
    overlays.note(next)
    overlays.announce(next)
    setTimeout(() => {
      // A plate, or a later word, has taken its place.
      if (words === next && overlays.nodes.some(({ textContent }) => textContent === next)) overlays.note('')
    }, standsMs)
  }
  return {
    tell,
    refused: (reason, needed, balance) => {
      if (reason !== 'BALANCE') return tell(say(`live.out.${told.has(reason) ? reason : 'SUSPENDED'}`))
      overlays.announce(say('error.title.funds'))
      message.show({
        title: say('error.title.funds'),
        text: say('error.funds', { amount: money(needed), balance: money(balance) }),
        choices: [
          { label: say('action.close'), press: () => {} },
          { label: say('action.deposit'), gold: true, press: () => host.tell('deposit') },
        ],
      })
    },
  }
}
