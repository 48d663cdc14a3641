import { atlas, guardian, hall } from 'virtual:golden-chinthe-art'
import { Rectangle, Texture } from 'pixi.js'
import { element } from '../../client/dom.ts'
import type { GameView } from '../../client/game-view.ts'
import { smearOf, withRibbon } from '../../client/reels/textures.ts'
import type { SlotTheme } from '../../client/reels/theme.ts'
import type { Say } from '../../client/texts.ts'
import {
  atlasHeight,
  atlasWidth,
  type Box,
  coinBox,
  podBox,
  type SymbolName,
  symbolBox,
  symbolNames,
  symbolSize,
} from './art/atlas.ts'

/** Golden Chinthe: jewels, gold and the guardian of the gate. */
export const view: GameView = {
  name: 'Golden Chinthe',
  studio: 'Hexworks',
  hall,
  guardian,
  theme: buildTheme,
  symbolPicture: (name) => {
    const picture = element('span', { class: 'symbol-picture', 'aria-hidden': 'true' })
    const box = symbolBox(name as SymbolName)
    picture.style.backgroundImage = `url("${atlas}")`
    picture.style.backgroundSize = `${(atlasWidth / symbolSize) * 100}% ${(atlasHeight / symbolSize) * 100}%`
    picture.style.backgroundPosition = `${(box.x / (atlasWidth - symbolSize)) * 100}% ${(box.y / (atlasHeight - symbolSize)) * 100}%`
    return picture
  },
}

async function buildTheme(say: Say): Promise<SlotTheme> {
  const picture = new Image()
  picture.src = atlas
  // Without its font the ribbon is set in the next one: no reason not to play.
  await Promise.all([
    picture.decode(),
    document.fonts.load('800 24px "Archivo Variable"', 'WILD').catch(() => []),
  ])
  const source = Texture.from(picture).source
  const cut = (box: Box) => new Texture({ source, frame: new Rectangle(box.x, box.y, box.width, box.height) })
  const ribbons: Partial<Record<SymbolName, string>> = { W: say('symbol.wild'), S: say('symbol.scatter') }
  const symbols = new Map(
    symbolNames.map((name) => {
      const [box, word] = [symbolBox(name), ribbons[name]]
      return [
        name,
        { sharp: word ? withRibbon(picture, box, word) : cut(box), blurred: smearOf(picture, box) },
      ] as const
    }),
  )
  return {
    reels: 5,
    rows: 3,
    symbols,
    passing: [
      ['J', 'Q', 'C4', 'K', 'C3', 'A', 'C1', 'C2', 'J', 'S', 'Q'],
      ['C3', 'J', 'A', 'Q', 'C4', 'W', 'K', 'C2', 'C1', 'S', 'A'],
      ['K', 'Q', 'C4', 'J', 'A', 'C3', 'W', 'C2', 'C1', 'Q', 'S'],
    ],
    scatter: 'S',
    wild: 'W',
    firstWindow: [
      ['C2', 'C1', 'A'],
      ['K', 'W', 'C4'],
      ['C3', 'C1', 'S'],
      ['Q', 'W', 'C2'],
      ['C4', 'C1', 'J'],
    ],
    particles: [cut(coinBox), cut(podBox), cut(coinBox)],
    colours: {
      ground: 0x3a1033,
      groundLow: 0x220620,
      groundLine: 0x0f0210,
      gold: 0xffda7a,
      quiet: 0xcbbfd0,
      glow: 0xffb35c,
    },
  }
}
