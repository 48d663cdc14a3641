/** What was played, as players keep it: beads, the big road and the three made from it, or a line of results. */
import { element, svgElement } from '@jackfruit/game-page/dom'
import type { Say } from '@jackfruit/game-page/view'
import type { Json } from '@jackfruit/studio-kit/rules'
import { beadPlate } from '@jackfruit/table-rules/roads/bead-plate'
import { bigRoad, newest, type Played } from '@jackfruit/table-rules/roads/big-road'
import { type DerivedRoad, derivedRoad, markAfter } from '@jackfruit/table-rules/roads/derived'
import type { Mark, Sides, Statistic, TableLook } from '../felt/look.ts'

const rows = 6
const derived = ['bigEyeBoy', 'smallRoad', 'cockroachPig'] as const satisfies readonly DerivedRoad[]

export interface Roads {
  readonly node: HTMLElement
  readonly set: (outcomes: readonly Json[]) => void
  readonly fit: () => void
}

export function makeRoads(look: TableLook, say: Say): Roads {
  return look.sides ? sidedRoads(look, look.sides, say) : lineOfResults(look, say)
}

interface Remembered {
  readonly mark: Mark
  readonly words: string
}

const rememberedOf = (look: TableLook, outcomes: readonly Json[], say: Say): readonly Remembered[] =>
  outcomes.flatMap((outcome) => {
    const mark = look.mark(outcome)
    return mark ? [{ mark, words: look.words(outcome, say) }] : []
  })

function markNode({ mark: { text, tone, pictures = [] }, words }: Remembered): HTMLElement {
  const drawn = pictures.map((shapes) =>
    svgElement('svg', { viewBox: '0 0 40 40', class: 'mark-picture' }, ...shapes),
  )
  return element(
    'li',
    { class: `mark ${tone}`, title: words },
    element('span', { class: 'mark-face', 'aria-hidden': 'true' }, ...(drawn.length > 0 ? drawn : [text])),
    element('span', { class: 'unseen' }, words),
  )
}

/** The newest first. */
function lineOfResults(look: TableLook, say: Say): Roads {
  const list = element('ol', { class: 'live-line', 'aria-label': say('felt.road') })
  const shares = element('div', { class: 'live-shares' })
  const node = element(
    'div',
    { class: 'live-roads line' },
    element('div', { class: 'road-left' }, list),
    element('div', { class: 'road-right' }, shares),
  )
  return {
    node,
    fit: () => {},
    set: (outcomes) => {
      list.replaceChildren(...rememberedOf(look, outcomes.slice(-60), say).toReversed().map(markNode))
      const rows = outcomes.length === 0 ? [] : (look.statistics?.(outcomes, say) ?? [])
      shares.replaceChildren(
        ...rows.map((row) => element('div', { class: 'share-row' }, ...row.map(shareNode))),
        ...(rows.length > 0 ? [element('p', { class: 'share-note' }, roundsOf(outcomes.length, say))] : []),
      )
    },
  }
}

/** Of how many rounds the shares are. */
const roundsOf = (count: number, say: Say): string =>
  say(count === 1 ? 'live.lastRound' : 'live.lastRounds', { count })

function shareNode({ name, tone, percent }: Statistic): HTMLElement {
  const bar = element(
    'span',
    { class: `share ${tone}`, title: `${name} ${Math.round(percent)}%` },
    element('span', { class: 'share-name' }, name),
    element('b', { class: 'num' }, `${Math.round(percent)}%`),
  )
  bar.style.flexGrow = String(Math.max(12, percent))
  return bar
}

