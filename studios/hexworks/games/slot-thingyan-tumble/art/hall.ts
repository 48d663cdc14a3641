import {
  darker,
  facet,
  grounds,
  group,
  type HallPlan,
  idMaker,
  many,
  ramps,
  rays,
  scatter,
  scenes,
  shade,
  thing,
} from '@jackfruit/art/slots'

const flags = ['#FF5A78', '#FFC93F', '#3FCF8E', '#FFFFFF', '#C77DFF']

/** Paper flags on a line that hangs from post to post. */
const bunting = (y: number, sag: number) =>
  many(24, (index) => {
    const [x, low] = [15 + index * 30, y + Math.sin(((index % 12) / 11) * Math.PI) * sag]
    return facet(
      [
        [x - 9, low],
        [x + 9, low],
        [x, low + 20],
      ],
      flags[index % flags.length] ?? '#FFFFFF',
      0.85,
    )
  })

/** A jet of water that breaks into drops. */
const jet = (flip: boolean) =>
  group(
    '<path d="M-20 330Q90 120 236 132" fill="none" stroke="#CFF1FF" stroke-width="15" stroke-linecap="round" opacity="0.4"/><path d="M-20 326Q90 118 232 130" fill="none" stroke="#FFFFFF" stroke-width="5" stroke-linecap="round" opacity="0.6"/>' +
      many(12, (index) => {
        const next = scatter(index + 40)
        return `<circle cx="${232 + next() * 70}" cy="${128 + next() * 70}" r="${2 + next() * 4}" fill="#E9FAFF" opacity="0.7"/>`
      }),
    flip ? 720 : 0,
    0,
    { flip },
  )

/** A bough in bloom that reaches in from a corner. */
const bough = (flip: boolean) => {
  const next = scatter(flip ? 5 : 8)
  return group(
    '<path d="M-10 -10Q70 30 150 20" stroke="#3A1A08" stroke-width="9" fill="none" stroke-linecap="round"/>' +
      many(9, (index) =>
        group(
          facet(
            [
              [0, 0],
              [-9, -16],
              [0, -40],
            ],
            shade(ramps.emerald, 0.42),
          ) +
            facet(
              [
                [0, 0],
                [9, -16],
                [0, -40],
              ],
              shade(ramps.emerald, 0.24),
            ),
          12 + index * 17,
          8 + next() * 20,
          { turn: 100 + next() * 160 },
        ),
      ) +
      many(8, (index) =>
        thing(idMaker(`bough${index}`), 'blossom', {
          x: 8 + index * 19,
          y: 6 + next() * 44,
          scale: 0.13 + next() * 0.08,
          material: 'gold',
        }),
      ),
    flip ? 720 : 0,
    0,
    { flip },
  )
}

export const hall: Omit<HallPlan, 'code'> = {
  palette: { ...grounds.sky, mid: '#2380CC', shadow: '#083060' },
  light: [360, 150],
  seed: 3,
  scenery: (id, stage) =>
    rays(360, 140, 20, 520, '#FFFFFF', 0.05) +
    scenes.clouds(id, stage) +
    bunting(54, 26) +
    jet(false) +
    jet(true) +
    scenes.waves(id, {
      ...stage,
      height: 460,
      palette: { ...stage.palette, glow: darker(stage.palette.mid, 0.1) },
    }) +
    bough(false) +
    bough(true),
}
