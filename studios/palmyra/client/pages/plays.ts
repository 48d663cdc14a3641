/** The ways to bet on a game, each with what it pays. */
import { element } from '@jackfruit/game-page/dom'
import { kinds } from '@jackfruit/lottery-rules'
import type { Board, Parts } from '../boards/parts.ts'
import { playName, tradeName } from '../model/names.ts'
import { isOverTwo, oddsAt, ownOdds, paysText, playsOf } from '../model/rules.ts'

export function makePlays({ say, desk }: Parts, choose: (play: string) => void): Board {
  const made = playsOf(desk.game.kind).map(({ id }) => {
    const pays = element('small', { class: 'num' })
    const native = tradeName(desk.game.kind, id)
    const said = playName(say, desk.game.kind, id)
    const name = element('span', {}, said)
    const node = element(
      'button',
      { type: 'button', class: 'play', onclick: () => choose(id) },
      element('b', {}, native || said),
      native !== '' && native !== said && name,
      pays,
    )
    return { id, node, pays, name, said }
  })
  const list = element(
    'div',
    { class: 'plays', role: 'group', 'aria-label': say('board.plays'), hidden: made.length < 2 },
    ...made.map(({ node }) => node),
  )
  let isFirst = true
  return {
    node: list,
    update: () => {
      if (isFirst)
        requestAnimationFrame(() => showChosen(list, made.find(({ id }) => id === desk.draft.play)?.node))
      isFirst = false
      for (const { id, node, pays, name, said } of made) {
        node.setAttribute('aria-pressed', String(id === desk.draft.play))
        node.toggleAttribute('disabled', isOverTwo(desk.game.kind, id) && desk.others.length === 0)
        if (isOverTwo(desk.game.kind, id))
          name.textContent = desk.others.length === 0 ? say('play.needsTwo') : said
        pays.textContent = `×${paysText(ownOdds(id, oddsAt(desk.game.kind, id, desk.mode, 0)))}`
      }
    },
  }
}

/** A list that is longer than its place begins where its choice is seen. */
function showChosen(list: HTMLElement, chosen: HTMLElement | undefined): void {
  if (!chosen) return
  const below = chosen.getBoundingClientRect().bottom - list.getBoundingClientRect().bottom
  if (below > 0) list.scrollTop += below
}

/** How many prizes a line plays on, where it is more than one. */
export function prizesSentence({ say, desk }: Parts): string {
  const play = kinds[desk.game.kind].plays.find(({ id }) => id === desk.draft.play)
  const [line = ''] = play?.kinds ?? []
  const prizes = play ? play.cost(line) / 100 : 1
  return prizes > 1 && Number.isInteger(prizes) ? say('board.prizes', { n: prizes }) : ''
}
