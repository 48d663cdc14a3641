/** Sets of numbers by their names, above the pad of 2D and 3D: a press picks them all, a second one takes them out. */
import { element, wordButton } from '@jackfruit/game-page/dom'
import { setsOfThree, setsOfTwo } from '@jackfruit/lottery-rules'
import { type Board, isPicked, type Parts, pick } from './parts.ts'

type NamedSet = (typeof setsOfTwo)[number]

const groups = Array.from({ length: 12 }, (_, n) => String(n + 1))
const digits = [...'0123456789']

/** In Burmese as agents write it; elsewhere in words, with the Burmese name after it. */
function nameOf({ say }: Parts, { id, names: [burmese = ''] }: NamedSet): string {
  return document.documentElement.lang.startsWith('my') && burmese
    ? burmese
    : (say.maybe(`set.${id}`) ?? burmese)
}

export function makeHelpers(parts: Parts, width: 2 | 3): Board {
  const { say, desk } = parts
  const sheet = element('div', { class: 'helper-sheet', hidden: true })
  let opened: string | null = null
  const toggle = (numbers: readonly string[]) =>
    pick(parts, numbers, !numbers.every((number) => isPicked(desk, number)))

  const open = (set: NamedSet) => {
    opened = opened === set.id ? null : set.id
    sheet.hidden = opened === null
    sheet.replaceChildren(...(opened === null ? [] : choicesOf(set)))
    for (const [id, made] of byId) made.setAttribute('aria-expanded', String(id === opened))
  }
  const choicesOf = (set: NamedSet): Node[] => {
    if (set.takes === 'digits')
      return [element('span', { class: 'helper-hint' }, nameOf(parts, set)), ...severalOf(set)]
    return (set.takes === 'group' ? groups : digits).map((given) =>
      element(
        'button',
        { type: 'button', class: 'helper-digit num', onclick: () => toggle(set.numbers(given)) },
        given,
        element('small', {}, String(set.count(given))),
      ),
    )
  }
  const severalOf = (set: NamedSet): Node[] => {
    let given = ''
    const add = wordButton('quick', say('helper.add', { n: 0 }), () => pick(parts, set.numbers(given), true))
    const balls = digits.map((digit) => {
      const ball = wordButton('helper-digit num', digit, () => {
        given = given.includes(digit) ? given.replace(digit, '') : given + digit
        ball.setAttribute('aria-pressed', String(given.includes(digit)))
        add.textContent = say('helper.add', { n: given.length < 2 ? 0 : set.count(given) })
        add.disabled = given.length < 2
      })
      return ball
    })
    add.disabled = true
    return [...balls, add]
  }

  const reverse = element(
    'button',
    {
      type: 'button',
      class: 'helper helper-switch',
      onclick: () => {
        desk.reverses = !desk.reverses
        if (desk.reverses) reverseAll(parts)
        parts.tell()
      },
    },
    element('b', {}, 'R'),
    ` ${say('helper.reverse')}`,
  )
  const sets = width === 2 ? setsOfTwo : setsOfThree
  const byId = new Map(
    sets
      .filter(({ takes, names }) => takes !== 'group' || names.length > 0)
      .map((set) => [
        set.id,
        element(
          'button',
          {
            type: 'button',
            class: `helper helper-${set.takes}`,
            onclick: () => (set.takes === 'nothing' ? toggle(set.numbers('')) : open(set)),
          },
          nameOf(parts, set),
          set.takes === 'nothing' && element('small', { class: 'num' }, String(set.count(''))),
        ),
      ]),
  )
  const rows = [
    element('div', { class: 'helper-row' }, reverse, ...named(byId, sets, 'nothing')),
    element('div', { class: 'helper-row' }, ...named(byId, sets, 'digit'), ...named(byId, sets, 'digits')),
  ]
  return {
    node: element(
      'div',
      { class: 'helpers', role: 'group', 'aria-label': say('helper.sets') },
      ...rows,
      sheet,
    ),
    update: () => reverse.setAttribute('aria-pressed', String(desk.reverses)),
  }
}

const named = (byId: ReadonlyMap<string, HTMLElement>, sets: readonly NamedSet[], takes: NamedSet['takes']) =>
  sets.filter((set) => set.takes === takes).flatMap(({ id }) => byId.get(id) ?? [])

/** What was picked before the switch was turned gets its other orders, too. */
function reverseAll(parts: Parts): void {
  const words = parts.desk.draft.words.flatMap((word) => ordersIn(parts, word))
  pick(parts, words, true)
}

function ordersIn({ desk }: Parts, word: string): readonly string[] {
  const sets = new Set<string>()
  const place = (head: string, rest: string) => {
    if (rest === '') sets.add(head)
    for (let i = 0; i < rest.length; i++) place(head + rest[i], rest.slice(0, i) + rest.slice(i + 1))
  }
  place('', word)
  return desk.reverses ? [...sets] : [word]
}
