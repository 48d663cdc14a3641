import { element } from '@jackfruit/game-page/dom'
import { moneyNode } from '@jackfruit/game-page/money'
import type { Meter, ViewParts } from '@jackfruit/game-page/view'
import type { Currency, Minor } from '@jackfruit/kernel'

/** Jackpots and prizes with names, in a row above the reels. */
export interface Plates {
  readonly node: HTMLElement
  /** Prizes in stakes, as money for the stake that is chosen. */
  readonly setPrizes: (prizes: readonly (readonly [label: string, stakes: number])[], stake: Minor) => void
  /** What the jackpots hold: counted up from what was told before. */
  readonly setMeters: (meters: readonly Meter[]) => void
  /** Prizes that this round has won so far, by name. */
  readonly setWon: (labels: ReadonlySet<string>) => void
}

/** The site looks every five seconds: when it tells the next amount, this one has just been reached. */
const countMs = 4_800
const tickMs = 150

/** What a meter shows `elapsedMs` after it was told `to`: never more than is there, and a pot that was won at once. */
export function countedAt(from: Minor, to: Minor, elapsedMs: number): Minor {
  if (from >= to || elapsedMs >= countMs) return to
  return from + ((to - from) * BigInt(Math.max(0, Math.floor(elapsedMs)))) / BigInt(countMs)
}

/** The key of a pot's words: the brand's name for it ends in what it is, "chinthe-minor". */
export const meterKey = (name: string): string =>
  ['meter.minor', 'meter.grand'].find((key) => name.endsWith(key.slice('meter.'.length))) ?? 'meter.other'

export function makePlates({ say, money, currency }: Pick<ViewParts, 'say' | 'money' | 'currency'>): Plates {
  const node = element('div', { class: 'plates' })
  const shown = new Map<string, Minor>()
  let counting = 0
  const plate = (label: string, detail: string, pot: Pot) => {
    const amount = element('strong', { class: 'num' })
    const words = element('span', { class: 'plates-name' }, label)
    const more = detail ? element('span', { class: 'plates-more' }, detail) : null
    return { amount, node: element('div', { class: `plates-one ${pot}` }, words, amount, more) }
  }
  return {
    node,
    setPrizes: (prizes, stake) =>
      node.replaceChildren(
        ...prizes.toReversed().map(([label, stakes]) => {
          const made = plate(label, '', potOf(label))
          made.amount.append(shortMoney(stake * BigInt(stakes), currency))
          setLetters(made.amount)
          made.node.dataset['prize'] = label
          return made.node
        }),
      ),
    setWon: (labels) => {
      for (const one of node.querySelectorAll<HTMLElement>('[data-prize]')) {
        const isWon = labels.has(one.dataset['prize'] ?? '')
        if (isWon === one.classList.contains('is-won')) continue
        one.classList.toggle('is-won', isWon)
        if (isWon) one.append(element('span', { class: 'plates-won' }, say('meter.won')))
        else one.querySelector('.plates-won')?.remove()
      }
    },
    setMeters: (meters) => {
      clearInterval(counting)
      const rows = meters.map(({ name, amount, mustFallBy }) => {
        const detail = mustFallBy === null ? '' : say('meter.mustFall', { amount: whole(money(mustFallBy)) })
        const key = meterKey(name)
        return {
          ...plate(say(key), detail, potOf(key.slice('meter.'.length))),
          name,
          from: shown.get(name) ?? amount,
          to: amount,
        }
      })
      const began = performance.now()
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
      const draw = () => {
        const elapsed = isStill ? countMs : performance.now() - began
        for (const { name, amount, from, to } of rows) {
          const now = countedAt(from, to, elapsed)
          shown.set(name, now)
          amount.replaceChildren(moneyNode(now, currency))
          setLetters(amount)
        }
        if (elapsed >= countMs) clearInterval(counting)
      }
      counting = window.setInterval(draw, tickMs)
      draw()
      // The greatest first, as prizes stand.
      node.replaceChildren(
        ...rows.toSorted((one, other) => (one.to < other.to ? 1 : -1)).map((row) => row.node),
      )
    },
  }
}

export type Pot = 'mini' | 'minor' | 'major' | 'grand'

/** Which of the four colours and sizes a pot has, by its name. */
export const potOf = (label: string): Pot =>
  (['mini', 'minor', 'major'] as const).find((pot) => pot === label.toLowerCase()) ?? 'grand'

const whole = (money: string) => money.replace(/\.0+$/, '')

/** How long it is: the greatest pot is as large as its column lets it be. */
const setLetters = (amount: HTMLElement) =>
  amount.style.setProperty('--letters', String(Math.max(8, amount.textContent.length)))

/** Money without decimals that are all nought: prizes are many stakes, and room is little. */
function shortMoney(amount: Minor, currency: Currency): HTMLElement {
  const node = moneyNode(amount, currency)
  const last = node.lastChild
  if (last) last.textContent = whole(last.textContent ?? '')
  return node
}
