/** Selections that are kept by name, and keeping what is picked now. */
import { button, element, wordButton } from '@jackfruit/game-page/dom'
import type { Board, Parts } from '../boards/parts.ts'
import { allEntries } from '../model/desk.ts'
import type { Favourite } from '../studio.ts'

export interface Kept extends Board {
  readonly toggle: () => void
  readonly load: () => void
}

export function makeKept(parts: Parts): Kept {
  const { say, desk } = parts
  let favourites: readonly Favourite[] = []
  const name = element('input', {
    maxlength: 40,
    placeholder: say('kept.name'),
    'aria-label': say('kept.name'),
  })
  const list = element('ul', {})
  const trouble = element('p', { class: 'down', role: 'status' })
  const keep = wordButton('quick', say('kept.keep'), () => void save())
  const node = element(
    'div',
    { class: 'kept', hidden: true },
    element('div', { class: 'kept-new' }, name, keep),
    trouble,
    list,
  )
  const draw = () =>
    list.replaceChildren(
      ...favourites.map((favourite) =>
        element(
          'li',
          {},
          wordButton('link', favourite.name, () => {
            desk.items = [...desk.items, { entries: favourite.entries }]
            parts.tell()
          }),
          button({
            icon: 'close',
            label: say('kept.forget', { name: favourite.name }),
            press: () => void forget(favourite.name),
          }),
        ),
      ),
    )
  const reload = async () => {
    const { code } = desk.game
    try {
      const found = await desk.studio.favourites(code)
      if (code !== desk.game.code) return
      favourites = found
      trouble.textContent = ''
    } catch {
      trouble.textContent = say('error.NETWORK')
    }
    draw()
  }
  const save = async () => {
    const entries = allEntries(desk)
    if (name.value.trim() === '' || entries.length === 0) return
    try {
      await desk.studio.keep(desk.game.code, { name: name.value.trim(), entries })
      name.value = ''
    } catch {
      trouble.textContent = say('error.LIMITS')
      return
    }
    await reload()
  }
  const forget = async (which: string) => {
    await desk.studio.forget(desk.game.code, which).catch(() => {})
    await reload()
  }
  return {
    node,
    toggle: () => {
      node.hidden = !node.hidden
    },
    load: () => void reload(),
    update: () => {
      keep.disabled = allEntries(desk).length === 0
    },
  }
}
