/** Dice that tumble and come to lie on the faces that were drawn. */
import { element } from '@jackfruit/game-page/dom'
import { dieFace } from '../pages/numbers.ts'

/** How a cube must be turned so that this face looks at us. */
const turns: Readonly<Record<string, string>> = {
  1: 'rotateX(0deg) rotateY(0deg)',
  2: 'rotateX(-90deg) rotateY(0deg)',
  3: 'rotateX(0deg) rotateY(-90deg)',
  4: 'rotateX(0deg) rotateY(90deg)',
  5: 'rotateX(90deg) rotateY(0deg)',
  6: 'rotateX(0deg) rotateY(180deg)',
}

const faces = [...'123456']

export async function throwDice(stage: HTMLElement, pieces: readonly string[]): Promise<void> {
  const cubes = pieces.map(() =>
    element(
      'div',
      { class: 'cube' },
      ...faces.map((face) => element('div', { class: `side side-${face}` }, dieFace(face))),
    ),
  )
  stage.replaceChildren(
    element('div', { class: 'dice' }, ...cubes.map((cube) => element('div', { class: 'die' }, cube))),
  )
  const thrown = cubes.map((cube, at) => {
    const end = turns[pieces[at] ?? '1'] ?? ''
    return cube.animate(
      [
        {
          transform: `translate3d(-160px, -120px, 80px) rotateX(${900 + at * 140}deg) rotateY(${720 - at * 90}deg) ${end}`,
        },
        { transform: `translate3d(20px, 10px, 0) rotateX(380deg) rotateY(300deg) ${end}`, offset: 0.45 },
        { transform: `translate3d(-6px, -26px, 20px) rotateX(120deg) rotateY(80deg) ${end}`, offset: 0.7 },
        { transform: `translate3d(0, 0, 0) rotateX(0deg) rotateY(0deg) ${end}` },
      ],
      { duration: 2600 + at * 500, easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)', fill: 'forwards' },
    ).finished
  })
  await Promise.all(thrown)
}
