// @vitest-environment happy-dom

import type { Json } from '@jackfruit/studio-kit/rules'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { HandStanding, Scene } from '../felt/look.ts'
import { openCourse } from '../scenes/course.ts'
import { type SolidScene, TwoForms } from './two-forms.ts'

const room = { width: 800, height: 300, x: 0, y: 0, hall: { width: 800, height: 500 } }
const hand: HandStanding = { outcome: 7, steps: 1, actions: [], isOver: false }
/** Fast, and slow, as a device draws them. */
const frames = (ms: number) => Array.from({ length: 40 }, () => ms)

function aForm(name: string, said: string[]): Scene {
  const say = (what: string) => void said.push(`${name} ${what}`)
  return {
    node: Object.assign(document.createElement('div'), { className: name }),
    open: () => say('open'),
    closed: () => say('closed'),
    deal: (outcome: Json, course) => {
      say(`deal ${outcome}`)
      for (const ms of [100, 500]) course.at(ms, (isStill) => say(`${ms}${isStill ? ' at once' : ''}`))
    },
    show: (outcome) => say(`show ${outcome}`),
    follow: ({ steps }) => say(`follow ${steps}`),
    fit: ({ width }) => say(`fit ${width}`),
  }
}

/** A table whose solid form has been asked for, and comes when it is let come. */
function aTable({ gaps = 16, asked = 'solid' }: { gaps?: number; asked?: string } = {}) {
  window.history.replaceState(null, '', `?form=${asked}`)
  const said: string[] = []
  let lost = () => {}
  let idle = () => {}
  const solid: SolidScene = {
    ...aForm('solid', said),
    costs: () => frames(3),
    gaps: () => frames(gaps),
    release: () => void said.push('solid released'),
    onLost: (tell) => {
      lost = tell
    },
  }
  const scene = new TwoForms({
    ...{ drawn: aForm('drawn', said), solid: async () => solid, now: Date.now },
    idle: (work) => {
      idle = work
    },
  })
  const later = (ms: number, work: () => void) => {
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  }
  return {
    ...{ scene, said, lose: () => lost(), seen: () => scene.node.firstElementChild?.className },
    come: async () => {
      idle()
      await vi.advanceTimersByTimeAsync(0)
    },
    deal: (outcome: Json) => {
      const course = openCourse({ later }, { lastsMs: 900, isStill: false })
      scene.deal(outcome, course)
      return course
    },
    /** What was said since it was last asked. */
    heard: () => said.splice(0),
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', '?')
})

describe('a table of two forms', () => {
  test('is drawn at first, and takes the solid form with all that stands when it has come', async () => {
    const { scene, seen, come, heard } = aTable()
    const placed: Scene = scene
    placed.fit?.(room)
    scene.closed(false)
    scene.follow(hand)
    expect(seen()).toBe('drawn')
    heard()
    await come()
    expect(seen()).toBe('solid')
    expect(heard()).toEqual([
      'solid fit 800',
      'solid fit 800',
      'solid open',
      'solid closed',
      'solid follow 1',
    ])
    scene.show(7)
    expect(heard()).toEqual(['solid show 7'])
  })

  test('does not change while something is dealt: the form that began deals to the end', async () => {
    const { scene, seen, come, deal, heard } = aTable()
    deal(4)
    await come()
    expect(seen()).toBe('drawn')
    await vi.advanceTimersByTimeAsync(600)
    expect(heard()).toEqual(['drawn deal 4', 'drawn 100', 'drawn 500'])
    scene.show(4)
    expect(seen()).toBe('solid')
    expect(heard()).toEqual(['drawn show 4', 'solid open', 'solid show 4'])
  })

  test('loses nothing of a deal when the processor takes its memory away in the middle of it', async () => {
    const { come, deal, heard, lose, seen } = aTable()
    await come()
    deal(9)
    await vi.advanceTimersByTimeAsync(200)
    heard()
    lose()
    expect(seen()).toBe('drawn')
    expect(heard()).toEqual(['drawn open', 'drawn deal 9', 'drawn 100 at once', 'solid released'])
    await vi.advanceTimersByTimeAsync(299)
    expect(heard()).toEqual([])
    await vi.advanceTimersByTimeAsync(2)
    expect(heard()).toEqual(['drawn 500'])
  })

  test('goes back to the drawn form between two rounds when the member wants it so', async () => {
    const { scene, come, deal, seen, heard } = aTable()
    await come()
    deal(2)
    window.history.replaceState(null, '', '?form=drawn')
    await come()
    expect(seen()).toBe('solid')
    scene.show(2)
    expect(seen()).toBe('drawn')
    expect(heard().slice(-3)).toEqual(['drawn open', 'drawn show 2', 'solid released'])
  })

  test('never fetches what is not wanted, and gives everything back when it is left', async () => {
    const drawn = aTable({ asked: 'drawn' })
    await drawn.come()
    expect(drawn.seen()).toBe('drawn')
    const { scene, come, heard } = aTable()
    await come()
    heard()
    scene.stop()
    expect(heard().at(-1)).toBe('solid released')
  })
})
