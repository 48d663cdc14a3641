/**
 * The one celebration of all games: `celebrate(tier, win)`. A game supplies what is lit, who reacts and its
 * colours; how long, how loud and how much is the tier's, and the tier is the stake's alone.
 */
import './celebration.css'
import type { Currency, Minor } from '@jackfruit/kernel'
import { element } from '../dom.ts'
import { figure, moneyNode, moneyText } from '../money.ts'
import type { CelebrationSound } from '../sound/celebration.ts'
import type { Say } from '../texts.ts'
import type { Cast } from './cast.ts'
import type { Box, Point } from './coins.ts'
import { acrossOf, awayFrom, nearer } from './composing.ts'
import { beginsAt, countedAt, titleTier } from './counting.ts'
import { drawTitle, type Figures, letteringOf, makeFigures } from './lettering.ts'
import { makeMeter } from './meter.ts'
import { ratioFor } from './pen.ts'
import { turningRays } from './rays.ts'
import { flyHome, makeScene, type Scene, thickOf } from './scene.ts'
import { holdMs, meterAt, specs, timesOf, titleKeys } from './tiers.ts'

export interface Win {
  readonly amount: Minor
  readonly bet: Minor
  /** What paid, in few words. */
  readonly words: string
  /** Less than 1 in turbo. */
  readonly pace: number
  /** Reduced motion: all of it at once, and nothing moves. */
  readonly isStill: boolean
  readonly round: string
  readonly balance: Minor
}

/** Where things are in the window. */
export interface Places {
  readonly anchor: () => Box
  /** About this the table comes nearer. */
  readonly middle: () => Point
  readonly stage: () => Box
  readonly balance: () => Point
  readonly lit: () => readonly Box[]
}

export interface Celebration {
  readonly node: HTMLElement
  /** `press` jumps to the whole amount, then leaves. */
  readonly celebrate: (tier: 1 | 2 | 3 | 4, win: Win) => { done: Promise<void>; press: () => void }
  readonly isOn: () => boolean
}

export interface CelebrationParts {
  readonly currency: Currency
  readonly say: Say
  readonly sound: CelebrationSound
  /** The page around it: its bars give way to the higher tiers. */
  readonly page: HTMLElement
  readonly name: string
  readonly cast: Cast
  readonly places: Places
}

export function makeCelebration(parts: CelebrationParts): Celebration {
  const node = element('div', { class: 'celebration', hidden: true })
  const coins = element('div', { class: 'celebration-flight', 'aria-hidden': 'true' })
  let end: (() => void) | null = null
  let land = () => {}

  const fly = (isStill: boolean) => {
    land()
    if (isStill) return
    const { x, y, width, height } = parts.places.anchor()
    const size = { width: window.innerWidth, height: window.innerHeight }
    const from = { x: x + width / 2, y: y + height * 0.86 }
    land = flyHome(coins, size, { from, to: parts.places.balance() })
  }
  return {
    node: element('div', { class: 'celebrations' }, node, coins),
    isOn: () => end !== null,
    celebrate: (tier, win) => {
      end?.()
      const sound = parts.sound(tier, specs[tier].lastsMs * win.pace)
      if (tier === 1) {
        fly(win.isStill)
        return { done: Promise.resolve(), press: () => {} }
      }
      return stage(tier, win, sound)
    },
  }

  function stage(tier: 2 | 3 | 4, win: Win, sound: ReturnType<CelebrationSound>) {
    let finish = () => {}
    const done = new Promise<void>((resolve) => {
      finish = resolve
    })
    const hadFocus = document.activeElement
    const drawn = fill(node, tier, win, { ...parts, press: () => press() })
    parts.page.style.setProperty('--nearer', String(specs[tier].nearer))
    parts.page.dataset['celebrates'] = String(tier)
    const began = performance.now()
    let [frame, isWhole] = [0, win.isStill]
    const counted = { tier, stake: win.bet, amount: win.amount, pace: win.pace }
    const step = (now: number) => {
      const at = now - began
      const shown = isWhole ? win.amount : countedAt(counted, at)
      drawn.show(shown, at)
      sound.count(shown, win.bet)
      if (shown === win.amount && !isWhole) becomeWhole()
      frame = requestAnimationFrame(step)
    }
    const becomeWhole = () => {
      isWhole = true
      drawn.show(win.amount, performance.now() - began)
      node.classList.add('whole')
      sound.whole()
    }
    const leave = (isByItself: boolean) => {
      clearTimeout(timer)
      cancelAnimationFrame(frame)
      sound.stop()
      delete parts.page.dataset['celebrates']
      if (hadFocus instanceof HTMLElement && node.contains(document.activeElement))
        hadFocus.focus({ preventScroll: true })
      node.hidden = true
      node.replaceChildren()
      end = null
      if (isByItself) fly(win.isStill)
      finish()
    }
    let timer = setTimeout(() => leave(true), specs[tier].lastsMs * win.pace)
    const press = () => {
      if (isWhole) return leave(false)
      becomeWhole()
      clearTimeout(timer)
      timer = setTimeout(() => leave(true), holdMs)
    }
    end = () => leave(false)
    if (win.isStill) becomeWhole()
    else frame = requestAnimationFrame(step)
    return { done, press }
  }
}

