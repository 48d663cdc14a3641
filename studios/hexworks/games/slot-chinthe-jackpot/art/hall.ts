import { chinthe } from '@jackfruit/art'
import {
  bare,
  coin,
  grounds,
  group,
  type HallPlan,
  idMaker,
  many,
  ramps,
  rays,
  scatter,
  scenes,
} from '@jackfruit/art/slots'

/** A guardian on its plinth. */
const guardian = (x: number, flip: boolean) =>
  group(
    '<path d="M-92 130H92L78 154H-78Z" fill="#E8980F"/><path d="M-78 154H78V230H-78Z" fill="#8A4B00"/><path d="M-78 154H0V230H-78Z" fill="#C98406"/>' +
      chinthe({ outerMane: ramps.sapphire }),
    x,
    236,
    { scale: 0.62, flip },
  )

/** Coins that lie about the plinths. */
const strewn = () => {
  const next = scatter(13)
  return many(26, (index) =>
    coin(
      idMaker(`strewn${index}`),
      index % 2 ? next() * 230 : 490 + next() * 230,
      366 + next() * 34,
      9 + next() * 8,
      {
        tilt: 0.16 + next() * 0.26,
        turn: next() * 40 - 20,
      },
    ),
  )
}

export const hall: Omit<HallPlan, 'code'> = {
  palette: { ...grounds.cobalt, mid: '#1B3CB8', shadow: '#050B2E', glow: '#8CB8FF' },
  light: [360, 160],
  seed: 2,
  scenery: (id, stage) =>
    rays(360, 170, 26, 520, '#FFE08A', 0.07) +
    scenes.fireworks(id, bare(stage)) +
    '<path d="M0 330H720V405H0Z" fill="#0A1550"/><path d="M0 330H720V334H0Z" fill="#F5B11B" opacity="0.7"/>' +
    guardian(98, false) +
    guardian(622, true) +
    strewn(),
}
