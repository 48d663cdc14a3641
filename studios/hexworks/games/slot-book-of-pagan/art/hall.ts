import { darker, grounds, type HallPlan, halo, idMaker, many, rays, thing } from '@jackfruit/art/slots'

/** A row of shelves with bound leaves, seen from the side aisle. */
const shelves = (x: number, width: number, seed: number) =>
  many(5, (row) => {
    const y = 44 + row * 62
    return (
      `<rect x="${x}" y="${y + 50}" width="${width}" height="9" fill="#7A4A14"/><rect x="${x}" y="${y + 50}" width="${width}" height="2.500" fill="#E0A23A"/>` +
      many(Math.floor(width / 16), (index) => {
        const k = (index * 7 + row * 3 + seed) % 5
        const tall = 30 + ((index * 11 + row * 5 + seed) % 4) * 5
        const colour = ['#8E1A12', '#123C6E', '#0F5A3A', '#5A2A10', '#4A1468'][k] ?? '#5A2A10'
        const left = x + 3 + index * 16
        return `<rect x="${left}" y="${y + 50 - tall}" width="13" height="${tall}" fill="${colour}"/><rect x="${left}" y="${y + 50 - tall}" width="3.500" height="${tall}" fill="#FFF" opacity="0.14"/><rect x="${left}" y="${y + 56 - tall}" width="13" height="3" fill="#E0A23A" opacity="0.8"/>`
      })
    )
  })

export const hall: Omit<HallPlan, 'code'> = {
  palette: { ...grounds.coffee, shadow: '#1A0805', mid: '#7A3416', glow: '#FFC878' },
  light: [360, 190],
  scenery: (id, stage) =>
    `<rect width="720" height="405" fill="${darker(stage.palette.mid, 0.5)}" opacity="0.35"/>` +
    rays(360, 170, 22, 500, '#FFE3A3', 0.06) +
    shelves(-6, 176, 1) +
    shelves(550, 176, 4) +
    '<path d="M170 405V150A190 150 0 0 1 550 150V405H524V152A164 128 0 0 0 196 152V405Z" fill="#3A1608"/><path d="M196 405V152A164 128 0 0 1 524 152V405" fill="none" stroke="#E0A23A" stroke-width="2.500"/>' +
    '<path d="M360 0V40" stroke="#E0A23A" stroke-width="2"/>' +
    [188, 532]
      .map(
        (x) =>
          halo(idMaker(`light${x}`), '#FFC878', x, 214, 64) +
          thing(idMaker(`lamp${x}`), 'lamp', { x, y: 212, scale: 0.3, material: 'gold' }),
      )
      .join('') +
    halo(id, '#FFC878', 360, 66, 90) +
    thing(id, 'lamp', { x: 360, y: 66, scale: 0.34, material: 'gold' }),
}
