import { element, icon } from '../dom.ts'
import type { Say } from '../texts.ts'
import { mainHexagon } from './main-hexagon.ts'

/** What the main button would do now; `missing` tells what is missing for a bet. */
type MainMode = 'play' | 'skip' | 'autoStop' | 'wait' | 'missing'

const labels = {
  play: 'bar.play',
  skip: 'action.skip',
  autoStop: 'bar.autoStop',
  wait: 'bar.play',
  missing: 'bar.play',
} as const satisfies Record<MainMode, string>

export interface MainButton {
  readonly node: HTMLElement
  readonly set: (mode: MainMode, autoLeft: number | null) => void
}

export function makeMainButton(say: Say, sign: 'spin' | 'play', press: () => void): MainButton {
  const face = element('span', { class: 'spin-face' })
  const node = element(
    'button',
    { type: 'button', class: 'spin', 'data-testid': 'spin', onclick: press },
    mainHexagon(),
    face,
  )
  return {
    node,
    set: (mode, autoLeft) => {
      const isCounting = autoLeft !== null
      const label = say(labels[mode])
      const left = isCounting ? `. ${say('bar.autoLeft', { count: autoLeft })}` : ''
      node.setAttribute('aria-label', label + left)
      node.classList.toggle('waiting', mode === 'wait' || mode === 'missing')
      node.setAttribute('aria-disabled', String(mode === 'wait'))
      face.replaceChildren(icon(mode === 'skip' || mode === 'autoStop' ? 'stop' : sign))
      if (isCounting) face.append(element('span', { class: 'auto-left num' }, String(autoLeft)))
      face.classList.toggle('counting', isCounting)
    },
  }
}
