/** The bar above: the way back, the game, how long and with what result one has played, and the balance. */
import { button, element } from '@jackfruit/game-page/dom'
import type { HostBridge } from '@jackfruit/game-page/host-bridge'
import { moneyText } from '@jackfruit/game-page/money'
import type { Board, Parts } from '../boards/parts.ts'
import { gameName } from '../model/names.ts'

const two = (value: number): string => String(value).padStart(2, '0')

/** 01:02:03. */
const clockText = (seconds: number): string =>
  [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':')

interface Top extends Board {
  /** Once a second. */
  readonly tick: () => void
}

export function makeTop({ say, desk }: Parts, host: HostBridge, openGames: () => void): Top {
  const openedAt = performance.now()
  const balance = element('b', { class: 'num top-balance' })
  const title = element('span', { class: 'top-title' })
  const clock = element('bdi', { class: 'num' })
  const net = element('bdi', { class: 'num' })
  const figure = (name: string, value: HTMLElement) =>
    element('span', {}, element('small', {}, name), ' ', value)
  const node = element(
    'header',
    { class: 'top' },
    button({ icon: 'back', label: say('top.back'), press: () => host.tell('close') }),
    button({ class: 'top-games', label: say('nav.title'), text: say('nav.title'), press: openGames }),
    title,
    element('p', { class: 'top-sitting' }, figure(say('top.session'), clock), figure(say('top.net'), net)),
    balance,
    button({
      icon: 'plus',
      class: 'icon-button gold',
      label: say('top.deposit'),
      press: () => host.tell('deposit'),
    }),
  )
  const tick = () => {
    clock.textContent = clockText(Math.floor((performance.now() - openedAt) / 1000))
  }
  tick()
  return {
    node,
    tick,
    update: () => {
      balance.textContent = moneyText(desk.balance, desk.currency)
      net.textContent = moneyText(desk.net, desk.currency, { sign: true })
      title.textContent = gameName(say, desk.game.code)
      document.title = `${gameName(say, desk.game.code)} · Palmyra`
    },
  }
}
