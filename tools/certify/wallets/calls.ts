/** The ten calls of the reference wallet, each as the matrix of docs/vendor-api.md says. */
import { parseMinor } from '@jackfruit/kernel'
import type { Book, Entry, Move, Result } from './book.ts'
import type { Has } from './faults.ts'
import { type Account, game, type House } from './house.ts'

export type Body = Readonly<Record<string, unknown>>
/** Null amount: the balance of now. */
export interface Reply {
  readonly status: string
  readonly replayed?: boolean
  readonly account?: Account
  readonly entry?: Entry | undefined
  readonly more?: Body
}

const limits = { minBet: 100n, maxBet: 500_000n }
const maxWin = 500_000_000n
const limitsTold = { minBet: '1.00', maxBet: '5000.00', maxWin: '5000000.00' }
const jurisdiction = { autoplay: true, turbo: true, minSpinMs: 0 }
const text = (value: unknown): string => (typeof value === 'string' ? value : '')

export class Calls {
  readonly #house: House
  readonly #book: Book
  readonly #has: Has

  constructor(house: House, book: Book, has: Has) {
    this.#house = house
    this.#book = book
    this.#has = has
  }

  authenticate(studio: string, body: Body): Reply {
    const token = text(body['token'])
    const account = this.#house.tokens.get(token)
    if (!account || account.studio !== studio) return { status: 'INVALID_TOKEN' }
    if (!this.#has('tokenForever')) this.#house.tokens.delete(token)
    const sessionId = this.#house.session(account)
    const person = {
      nickname: 'Thiri',
      country: 'MM',
      language: 'MY',
      mode: account.trial ? 'trial' : 'real',
    }
    const more = {
      sessionId,
      ...person,
      gameCode: text(body['gameCode']) || game,
      limits: limitsTold,
      jurisdiction,
    }
    return { status: 'OK', account, more }
  }

  /** All calls but authenticate. */
  async call(name: string, studio: string, body: Body): Promise<Reply> {
    const account = this.#house.accounts.get(text(body['playerId']))
    if (!account || account.studio !== studio) return { status: 'PLAYER_NOT_FOUND' }
    if (body['currency'] !== account.currency && !this.#has('anyCurrency'))
      return { status: 'CURRENCY_MISMATCH' }
    const reply = await this.#done(name, account, body)
    return { account, ...reply }
  }

  async #done(name: string, account: Account, body: Body): Promise<Reply> {
    switch (name) {
      case 'bet':
        return this.#stake(
          account,
          body,
          body['transactionId'],
          this.#amount(body['amount']),
          body['roundEnded'] === true,
        )
      case 'win':
        return this.#win(account, body)
      case 'betwin':
        return this.#betwin(account, body)
      case 'rollback':
        return this.#rollback(account, body)
      case 'adjust': {
        if (!this.#book.find(account.studio, text(body['refTransactionId'])))
          return { status: 'BET_NOT_FOUND' }
        const [, sign, digits] = /^(-?)(.*)$/.exec(text(body['signedAmount'])) ?? []
        const amount = this.#amount(digits)
        return this.#move(
          { leg: 'adjust', amount: amount === null || sign === '' ? amount : -amount },
          account,
          body,
        )
      }
      case 'promo':
        return this.#move({ leg: 'promo', amount: this.#amount(body['amount']) }, account, body)
      case 'endround':
        return this.#move({ leg: 'endround', amount: 0n, closes: true }, account, body)
      case 'status':
        return this.#status(account, text(body['transactionId']))
      default:
        return { status: 'OK' }
    }
  }

  #amount(value: unknown): bigint | null {
    const told = this.#has('takesNumbers') && typeof value === 'number' ? value.toFixed(2) : value
    if (this.#has('floatAmounts')) return BigInt(Math.trunc(Number(told) * 100) || 0)
    return parseMinor(this.#has('roundsAmounts') ? String(told).replace(/(\.\d\d)\d+$/, '$1') : told)
  }

  /** Why this player may not stake now, or null. */
  #stops(account: Account, body: Body): string | null {
    const session = this.#house.sessions.get(text(body['sessionId']))
    const isOwn = session?.account === account || this.#has('anySession')
    if (!session?.isLive || !isOwn) return 'SESSION_EXPIRED'
    if (account.stopped) return account.stopped
    const code = text(body['gameCode'])
    return this.#house.games.has(code) && !this.#house.disabled.has(code) ? null : 'GAME_DISABLED'
  }

