/**
 * `npm run bench -- play [part of a code]`: what the first load of each game costs, art included, until it can be
 * played; and of the slots how many frames a second the reels draw on a phone with a processor four times slower,
 * beside an empty page in the same run.
 */
import { frameRateOfNothing, openPlayer } from './play/player.ts'
import { measureSite } from './shared/measure-site.ts'

const budget = { loadBytes: 350 * 1024, ofEmpty: 0.95 }
const wanted = process.argv[2] ?? ''
const isGood = await measureSite(async ({ siteUrl, browser, judge }) => {
  const empty = await frameRateOfNothing(browser)
  console.log(`\nan empty page, processor ÷ 4: ${empty.toFixed(1)} frames/s\n`)
  const player = await openPlayer(browser, siteUrl)
  for (const { nodeId, gameType, vassalage } of await player.games()) {
    if (!nodeId.includes(wanted)) continue
    const loadBytes = await player.firstLoad(nodeId)
    judge(`${nodeId}: first load`, `${(loadBytes / 1024).toFixed(1)} kB`, loadBytes <= budget.loadBytes)
    if (gameType !== 'RNG' || vassalage !== 'hexworks') continue
    const rate = await player.frameRate(nodeId)
    judge(`${nodeId}: reels, processor ÷ 4`, `${rate.toFixed(1)} frames/s`, rate >= empty * budget.ofEmpty)
  }
})
process.exit(isGood ? 0 : 1)