function sidedRoads(look: TableLook, sides: Sides, say: Say): Roads {
  const beads = element('ol', { class: 'road bead', 'aria-label': say('felt.road') })
  const road = (name: string) => element('div', { class: `road ${name}`, 'aria-hidden': 'true' })
  const big = road('big')
  const small = sides.hasDerived ? derived.map((name) => [name, road(`small ${name}`)] as const) : []
  const counts = element('p', { class: 'live-counts' })
  const asked = element('div', { class: 'live-asked', 'aria-hidden': 'true' })
  const node = element(
    'div',
    { class: `live-roads sided${sides.hasDerived ? ' five' : ''}` },
    element('div', { class: 'road-left' }, element('div', { class: 'road-foot' }, counts), beads),
    element(
      'div',
      { class: 'road-right' },
      sides.hasDerived && element('div', { class: 'road-foot' }, asked),
      big,
      small.length > 0 && element('div', { class: 'road-small' }, ...small.map(([, each]) => each)),
    ),
  )
  const toneOf = new Map(sides.names.map(([id, tone]) => [id, tone]))
  let outcomes: readonly Json[] = []
  /** Measured when the room has changed: a look at it between two roads would lay the whole page out anew. */
  const columns = new Map<HTMLElement, number>()
  const fewest = 4
  const columnsIn = (of: HTMLElement) => columns.get(of) ?? fewest
  function measure() {
    const all = [beads, big, ...small.map(([, each]) => each)]
    const cells = all.map((each) => Math.max(5, each.clientHeight / rows))
    const wide = all.map(({ clientWidth }) => clientWidth)
    for (const [i, each] of all.entries()) {
      const cell = cells[i] ?? 5
      columns.set(each, Math.max(fewest, Math.floor((wide[i] ?? 0) / cell)))
      each.style.setProperty('--cell', `${cell}px`)
    }
  }
  function draw() {
    const played = outcomes.map(sides.of)
    beads.replaceChildren(
      ...beadPlate(rememberedOf(look, outcomes, say), rows, columnsIn(beads)).map(({ column, row, round }) =>
        placed(markNode(round), column, row),
      ),
    )
    drawRings(big, bigRoad(played, rows), (side) => toneOf.get(side) ?? 'plain')
    for (const [name, each] of small)
      drawRings(each, derivedRoad(played, name, rows), (side) => side, columnsIn(each))
    counts.replaceChildren(
      ...sides.names.map(([id, tone, key]) =>
        element(
          'span',
          { class: `count ${tone}` },
          `${say(key)} `,
          element('b', { class: 'num' }, String(countOf(played, id === 'none' ? null : id))),
        ),
      ),
    )
    if (sides.hasDerived) asked.replaceChildren(...askedNodes(sides, played, say))
  }
  function drawRings(
    of: HTMLElement,
    rings: ReturnType<typeof bigRoad>,
    inkOf: (side: string) => string,
    columns = columnsIn(of),
  ) {
    of.replaceChildren(
      ...newest(rings, columns).map(({ column, row, side, ties }) =>
        placed(ringNode(inkOf(side), ties), column, row),
      ),
    )
  }
  const placed = (what: HTMLElement, column: number, row: number) => {
    what.style.gridArea = `${row + 1} / ${column + 1}`
    return what
  }
  return {
    node,
    set: (told) => {
      outcomes = told
      draw()
    },
    fit: () => {
      measure()
      draw()
    },
  }
}

/** The number lies over its ring, which is smaller than it where cells are. */
const ringNode = (ink: string, ties: number) =>
  element('i', { class: `ring ${ink}`, 'data-clip': '' }, ties > 0 && String(ties))

/** What the three made roads would show next, were it this side's or that one's. */
const askedNodes = (sides: Sides, played: readonly Played[], say: Say): readonly HTMLElement[] =>
  sides.names
    .slice(0, 2)
    .map(([id, tone, key]) =>
      element(
        'span',
        { class: `ask ${tone}`, title: say('live.next', { side: say(key) }) },
        element('b', {}, say(key).slice(0, 1)),
        ...derived.map((name) => element('i', { class: `${name} ${markAfter(played, id, name) ?? 'none'}` })),
      ),
    )

const countOf = (played: readonly Played[], side: string | null) =>
  played.filter((one) => one.side === side).length
