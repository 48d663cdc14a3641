/** The play API saying no: its HTTP status and the body that the frame understands. */
export class PlayRefusal extends Error {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>

  constructor(status: number, code: string, more: Readonly<Record<string, unknown>> = {}) {
    super(code)
    this.name = 'PlayRefusal'
    this.status = status
    this.body = { code, ...more }
  }
}

/** The networks between us and the player may bring two bets closer together than they were pressed. */
export const toleranceMs = 100

/** Of a stake that the studio itself gave up: nothing was taken for this round. */
export const neverAsked = 'NEVER_ASKED'

const sessionOver = new Set(['SESSION_EXPIRED', 'INVALID_TOKEN', 'PLAYER_NOT_FOUND'])
const beyondLimits = new Set(['STAKE_LIMIT', 'LOSS_LIMIT', 'SESSION_LIMIT', 'BONUS_MAX_BET'])

/** What a stake that the platform refused tells the player: the same each time it is asked for. */
export function refusalOf(refusal: string | null, balance: string | null): PlayRefusal {
  const [code = 'REFUSED', most] = (refusal ?? 'REFUSED').split(':')
  if (code === 'INSUFFICIENT_FUNDS') return new PlayRefusal(402, 'FUNDS', balance === null ? {} : { balance })
  if (code === neverAsked) return new PlayRefusal(409, 'VOIDED')
  if (code === 'FREE_ROUND_OVER') return new PlayRefusal(409, 'FREE_OVER')
  if (sessionOver.has(code)) return new PlayRefusal(401, code)
  return new PlayRefusal(409, beyondLimits.has(code) ? 'LIMITS' : code, most === undefined ? {} : { most })
}