  async #move(
    part: Pick<Move, 'leg'> & Partial<Omit<Move, 'amount'>> & { amount: bigint | null },
    account: Account,
    body: Body,
  ): Promise<Reply> {
    if (part.amount === null) return { status: 'AMOUNT_INVALID' }
    const move = { ...blank(account, body), ...part, amount: part.amount }
    return answered(await this.#book.move(move))
  }

  async #stake(
    account: Account,
    body: Body,
    id: unknown,
    stake: bigint | null,
    closes: boolean,
  ): Promise<Reply> {
    const isFree = text(body['freeRoundId']) !== ''
    if (stake === null || (stake === 0n && !isFree)) return { status: 'AMOUNT_INVALID' }
    if (isFree && stake > 0n && !this.#has('freeTakesMoney')) return { status: 'AMOUNT_INVALID' }
    const part = { leg: 'bet' as const, transactionId: text(id), amount: -stake, closes }
    const known = this.#book.known({ ...blank(account, body), ...part })
    if (known) return answered(known)
    const stop = this.#stops(account, body)
    if (stop) return { status: stop }
    if (!isFree && (stake < limits.minBet || stake > limits.maxBet)) return { status: 'STAKE_LIMIT' }
    if (!this.#mayRisk(account, body, stake)) return { status: 'AMOUNT_INVALID' }
    return this.#move(part, account, body)
  }

  /** What is told as at risk is never more than all stakes of the round. */
  #mayRisk({ playerId }: Account, body: Body, stake: bigint): boolean {
    if (body['atRisk'] === undefined || this.#has('believesRisk')) return true
    const atRisk = this.#amount(body['atRisk'])
    const before = this.#book.ofRound(playerId, text(body['roundId']))
    const staked = before
      .filter(({ leg, state }) => leg === 'bet' && state === 'OK')
      .reduce((sum, { amount }) => sum - amount, stake)
    return atRisk !== null && atRisk <= staked
  }

  async #win(account: Account, body: Body): Promise<Reply> {
    if (account.stopped && this.#has('blockedIsUnpaid')) return { status: account.stopped }
    const own = [...this.#house.sessions.values()].filter((session) => session.account === account)
    if (this.#has('winNeedsSession') && !own.some(({ isLive }) => isLive))
      return { status: 'SESSION_EXPIRED' }
    const standsAlone = body['winType'] !== 'NORMAL'
    const closes = body['roundEnded'] === true
    return this.#move(
      { leg: 'win', amount: this.#amount(body['amount']), closes, standsAlone },
      account,
      body,
    )
  }

  /** Both or none: the stake is looked at first, and the win cannot be refused after it. */
  async #betwin(account: Account, body: Body): Promise<Reply> {
    const { bet, win } = body as { bet: Body; win: Body }
    const amount = this.#amount(win['amount'])
    if (amount === null) return { status: 'AMOUNT_INVALID' }
    const id = text(win['transactionId'])
    const common = blank(account, body)
    const won = this.#has('boundsEachBetwin') ? this.#book.wonIn(common.player, common.round) : 0n
    const part = {
      ...{ leg: 'win' as const, transactionId: id, amount, closes: body['roundEnded'] === true },
      most: maxWin + won,
    }
    const known = this.#book.known({ ...common, ...part })
    if (known?.status === 'CONFLICT') return answered(known)
    const { purse } = account
    const lent = this.#has('betwinPaysItself') && !known ? amount : 0n
    purse.balance += lent
    const stake = await this.#stake(account, body, bet['transactionId'], this.#amount(bet['amount']), false)
    purse.balance -= lent
    if (stake.status === 'OK') await this.#move(part, account, body)
    else if (this.#has('betwinInHalves')) await this.#move({ ...part, standsAlone: true }, account, body)
    return stake
  }

  async #rollback(account: Account, body: Body): Promise<Reply> {
    const leg = body['targetType'] === 'WIN' ? 'win' : 'bet'
    const target = text(body['targetTransactionId'])
    const move: Move = { ...blank(account, body), leg, amount: 0n }
    if (target !== '') return answered(await this.#book.rollback(move, target, leg))
    const entries = this.#book.ofRound(account.playerId, move.round)
    const stakes = entries.filter((entry) => entry.leg === 'bet')
    if (stakes.length === 0) return { status: 'BET_NOT_FOUND' }
    if (entries.some(({ leg, state, amount }) => leg === 'win' && state === 'OK' && amount > 0n))
      return { status: 'ALREADY_SETTLED' }
    const replayed = stakes.every(({ state }) => state === 'CANCELLED')
    for (const stake of stakes) await this.#book.rollback(move, stake.transactionId, 'bet')
    return { status: 'OK', replayed }
  }

  #status(account: Account, transactionId: string): Reply {
    const entry = this.#book.find(account.studio, transactionId)
    if (!entry || entry.state === 'DECLINED' || entry.player !== account.playerId)
      return { status: 'OK', more: { transaction: 'UNKNOWN' } }
    return { status: 'OK', entry, more: { transaction: entry.state } }
  }
}

function blank({ playerId, purse, studio }: Account, body: Body): Omit<Move, 'leg' | 'amount'> {
  const transactionId = text(body['transactionId'])
  const known = { round: text(body['roundId']), campaign: text(body['campaignId']), most: maxWin }
  return { player: playerId, purse, studio, transactionId, ...known, closes: false }
}

const answered = ({ status, replayed, entry, tombstone }: Result): Reply => ({
  status,
  replayed,
  entry,
  ...(tombstone === undefined ? {} : { more: { tombstone } }),
})
