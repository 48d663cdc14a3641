/** The head of the board: game, the last result, and how long bets are taken, by the studio's clock. */
import { element } from '@jackfruit/game-page/dom'
import type { Board, Parts } from '../boards/parts.ts'
import { openIssues } from '../model/desk.ts'
import { gameName } from '../model/names.ts'
import { countdown } from '../wire/clock.ts'
import { issueNumber, localTime } from './moments.ts'

export function makeBanner({ say, desk }: Parts): Board {
  const title = element('h1', {})
  const meta = element('p', { class: 'banner-meta' })
  const word = element('span', { class: 'banner-word' })
  const clock = element('div', { class: 'clock num', role: 'timer' })
  const boxes = [0, 1, 2].map(() => element('b', {}))
  clock.append(...boxes)
  const node = element(
    'header',
    { class: 'banner' },
    element('div', {}, title, meta),
    element('div', { class: 'banner-time' }, word, clock),
  )
  return {
    node,
    update: () => {
      const [issue] = openIssues(desk, desk.game)
      const last = desk.issues
        .get(desk.game.code)
        ?.find(({ state }) => state !== 'open' && state !== 'scheduled')
      title.textContent = [desk.game, ...desk.others].map(({ code }) => gameName(say, code)).join(' + ')
      meta.textContent = issue
        ? say('banner.draw', { number: issueNumber(issue.id), time: localTime(issue.drawsAt) })
        : say('banner.none')
      const left = issue ? issue.closesAt - desk.clock.now() : 0
      word.textContent = last?.state === 'drawing' ? say('banner.drawing') : say('banner.closes')
      for (const [at, text] of countdown(left).entries()) {
        const box = boxes[at]
        if (box && box.textContent !== text) box.textContent = text
      }
      clock.setAttribute('aria-label', countdown(left).join(':'))
      clock.toggleAttribute('data-soon', left > 0 && left < 10_000)
    },
  }
}
