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
} from '@jackfruit/art/slots'

/** Coins that lie about the floor. */
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
    strewn(),
}
