import { bare, darker, disc, grounds, type HallPlan, many, rays, scenes } from '@jackfruit/art/slots'

/** An arch of lamps before a drawn curtain. */
const lamps = (radius: number, count: number) =>
  many(count, (index) => {
    const angle = Math.PI * (index / (count - 1))
    const [x, y] = [360 + Math.cos(angle) * radius, 300 - Math.sin(angle) * radius * 0.86]
    return disc(x, y, 9, '#FFC27A', 0.22) + disc(x, y, 4.4, index % 2 ? '#FFF3C4' : '#FFC93F')
  })

export const hall: Omit<HallPlan, 'code'> = {
  palette: { ...grounds.ruby, mid: '#8E0A2E' },
  light: [360, 190],
  scenery: (id, stage) =>
    scenes.curtain(id, bare(stage)) +
    rays(360, 200, 24, 460, '#FFB35C', 0.05) +
    `<path d="M60 405V300A300 258 0 0 1 660 300V405H628V300A268 230 0 0 0 92 300V405Z" fill="${darker(stage.palette.shadow, 0.2)}"/>` +
    `<path d="M60 405V300A300 258 0 0 1 660 300V405" fill="none" stroke="#C98406" stroke-width="3"/><path d="M92 405V300A268 230 0 0 1 628 300V405" fill="none" stroke="#C98406" stroke-width="2"/>` +
    lamps(284, 33),
}
