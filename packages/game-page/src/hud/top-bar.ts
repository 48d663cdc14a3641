import type { Currency, Minor } from '@jackfruit/kernel'
import { button, element, icon, middleOf } from '../dom.ts'
import { moneyNode } from '../money.ts'
import type { Say } from '../texts.ts'

export interface TopBarActions {
  readonly back: () => void
  readonly deposit: () => void
  readonly sound: () => void
  readonly rules: () => void
  readonly fullscreen: () => void
}

export interface TopBar {
  readonly node: HTMLElement
  /** How many rounds were finished since the game was opened. */
  readonly setRounds: (count: number) => void
  readonly setRound: (number: string | null) => void
  readonly setSession: (seconds: number) => void
  readonly setNet: (net: Minor) => void
  readonly setBalance: (balance: Minor) => void
  /** The middle of the balance in the window; null where the bar has no room for it. */
  readonly balanceAt: () => { readonly x: number; readonly y: number } | null
  readonly setSound: (on: boolean) => void
  readonly setFullscreen: (on: boolean) => void
}

export function makeTopBar(
  say: Say,
  game: {
    name: string
    language: string
    studio: string
    rtp: string
    currency: Currency
    mode: 'real' | 'trial'
  },
  act: TopBarActions,
): TopBar {
  const meta = element('p', { class: 'meta', 'data-testid': 'round', 'data-rounds': 0 })
  const clock = element('bdi', { class: 'num' }, '00:00:00')
  const net = element('span', { class: 'net' })
  const purse = element('span', { class: 'purse-figure' })
  const sound = button({ label: say('action.soundOn'), icon: 'soundOff', press: act.sound })
  sound.setAttribute('aria-pressed', 'false')
  const full = button({
    class: 'icon-button full',
    label: say('action.fullscreen'),
    icon: 'enter',
    press: act.fullscreen,
  })
  const node = element(
    'header',
    { class: 'top' },
    button({ label: say('action.back'), icon: 'back', press: act.back }),
    element('div', { class: 'title' }, element('h1', { lang: game.language }, game.name), meta),
    element(
      'div',
      { class: 'play-time' },
      element('p', {}, element('span', { class: 'what' }, say('top.session')), ' ', clock),
      element('p', {}, element('span', { class: 'what' }, say('top.net')), ' ', net),
    ),
    element('p', { class: 'purse' }, element('span', { class: 'what' }, say('bar.balance')), ' ', purse),
    game.mode === 'real' &&
      button({
        class: 'icon-button deposit',
        label: say('action.deposit'),
        icon: 'plus',
        press: act.deposit,
      }),
    sound,
    button({ class: 'icon-button rules', label: say('action.rules'), icon: 'info', press: act.rules }),
    full,
  )
  const swap = (owner: HTMLElement, name: Parameters<typeof icon>[0], label: string) => {
    owner.replaceChildren(icon(name))
    owner.setAttribute('aria-label', label)
    owner.title = label
  }
  const bar: TopBar = {
    node,
    setRounds: (count) => meta.setAttribute('data-rounds', String(count)),
    setRound: (number) => {
      const { studio, rtp } = game
      const words =
        number === null ? say('top.metaNoRound', { rtp }) : say('top.meta', { rtp, round: number })
      meta.replaceChildren(
        element('span', { class: 'studio', lang: 'en' }, `${studio} · `),
        game.mode === 'trial' ? `${say('top.trial')} · ` : '',
        words,
      )
    },
    setSession: (seconds) => {
      const two = (value: number) => String(value).padStart(2, '0')
      clock.textContent = `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
    },
    setNet: (amount) => {
      net.className = amount > 0n ? 'net up' : amount < 0n ? 'net down' : 'net'
      net.replaceChildren(moneyNode(amount, game.currency, { sign: true }))
    },
    setBalance: (amount) => purse.replaceChildren(moneyNode(amount, game.currency)),
    balanceAt: () => middleOf(purse),
    setSound: (on) => {
      swap(sound, on ? 'soundOn' : 'soundOff', say(on ? 'action.soundOff' : 'action.soundOn'))
      sound.setAttribute('aria-pressed', String(on))
    },
    setFullscreen: (on) =>
      swap(full, on ? 'leave' : 'enter', say(on ? 'action.leaveFullscreen' : 'action.fullscreen')),
  }
  bar.setRound(null)
  bar.setNet(0n)
  return bar
}
