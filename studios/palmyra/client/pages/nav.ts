/** The list of games, in families; Vietnam's by region, with boxes for provinces that draw together. */
import { element } from '@jackfruit/game-page/dom'
import { issuesBetween, type LotteryGame, lotteryGames } from '@jackfruit/lottery-rules'
import type { Board, Parts } from '../boards/parts.ts'
import { openIssues } from '../model/desk.ts'
import { gameName } from '../model/names.ts'
import { countdown } from '../wire/clock.ts'
import { type Family, families, familyOf } from './families.ts'
import { localTime } from './moments.ts'

const dayMs = 86_400_000
/** By game, when its next draw closes: read anew from the schedule when it is over. */
const plans = new Map<string, number>()

/** As its schedule has it, before the studio was asked; 3D and Thai draw twice a month. */
function planned({ code, schedule }: LotteryGame, now: number): number {
  const known = plans.get(code)
  if (known !== undefined && known > now) return known
  const days = schedule.rhythm.at === 'every' ? 1 / 8 : 17
  const issues = issuesBetween(schedule, { without: [], moved: {} }, now, now + days * dayMs)
  const closesAt = issues.find((issue) => issue.closesAt > now)?.closesAt ?? 0
  plans.set(code, closesAt)
  return closesAt
}

/** Within a day how long, else the day. */
const nextText = (now: number, closesAt: number): string =>
  closesAt - now < dayMs ? countdown(closesAt - now).join(':') : localTime(closesAt).slice(0, 5)

export function makeNav(
  parts: Parts,
  choose: (game: LotteryGame) => void,
  withOther: (game: LotteryGame, on: boolean) => void,
): Board {
  const { say, desk } = parts
  // Bets on two provinces are laid on the board of one of them.
  const own = lotteryGames.filter(({ joins }) => !joins)
  const entries = own.map((game) => {
    const next = element('small', { class: 'num' })
    const open = element(
      'button',
      { type: 'button', class: 'nav-game', onclick: () => choose(game) },
      element('span', {}, gameName(say, game.code)),
      next,
    )
    const box = element('input', {
      type: 'checkbox',
      'aria-label': gameName(say, game.code),
      onchange: () => withOther(game, box.checked),
    })
    return { game, open, box, next, node: element('li', {}, box, open) }
  })
  const node = element(
    'nav',
    { class: 'nav', 'aria-label': say('nav.title') },
    ...families.map(([family]) =>
      element(
        'details',
        { 'data-family': family, name: 'family' },
        element('summary', {}, say(`family.${family}`)),
        element(
          'ul',
          {},
          ...entries.filter(({ game }) => familyOf(game.code) === family).map((entry) => entry.node),
        ),
      ),
    ),
  )
  let opened: Family | null = null
  return {
    node,
    update: () => {
      const family = familyOf(desk.game.code)
      if (opened !== family) {
        for (const each of node.querySelectorAll('details')) each.open = each.dataset['family'] === family
        opened = family
      }
      const isProvince = desk.game.code.startsWith('vn-')
      for (const { game, open, box, next } of entries) {
        const isNow = game.code === desk.game.code
        open.setAttribute('aria-current', String(isNow))
        box.hidden = !isProvince || familyOf(game.code) !== family
        box.checked = isNow || desk.others.some(({ code }) => code === game.code)
        box.disabled = isNow
        next.textContent = nextText(
          desk.clock.now(),
          openIssues(desk, game)[0]?.closesAt ?? planned(game, desk.clock.now()),
        )
      }
    },
  }
}
