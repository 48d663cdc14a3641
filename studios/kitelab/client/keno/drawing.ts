/** The drawing of Keno: ball after ball, the last one slowly where something large hangs on it. */
import type { Look, Sounds } from '@jackfruit/game-page/view'
import type { KenoShown } from '../../shared/keno.ts'
import type { Motion } from '../house/motion.ts'
import type { Balls } from './balls.ts'
import { isLastOpen } from './suspense.ts'

/** Milliseconds for all numbers together, and for the last one that is waited for. */
const drawingMs = { few: 1_900, many: 2_600 }
const lastMs = 1_500

interface Drawn {
  readonly motion: Motion
  readonly balls: Balls
  readonly sounds: Sounds
  readonly size: number
  /** For this many picks, by hits. */
  readonly pays: readonly number[]
  /** A number is out; so many of the picks are, with it. */
  readonly tell: (number: number, hits: number) => void
}

export async function drawNumbers(
  { picks, drawn }: KenoShown,
  { motion, balls, sounds, size, pays, tell }: Drawn,
  look: Look,
): Promise<void> {
  const wanted = new Set(picks)
  let hits = 0
  const out = (number: number) => {
    const isHit = wanted.has(number)
    if (isHit) hits += 1
    balls.roll(number, isHit, look)
    tell(number, hits)
    sounds.play(isHit ? 'reveal' : 'tick', isHit ? hits - 1 : 0)
  }
  const isOpen = isLastOpen({ pays, picks, size }, drawn)
  const last = drawn.length - (isOpen ? 1 : 0)
  let told = 0
  motion.begin()
  await motion.count(drawn.length > 10 ? drawingMs.many : drawingMs.few, look, (share) => {
    for (const until = Math.ceil(share * last); told < until; told++) out(drawn[told] ?? 0)
  })
  if (!isOpen) return
  sounds.play('rise', 4)
  await balls.wait(lastMs, look)
  out(drawn.at(-1) ?? 0)
}