/** From so many CSS pixels on characters stand beside the words. */
const narrow = 700

/** The button that skips stands there. */
const skipRoom = 62

interface Drawn {
  readonly show: (amount: Minor, elapsedMs: number) => void
}

/** Puts all of one celebration into its layer; what moves is drawn by `show`. */
function fill(
  node: HTMLElement,
  tier: 2 | 3 | 4,
  win: Win,
  parts: CelebrationParts & { readonly press: () => void },
): Drawn {
  const { say, cast, places } = parts
  const room =
    tier === 2 ? places.stage() : { x: 0, y: 0, width: window.innerWidth, height: window.innerHeight }
  node.className = `celebration tier-${tier}`
  node.dataset['tier'] = String(tier)
  Object.assign(node.style, {
    ...{ left: `${room.x}px`, top: `${room.y}px`, width: `${room.width}px`, height: `${room.height}px` },
  })
  const here = ({ x, y, width, height }: Box): Box => ({ x: x - room.x, y: y - room.y, width, height })
  // Measured where it will stand once the table has come nearer.
  const middle = places.middle()
  const there = (box: Box) => here(nearer(box, middle, specs[tier].nearer))
  const anchor = there(places.anchor())
  const { middle: across } = acrossOf(anchor, room.width)
  node.style.setProperty('--middle', `${across}px`)
  const words = makeWords(tier, win, parts, { room, frame: anchor })
  const skip = element('button', { type: 'button', class: 'celebration-skip' }, say('win.skip'))
  const rays = tier === 4 ? turningRays() : null
  const characters = cast.character && tier > 2 ? charactersOf(cast.character) : []
  const told = tier > 2 ? toldOf(win, parts) : []
  node.replaceChildren(...(rays ? [rays] : []), ...characters, ...words.nodes, ...told, skip)
  node.hidden = false
  node.onclick = parts.press
  skip.focus({ preventScroll: true })
  words.keepOff()
  const scene = makeScene({
    ...{ tier, size: room, anchor, middle: across, lit: places.lit().map(there) },
    clear: [...words.nodes, ...words.nodes.flatMap((one) => [...one.children]), skip, ...told]
      .filter((one) => !one.classList.contains('celebration-words'))
      .map((one) => here(one.getBoundingClientRect())),
    ...{ isStill: win.isStill, veil: cast.veil ?? '16 2 14', pieces: cast.pieces?.() ?? [] },
    // On a narrow screen they stand below the words, and all coins fly before them.
    hasCast: characters.length > 0 && room.width >= narrow,
  })
  if (scene) layScene(node, scene, rays)
  return {
    show: (amount, elapsedMs) => {
      words.show(amount)
      scene?.draw(elapsedMs)
    },
  }
}

/** Bottom to top: veil and frame, rays, coins, characters, coins; the words lie over all of it. */
function layScene(node: HTMLElement, scene: Scene, rays: HTMLElement | null): void {
  const [back, front] = scene.moving
  node.prepend(scene.standing)
  ;(rays ?? scene.standing).after(back)
  if (front !== back) node.querySelector('.celebration-words')?.before(front)
}

const charactersOf = (picture: string): HTMLElement[] =>
  ['left', 'right'].map((side) => {
    const made = element('div', { class: `celebration-character ${side}`, 'aria-hidden': 'true' })
    made.style.backgroundImage = `url("${picture}")`
    return made
  })

/** What the bars say otherwise, while they are away. */
function toldOf(win: Win, { say, currency, name }: CelebrationParts): HTMLElement[] {
  const left = element(
    'p',
    { class: 'celebration-told left' },
    element('b', {}, name),
    element('span', {}, ` #${win.round}`),
  )
  const right = element(
    'p',
    { class: 'celebration-told right' },
    `${say('bar.balance')} `,
    element('b', {}, moneyNode(win.balance, currency)),
  )
  return [left, right]
}

/** How far somebody at the side of a low screen reaches into it: as the style has it. */
const lowCast = ({ width, height }: Box) => Math.min(width * 0.27, height * 0.44) - Math.min(width * 0.09, 76)

