/** Kite Dice in its frame: 320 pixels are enough. Outcomes are dealt by the studio's server, and only drawn here. */
import '@fontsource-variable/archivo/wdth.css'
import './style.css'
import { type Currency, formatMinor, type Minor } from '@jackfruit/kernel'
import { button, element, makeDie } from './dom.ts'
import { makeFairness } from './fairness.ts'
import { NoRound, openPlay, type Play, type Round } from './play.ts'
import { type Say, speak } from './texts.ts'

const rollMs = 900
const stepMs = 90
const pause = (ms: number) => new Promise<void>((wake) => setTimeout(wake, ms))

/** "Ks 1,200.00", with Latin digits in every language. */
function moneyText(amount: Minor, { symbol, scale }: Currency): string {
  const [whole = '0', fraction] = formatMinor(amount, scale).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return `${symbol}\u2009${fraction === undefined ? grouped : `${grouped}.${fraction}`}`
}

/** The page around us is told that money has moved; only the sites that may frame the game hear it. */
function tellBalance(): void {
  const written = document.querySelector<HTMLMetaElement>('meta[name="platform-origin"]')?.content ?? ''
  const parent = location.ancestorOrigins?.[0]
  for (const origin of written.split(' '))
    if (/^https?:\/\/[^/\s]+$/.test(origin) && (parent === undefined || parent === origin))
      window.parent.postMessage({ type: 'balance-refresh' }, origin)
}

async function start(root: HTMLElement): Promise<void> {
  const search = new URLSearchParams(location.search)
  const code = search.get('code') ?? ''
  // Good once, and nobody else's: it leaves the address before anything is loaded.
  history.replaceState(null, '', location.pathname)
  const first = speak(search.get('lang') ?? 'EN')
  document.documentElement.lang = first.tag
  root.replaceChildren(element('p', { role: 'status', class: 'said' }, first.say('opening')))
  try {
    const play = await openPlay(code)
    const { say, tag } = speak(play.language)
    document.documentElement.lang = tag
    if (tag === 'my') await import('./fonts-my.ts')
    run(root, play, say)
  } catch (failure) {
    const why = failure instanceof NoRound ? failure.why : 'refused'
    root.replaceChildren(
      element('p', { role: 'alert', class: 'said' }, first.say(why === 'network' ? 'refused' : why)),
    )
  }
}

function run(root: HTMLElement, play: Play, say: Say): void {
  const { currency, stakes } = play
  const dice = [makeDie(), makeDie()] as const
  const said = element('p', { role: 'status', class: 'said', 'data-testid': 'said' }, say('ready'))
  const balance = element('b', { 'data-testid': 'balance' }, moneyText(play.balance, currency))
  const stakeText = element('b', { 'data-testid': 'stake' })
  const tray = element('div', { class: 'tray' }, dice[0].node, dice[1].node)
  const fairness = makeFairness(say, play)
  let place = 0
  let isBusy = false
  let rounds = 0
  /** A bet whose answer never came: asked for again under its own id and stake. */
  let open: { readonly id: string; readonly stake: Minor } | null = null

  const lower = button(say('lower'), '−', 'step', () => move(-1))
  const raise = button(say('raise'), '+', 'step', () => move(1))
  const roll = button(say('roll'), say('roll'), 'roll', () => void press())
  roll.dataset['testid'] = 'roll'

  const draw = () => {
    stakeText.textContent = moneyText(stakes[place] ?? 0n, currency)
    lower.disabled = isBusy || open !== null || place === 0
    raise.disabled = isBusy || open !== null || place === stakes.length - 1
    roll.disabled = isBusy
    roll.textContent = say(isBusy ? 'rolling' : 'roll')
  }
  const move = (by: number) => {
    place = Math.min(stakes.length - 1, Math.max(0, place + by))
    draw()
  }
  const show = ({ dice: fallen, win }: Round, lead = '') => {
    for (const [each, die] of dice.entries()) die.show(fallen[each] ?? 1)
    const total = fallen[0] + fallen[1]
    const words = win > 0n ? say('win', { total, amount: moneyText(win, currency) }) : say('none', { total })
    said.textContent = `${lead} ${words}`.trim()
    tray.classList.toggle('won', win > 0n)
  }

  /** The dice turn until the answer is there, and at least so long that a fall is seen. */
  async function turn(round: Promise<Round>): Promise<Round> {
    tray.classList.remove('won')
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return round
    let isAnswered = false
    const settled = round.finally(() => {
      isAnswered = true
    })
    settled.catch(() => {})
    tray.classList.add('rolling')
    const begun = performance.now()
    for (let step = 0; !isAnswered || performance.now() - begun < rollMs; step++) {
      dice[0].show((step % 6) + 1)
      dice[1].show(((step * 5 + 2) % 6) + 1)
      await pause(stepMs)
    }
    tray.classList.remove('rolling')
    return settled
  }

  async function press(): Promise<void> {
    if (isBusy) return
    isBusy = true
    open ??= { id: crypto.randomUUID(), stake: stakes[place] ?? 0n }
    draw()
    const begun = performance.now()
    try {
      const round = await turn(play.roll(open.id, open.stake))
      open = null
      show(round)
      balance.textContent = moneyText(round.balance, currency)
      rounds += 1
      root.dataset['rounds'] = String(rounds)
      fairness.played(round.id)
      tellBalance()
      void play.shown(round.id)
    } catch (failure) {
      const why = failure instanceof NoRound ? failure.why : 'network'
      if (why !== 'network') open = null
      said.textContent = say(why)
    }
    tray.classList.remove('rolling')
    await pause(Math.max(0, play.jurisdiction.minSpinMs - (performance.now() - begun)))
    isBusy = false
    draw()
  }

  root.replaceChildren(
    tray,
    said,
    element(
      'div',
      { class: 'bar' },
      lower,
      element('span', { class: 'stake' }, element('small', {}, say('stake')), stakeText),
      raise,
      roll,
    ),
    element('p', { class: 'purse' }, element('small', {}, say('balance')), balance),
    fairness.node,
  )
  for (const [each, die] of dice.entries()) die.show([3, 4][each] ?? 1)
  if (play.unseen) {
    show(play.unseen, say('resumed'))
    void play.shown(play.unseen.id)
  }
  draw()
}

const root = document.getElementById('game')
if (root) void start(root)
