/** What happens on the board of Plinko: a ball falls from pin to pin into a bucket, which sinks under it. */
import { element, svgElement } from '@jackfruit/game-page/dom'
import type { Look, Sounds } from '@jackfruit/game-page/view'
import { shortTimes } from '../../client/house/figures.ts'
import type { Motion } from '../../client/house/motion.ts'
import { balanceHops, isBalancing, isLastOpen, paced, placeAt, touches } from './fall.ts'
import type { Rows } from './rules.ts'
import type { Shown } from './shown.ts'
import { makeBall } from './view-ball.ts'
import { above, boardNodes, bucketNodes, heightOf, type Shape, tallFor, widthOf } from './view-board.ts'

/** How long a hop from pin to pin takes. */
const hopMs = 118

/** The pins, the buckets under them and the ball that falls. */
export function makePins(motion: Motion, sounds: Sounds) {
  const board = svgElement('svg', { class: 'plinko-picture', role: 'img' })
  const tray = svgElement('svg', { class: 'plinko-picture plinko-tray', 'aria-hidden': 'true' })
  const ball = makeBall()
  const node = element('div', { class: 'plinko-frame' }, board, ball.node, tray)
  const bucketAt = (bucket: number) => tray.children[bucket]
  let drawn: { readonly rows: Rows; readonly multiples: readonly number[] } | null = null
  let shape: Shape = { rows: 12, tall: 1 }

  const layOut = () => {
    if (!drawn) return
    const room = { width: ball.node.clientWidth, height: ball.node.clientHeight }
    shape = { rows: drawn.rows, tall: room.width > 0 ? tallFor(drawn.rows, room) : 1 }
    const box = `0 ${-above} ${widthOf(shape)} ${heightOf(shape)}`
    for (const picture of [board, tray]) picture.setAttribute('viewBox', box)
    board.replaceChildren(...boardNodes(shape))
    tray.replaceChildren(...bucketNodes(shape, drawn.multiples))
    ball.fit()
    ball.clear()
  }
  return {
    node,
    takeBall: ball.clear,
    layOut,
    draw: (rows: Rows, multiples: readonly number[]) => {
      board.setAttribute('aria-label', multiples.map(shortTimes).join(' '))
      drawn = { rows, multiples }
      layOut()
    },
    drop: async (round: Shown, multiples: readonly number[], look: Look) => {
      const spots = touches(round)
      const hops = spots.length - 1
      const isOpen = isLastOpen(round.path, multiples)
      let [told, rights, risen] = [0, 0, 0]
      ball.fit()
      await motion.count(hopMs * (spots.length + (isOpen ? balanceHops : 0)), look, (time) => {
        const share = paced(time, hops, isOpen)
        const at = placeAt(spots, share)
        for (; told < Math.min(at.touched, round.path.length); told++) {
          if (!look.still) ball.light(shape, told, rights)
          rights += round.path[told] ?? 0
          if (!look.still && told % 2 === 0) sounds.play('tick', told / 2)
        }
        const waits = isBalancing(time, hops, isOpen)
        if (waits && !look.still && time * hops > risen) {
          risen = time * hops + 0.7
          sounds.play('rise', Math.round(risen))
        }
        if (isOpen)
          for (const bucket of [0, 1])
            bucketAt(
              told === round.path.length ? rights - (round.path.at(-1) ?? 0) + bucket : -1,
            )?.classList.toggle('open', waits)
        ball.draw(spots, share, shape, waits ? Math.sin(time * 190) * 3 : 0)
      })
    },
    leave: () => tray.querySelector('.plinko-bucket.hit')?.classList.remove('hit'),
    hit: async (place: number, look: Look) => {
      const bucket = bucketAt(place)
      bucket?.classList.add('hit')
      const frames = [{ transform: 'none' }, { transform: 'translateY(9px)' }, { transform: 'none' }]
      if (bucket) await motion.run(bucket, frames, 200, look)
      // It lies in the bucket now, and what stands on the bucket is to be read.
      ball.clear()
    },
  }
}
