/**
 * Draws the site's pictures from packages/art into apps/site/public/art: tiles, banners, cards and icons. They are made,
 * not kept in git. Of banners and cards those are drawn that a brand's files name; what an operator will name later
 * stands in the brand's pictures.json. Only what changed is drawn again, by the hash of each drawing.
 *   node tools/art/main.ts [--force]   --force draws everything again
 *   node tools/art/main.ts --sheet     writes shots/art-sheet.png, all tiles and banners in one picture, and
 *                                      shots/symbol-sheet.png, the symbols and halls of the slots
 */
import { fileURLToPath } from 'node:url'
import { draw } from './draw.ts'
import { jobs } from './jobs.ts'
import { sheet } from './sheet.ts'
import { symbolSheet } from './symbols.ts'

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

if (process.argv.includes('--sheet')) {
  console.log(await sheet(at('shots')))
  console.log(await symbolSheet(at('shots'), at('studios/hexworks/games')))
} else {
  const written = await draw(
    at('apps/site/public/art'),
    jobs(at('brands'), at('studios')),
    process.argv.includes('--force'),
  )
  console.log(written === 0 ? 'art: nothing changed' : `art: ${written} files`)
}
