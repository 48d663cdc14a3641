/** The table of a new game: what the page around it is lent, and its style. */
import type { Request } from './request.ts'

export const viewFiles = (request: Request): Readonly<Record<string, string>> => ({
  'view.ts': view(request),
  'view-table.ts': table(request),
  'view-rules.ts': rules(),
  'view.css': css(request),
})

const view = ({ studioName }: Request) => `import type { GameView } from '@jackfruit/game-page/view'
import manifest from './game.json' with { type: 'json' }
import { rulesPage } from './view-rules.ts'
import { makeTable } from './view-table.ts'

export const view: GameView = {
  name: manifest.name,
  studio: '${studioName}',
  hall: 'radial-gradient(circle at 50% 0%, #2f6f62 0%, #173f3c 50%, #081a1a 100%)',
  texts: [import.meta.glob('./texts/*.ts')],
  make: makeTable,
  rules: rulesPage,
}
`

const table = ({
  code,
}: Request) => `/** The fields in a ring: a light runs round them and stops at the one that was drawn. */
import './view.css'
import { element } from '@jackfruit/game-page/dom'
import type { Look, Round, Table, ViewParts } from '@jackfruit/game-page/view'
import { readFacts, readShown } from './shown.ts'
import { timesText } from './view-rules.ts'

const stepMs = { normal: 45, turbo: 15 }

export function makeTable({ facts, say, sounds, pause }: ViewParts): Table {
  const fields = readFacts(facts).fields.map((times) =>
    element('li', { class: times > 0 ? 'pays' : '' }, timesText(times)),
  )
  const node = element(
    'div',
    { class: '${code}' },
    element('ol', { class: '${code}-ring', 'aria-label': say('draw.fields') }, ...fields),
  )
  let at = 0

  const light = (field: number, kind: string) => {
    for (const [each, cell] of fields.entries()) {
      cell.classList.toggle('lit', each === field && kind === 'lit')
      cell.classList.toggle('drawn', each === field && kind === 'drawn')
    }
  }

  async function show({ shown, stake, win }: Round, { turbo, still }: Look): Promise<void> {
    const { field } = readShown(shown)
    const steps = still ? 0 : fields.length + ((field - at + fields.length) % fields.length)
    for (let step = 1; step <= steps; step++) {
      light((at + step) % fields.length, 'lit')
      if (step % 2 === 0) sounds.play('tick', step % 5)
      await pause(turbo ? stepMs.turbo : stepMs.normal)
    }
    at = field
    light(field, 'drawn')
    sounds.play(win > stake ? 'reveal' : 'land')
  }

  return {
    node,
    laid: () => ({ choice: null }),
    fit: () => undefined,
    begin: () => light(at, ''),
    show,
    hurry: () => undefined,
    rest: () => light(at, ''),
    lock: () => undefined,
    words: ({ shown }) => say('draw.won', { times: timesText(readShown(shown).times) }),
  }
}
`

const rules = () => `import { element } from '@jackfruit/game-page/dom'
import type { ViewParts } from '@jackfruit/game-page/view'
import { readFacts } from './shown.ts'

/** 15,000 is 1.5×. */
export const timesText = (times: number): string => \`\${times / 10_000}×\`

/** How many fields return each multiple, the highest first. */
export function rulesPage({ say, facts }: ViewParts): readonly HTMLElement[] {
  const { fields } = readFacts(facts)
  const multiples = [...new Set(fields)].toSorted((a, b) => b - a)
  const count = (times: number) => fields.filter((each) => each === times).length
  return [
    element('h3', {}, say('draw.how.title')),
    element('p', { class: 'hint' }, say('draw.how', { fields: fields.length })),
    element('p', { class: 'hint' }, say('draw.odds')),
    element('h3', {}, say('draw.pays')),
    element(
      'dl',
      { class: 'facts' },
      ...multiples.flatMap((times) => [
        element('dt', {}, timesText(times)),
        element('dd', { class: 'num' }, say('draw.count', { count: count(times), fields: fields.length })),
      ]),
    ),
  ]
}
`

const css = ({
  code,
}: Request) => `.${code} { display: grid; place-items: center; container-type: size; padding: 12px; }
.${code}-ring { list-style: none; margin: 0; padding: 0; width: min(100cqw - 24px, 900px); display: grid; grid-template-columns: repeat(5, 1fr); gap: clamp(4px, 1.2cqmin, 12px); }
.${code}-ring li { display: grid; place-items: center; min-height: clamp(36px, 15cqh, 96px); border-radius: 14px; background: rgb(0 0 0 / 34%); color: var(--text-3); font-size: clamp(15px, 4.4cqmin, 30px); font-weight: 760; font-variant-numeric: tabular-nums; box-shadow: inset 0 0 0 2px rgb(255 255 255 / 8%); }
.${code}-ring li.pays { color: var(--text); background: rgb(255 255 255 / 12%); }
.${code}-ring li.lit { box-shadow: inset 0 0 0 3px var(--gold-300); }
.${code}-ring li.drawn { background: linear-gradient(#ffdf8a, #f7b523); color: var(--ink); }
`
