import {
  bare,
  coin,
  grounds,
  type HallPlan,
  idMaker,
  many,
  rays,
  scatter,
  scenes,
  thing,
} from '@jackfruit/art/slots'

/** A heap that slides in from a corner, stacks behind and loose coins before. */
const heap = (from: number, to: number, seed: number) => {
  const next = scatter(seed)
  const id = idMaker(`heap${seed}`)
  const at = (k: number) => from + (to - from) * k
  return (
    [0.1, 0.42, 0.7]
      .map((k, index) => thing(id, 'stack', { x: at(k), y: 300 + index * 26, scale: 0.72 - index * 0.12 }))
      .join('') +
    many(12, (index) =>
      coin(id, at(next() * 0.95), 340 + (index / 12) * 50, 15 + next() * 6, {
        tilt: 0.2 + next() * 0.2,
        turn: next() * 40 - 20,
      }),
    )
  )
}

export const hall: Omit<HallPlan, 'code'> = {
  palette: { ...grounds.jade, mid: '#0E6A4C', glow: '#FFE08A', shadow: '#021C15' },
  light: [360, 170],
  scenery: (id, stage) =>
    scenes.vault(id, bare({ ...stage, height: 350 })) +
    rays(360, 170, 22, 500, '#FFE9A8', 0.045) +
    heap(10, 250, 21) +
    heap(710, 470, 34) +
    heap(292, 428, 55),
}