interface Words {
  readonly nodes: readonly HTMLElement[]
  readonly show: (amount: Minor) => void
  /** Moves away from the bands of light at the frame's upper and lower edge. */
  readonly keepOff: () => void
}

/** All of the layer, and what is lit in it. */
interface Where {
  readonly room: Box
  readonly frame: Box
}

function makeWords(
  tier: 2 | 3 | 4,
  win: Win,
  { say, currency, cast }: CelebrationParts,
  { room, frame }: Where,
): Words {
  const lettering = letteringOf()
  const ratio = ratioFor(room, false)
  const scale = Math.min(1.5, Math.max(0.4, Math.min(room.height / (tier === 2 ? 640 : 900), 1.5)))
  // Little height is shared with what stands under the amount.
  const size = Math.min(specs[tier].letter * scale, room.height < 480 ? room.height * 0.2 : Infinity)
  const isNarrow = room.width < 600
  // Where somebody stands at both sides the amount leaves their faces free.
  const hasCast = cast.character !== undefined && tier > 2 && !isNarrow
  const across = acrossOf(frame, room.width)
  const within = (share: number) => Math.min(room.width * share, across.most ?? room.width)
  // On a low screen the frame stands aside, and whoever stands at its nearer side is as near to the words.
  const nearest = Math.min(across.middle, room.width - across.middle)
  const beside = room.height < 480 ? Math.min(0.72, (2 * (nearest - lowCast(room) * 0.9)) / room.width) : 0.72
  const most = within(isNarrow ? 0.95 : hasCast ? beside : 0.84)
  const title = element('div', { class: 'celebration-title' })
  const amount = element('div', { class: 'celebration-amount' })
  const figures: Figures | null = makeFigures({
    ...{ lettering, symbol: currency.symbol, longest: figure(win.amount, currency.scale), size, most, ratio },
  })
  const plain = element('p', { class: 'celebration-plain num' })
  amount.append(figures?.canvas ?? plain)
  const meter = makeMeter(say)
  const caption = element(
    'p',
    { class: 'celebration-caption' },
    element('b', { class: 'num' }, say('win.times', { times: timesOf(win.bet, win.amount) })),
    element('span', {}, say('win.ofBet', { amount: moneyText(win.bet, currency) })),
    win.words ? element('span', {}, win.words) : '',
  )
  let titled = 0
  const name = (shownTier: 1 | 2 | 3 | 4) => {
    if (shownTier === titled) return
    const isFirst = titled === 0
    titled = shownTier
    const text = say(titleKeys[shownTier]).toUpperCase()
    const most = within(isNarrow ? 0.9 : hasCast ? beside - 0.06 : 0.74)
    const drawn = drawTitle(text, { lettering, size: size * (tier === 2 ? 0.7 : 0.82), most, ratio })
    const shown = drawn ?? element('p', { class: 'celebration-plain' }, text)
    shown.classList.add(isFirst ? 'drops' : 'flips')
    title.replaceChildren(shown)
    title.dataset['title'] = String(shownTier)
  }
  const show = (shown: Minor) => {
    if (figures) figures.draw(figure(shown, currency.scale))
    else plain.replaceChildren(moneyNode(shown, currency))
    name(titleTier({ tier, stake: win.bet }, shown))
    meter.set(meterAt(win.bet, shown))
  }
  show(win.isStill ? win.amount : beginsAt(tier, win.bet))
  const node = element(
    'div',
    { class: 'celebration-words', 'aria-hidden': 'true' },
    ...[title, amount, caption, meter.node],
  )
  node.style.left = `${across.middle - across.width / 2}px`
  node.style.right = `${room.width - across.middle - across.width / 2}px`
  return {
    nodes: [node],
    show,
    keepOff: () => {
      const spans = [...node.children]
        .map((one) => one.getBoundingClientRect())
        .filter(({ height }) => height > 0)
        .map(({ top, bottom }) => ({ top: top - room.y, bottom: bottom - room.y }))
      const thick = thickOf(frame)
      const bands = [frame.y, frame.y + frame.height].map((edge) => ({
        ...{ top: edge - thick, bottom: edge + thick },
      }))
      const within = { top: 0, bottom: room.height - skipRoom }
      // Where all of them have no room between the bands, the line of tiers at least keeps off the lower one.
      const by = awayFrom(spans, bands, within) ?? awayFrom(spans.slice(-1), bands.slice(-1), within) ?? 0
      node.style.translate = `0 ${by}px`
      // Whoever stands beside them on a narrow screen stands below the last line.
      const lowest = Math.max(...spans.map(({ bottom }) => bottom)) + by
      node.parentElement?.style.setProperty('--cast-room', `${Math.max(0, room.height - lowest)}px`)
    },
  }
}
