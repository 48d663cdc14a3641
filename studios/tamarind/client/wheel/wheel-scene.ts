/** Roulette's play: the ball rolls as its way was computed, the number is told, and the wheel goes aside again. */
import { element } from '@jackfruit/game-page/dom'
import type { ViewParts } from '@jackfruit/game-page/view'
import { type SpinPath, spinPath } from '@jackfruit/game-page/wheel/path'
import type { WheelParts } from '@jackfruit/game-page/wheel/wheel'
import type { Scene } from '../felt/look.ts'
import { makeStand } from './stand.ts'

const cameraMs = 700
const turboPace = 0.3

interface WheelGame extends WheelParts {
  readonly read: (shown: Parameters<Scene['show']>[0]) => number
}

export function wheelScene({ pause, sounds }: ViewParts, game: WheelGame): Scene {
  const { order, toneOf, read } = game
  const result = element('output', { class: 'wheel-number num' })
  const node = element('div', { class: 'wheel-scene' }, result)
  const stand = makeStand(game, node)
  let rotor = 0
  let lying: number | null = null
  const lie = () => stand.lie(rotor, lying === null ? null : rotor + angleOf(order, lying))
  lie()

  /** True when it was cut short. */
  async function roll(path: SpinPath): Promise<boolean> {
    const began = performance.now()
    const knocks = path.knocks.map((ms, i) => setTimeout(() => sounds.play('tick', i), ms))
    await Promise.race([pause(path.restsMs), stand.spin(path)])
    for (const knock of knocks) clearTimeout(knock)
    return performance.now() - began < path.restsMs - 60
  }
  /** The rotor slows down by itself where nobody has hurried it. */
  function comeToRest(path: SpinPath, number: number, isCut: boolean) {
    rotor = path.at(path.endsMs).rotor % (Math.PI * 2)
    lying = number
    if (isCut) lie()
    else setTimeout(() => lying === number && lie(), path.endsMs - path.restsMs)
    result.textContent = String(number)
    result.className = `wheel-number num ${toneOf(number)}`
  }

  return {
    ...{ node, backdrop: stand.node },
    fit: stand.fit,
    begin: ({ still }) => {
      result.textContent = ''
      result.className = 'wheel-number num'
      lying = null
      lie()
      stand.setStage(true, still ? 0 : cameraMs)
      sounds.play('tick')
    },
    show: async (shown, { turbo, still }) => {
      const number = read(shown)
      const spin = { pocket: order.indexOf(number), pockets: order.length, rotor }
      const path = spinPath({ ...spin, pace: turbo ? turboPace : 1 })
      comeToRest(path, number, still || (await roll(path)))
      sounds.play('land')
      if (!still) await pause(turbo ? 300 : 1_100)
      stand.choose()
      stand.setStage(false, still ? 0 : cameraMs)
    },
    rest: () => stand.setStage(false, 0),
  }
}

const angleOf = (order: readonly number[], number: number) =>
  (order.indexOf(number) * Math.PI * 2) / order.length
