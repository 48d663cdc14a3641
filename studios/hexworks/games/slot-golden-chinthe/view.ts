import { atlas, guardian, hall } from 'virtual:golden-chinthe-art'
import { Rectangle, Texture } from 'pixi.js'
import { element } from '../../client/dom.ts'
import type { GameView } from '../../client/game-view.ts'
import type { SlotTheme } from '../../client/reels/theme.ts'
import type { Say } from '../../client/texts.ts'
import {
  atlasHeight,
  atlasWidth,
  type Box,
  blurredBox,
  coinBox,
  podBox,
  type SymbolName,
  sharpBox,
  sharpSize,
  smearStretch,
  symbolNames,
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
    const box = sharpBox(name as SymbolName)
    picture.style.backgroundImage = `url("${atlas}")`
    picture.style.backgroundSize = `${(atlasWidth / sharpSize) * 100}% ${(atlasHeight / sharpSize) * 100}%`
    picture.style.backgroundPosition = `${(box.x / (atlasWidth - sharpSize)) * 100}% ${(box.y / (atlasHeight - sharpSize)) * 100}%`
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
      const word = ribbons[name]
      return [
        name,
        {
          sharp: word ? withRibbon(picture, sharpBox(name), word) : cut(sharpBox(name)),
          blurred: cut(blurredBox(name)),
        },
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
    smearStretch,
    firstWindow: [
      ['C2', 'C1', 'A'],
      ['K', 'W', 'C4'],
      ['C3', 'C1', 'S'],
      ['Q', 'W', 'C2'],
      ['C4', 'C1', 'J'],
    ],
    particles: [cut(coinBox), cut(podBox), cut(coinBox)],
    colours: { ground: 0x3a1033, groundLow: 0x220620, groundLine: 0x0f0210, gold: 0xffda7a, quiet: 0xcbbfd0 },
  }
}

/** The word on a ribbon is set here, as text of the player's language, and not in the picture. */
function withRibbon(picture: HTMLImageElement, box: Box, word: string): Texture {
  const canvas = document.createElement('canvas')
  canvas.width = box.width
  canvas.height = box.height
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('this browser draws no 2d canvas')
  pen.drawImage(picture, box.x, box.y, box.width, box.height, 0, 0, box.width, box.height)
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillStyle = '#FFF1CC'
  const widest = box.width * 0.6
  let size = box.width * 0.15
  do {
    pen.font = `800 ${size}px "Archivo Variable", "Noto Sans Myanmar", sans-serif`
    size -= 1
  } while (pen.measureText(word).width > widest && size > 10)
  pen.fillText(word, box.width / 2, box.height * 0.785)
  return Texture.from(canvas)
}
