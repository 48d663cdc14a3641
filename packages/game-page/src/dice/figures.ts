/** The six pictures of the dice, each a few flat shapes in a box of 40. */
import { svgElement } from '../dom.ts'

const figures: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  fish: [
    ['#1f6fc4', 'M5 20Q14 9 26 17L35 10V30L26 23Q14 31 5 20Z'],
    ['#fff', 'M11 17a2 2 0 1 0 .1 0Z'],
  ],
  prawn: [
    ['#e0552b', 'M30 8Q12 6 10 20Q9 31 20 33L19 28Q15 26 16 20Q17 13 28 14Z'],
    ['#a83312', 'M30 8L36 4L33 11ZM30 11L37 12L29 14ZM18 29L26 31L18 34Z'],
  ],
  crab: [
    ['#c8241f', 'M20 14Q32 14 31 22Q30 30 20 30Q10 30 9 22Q8 14 20 14Z'],
    ['#8e1510', 'M9 18L3 10L10 9L12 15ZM31 18L37 10L30 9L28 15ZM9 26L4 31L12 29ZM31 26L36 31L28 29Z'],
  ],
  rooster: [
    ['#c9780c', 'M8 30Q6 16 18 16L20 8L28 10L27 20Q28 32 18 33Z'],
    ['#c3202b', 'M20 8L21 3L24 6L27 3L28 10ZM28 11L34 14L28 15Z'],
  ],
  gourd: [
    ['#3f9a3a', 'M20 10Q27 11 25 17Q33 20 31 28Q29 35 20 35Q11 35 9 28Q7 20 15 17Q13 11 20 10Z'],
    ['#6b4a1c', 'M19 10L18 3L23 5L21 10Z'],
  ],
  coin: [
    ['#e0a21a', 'M20 4A16 16 0 1 0 20.1 4Z'],
    ['#fff3cc', 'M15 15H25V25H15Z'],
  ],
}

export const figure = (name: string): SVGElement[] =>
  (figures[name] ?? []).map(([fill, d]) => svgElement('path', { fill, d }))
