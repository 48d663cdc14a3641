/** The ticket: its head, its fields, and the coin that frees them where the player does not. */
import { picture } from 'virtual:art/scratch-kyat'
import { element } from '@jackfruit/game-page/dom'
import type { Look, ViewParts } from '@jackfruit/game-page/view'
import { shortTimes } from '../../client/house/figures.ts'
import type { Motion } from '../../client/house/motion.ts'
import type { Shown } from './shown.ts'
import { type Field, makeFields, rubbing } from './view-fields.ts'
import { wayAt } from './view-foil.ts'

/** How long the ticket waits for the player before the coin comes, and how long it takes for a field. */
const waitMs = 900
const fieldMs = 230
/** Whoever rubs has so long for the next stroke. */
const ownMs = 4_000
const popMs = 260

export function makeTicket({ say, sounds }: ViewParts, motion: Motion, most: number) {
  let free: (place: number) => void = () => undefined
  /** The player's own hand is at work, and since the last look there was a stroke. */
  let [isOwn, hasStroke] = [false, false]
  const fields = makeFields(say, (place) => free(place))
  const places = element('div', { class: 'scratch-fields' }, ...fields.map(({ node }) => node))
  const coin = element('img', { class: 'scratch-coin', src: picture('coin'), alt: '', draggable: 'false' })
  const head = element(
    'div',
    { class: 'scratch-head' },
    element('p', { class: 'scratch-title' }, say('scratch.buy')),
    element('b', { class: 'scratch-most num' }, shortTimes(most * 100)),
  )
  rubbing(places, fields, {
    free: (place) => free(place),
    rubbed: () => {
      isOwn = true
      hasStroke = true
    },
  })

  const cover = () => {
    for (const { value, foil, metal, node } of fields) {
      value.textContent = ''
      node.className = 'scratch-field'
      metal.cover()
      foil.hidden = false
      foil.disabled = true
    }
    coin.hidden = true
  }
  /** The coin over a field, so far on its way. */
  const lead = ({ node, metal }: Field, share: number) => {
    const [x, y] = wayAt(share)
    coin.hidden = false
    coin.style.left = `${places.offsetLeft + node.offsetLeft + x * node.offsetWidth}px`
    coin.style.top = `${places.offsetTop + node.offsetTop + y * node.offsetHeight}px`
    metal.sweep(share)
  }
  /** Field after field, as far as the player has not. */
  const uncover = async (covered: Set<number>, look: Look) => {
    const all = waitMs + fields.length * fieldMs
    await motion.count(all, look, (share) => {
      const at = (share * all - waitMs) / fieldMs
      coin.hidden = true
      if (isOwn) return
      for (const place of [...covered]) if (at >= place + 1) free(place)
      const under = fields[Math.floor(at)]
      if (under && covered.has(Math.floor(at))) lead(under, at - Math.floor(at))
    })
    while (isOwn && hasStroke && covered.size > 0) {
      hasStroke = false
      await motion.count(ownMs, look, () => undefined)
    }
    for (const place of [...covered]) free(place)
    coin.hidden = true
  }

  cover()
  return {
    node: element('div', { class: 'scratch-ticket' }, head, places, coin),
    cover,
    hurry: () => {
      isOwn = false
      motion.hurry()
    },
    reveal: async (found: Shown, look: Look) => {
      const covered = new Set(fields.keys())
      isOwn = false
      cover()
      for (const [place, { value, foil }] of fields.entries()) {
        value.textContent = shortTimes((found.fields[place] ?? 0) * 100)
        foil.disabled = false
      }
      free = (place) => {
        const field = fields[place]
        if (!field || !covered.delete(place)) return
        sounds.play('reveal', 9 - covered.size)
        field.foil.hidden = true
        // Nothing is left for the coin: it does not come any more.
        if (covered.size === 0) motion.hurry()
        motion.begin()
        void motion.run(field.value, [{ scale: 0.7 }, { scale: 1.2 }, { scale: 1 }], popMs, look)
      }
      await uncover(covered, look)
      for (const [place, { node }] of fields.entries())
        node.classList.add(found.fields[place] === found.prize ? 'alike' : 'other')
    },
  }
}
