/**
 * `npm run bench -- play [parts of codes] [--rounds=N]`: what the first load of each game costs, art included, until it
 * can be played; how many frames a second it draws through a round and through a celebration of the third tier on a
 * phone with a processor four times slower, beside an empty page in the same run; and what its page holds of its
 * own after many rounds more.
 */
import { listedGames } from '@jackfruit/groundwork/browser/listed-games'
import { frameRateOfNothing } from './play/frames.ts'
import { celebrationRate, firstLoad, memory, roundRate } from './play/measures.ts'
import { openPlayer } from './play/player.ts'
import { measureSite } from './shared/measure-site.ts'

const kB = 1024
const budget = { loadBytes: 400 * kB, wheelBytes: 550 * kB, ofEmpty: 0.95 }
/** A list of twenty rounds that is not yet full, a plate that stands: what comes and goes, and does not add up. */
const flat = { share: 0.01, bytes: 48 * kB, nodes: 90, listeners: 8 }
/** Its wheel is a scene in three dimensions. */
const withWheel = ['tg-roulette']

const asked = process.argv.slice(2)
const rounds = Number(asked.find((one) => one.startsWith('--rounds='))?.slice('--rounds='.length) ?? 200)
const wanted = asked.filter((one) => !one.startsWith('--'))

const isGood = await measureSite(async ({ siteUrl, browser, judge }) => {
  const empty = await frameRateOfNothing(browser)
  console.log(`\nan empty page, processor ÷ 4: ${empty.toFixed(1)} frames/s\n`)
  const player = await openPlayer(browser, siteUrl)
  const judgeRate = (what: string, rate: number) =>
    judge(`${what}, processor ÷ 4`, `${rate.toFixed(1)} frames/s`, rate >= empty * budget.ofEmpty)
  for (const { code: nodeId } of listedGames) {
    if (wanted.length > 0 && !wanted.some((part) => nodeId.includes(part))) continue
    const most = withWheel.includes(nodeId) ? budget.wheelBytes : budget.loadBytes
    const loadBytes = await player.visit((context) => firstLoad(context, nodeId))
    judge(`${nodeId}: first load`, `${(loadBytes / kB).toFixed(1)} kB`, loadBytes <= most)
    judgeRate(`${nodeId}: a round`, await player.visit((context) => roundRate(context, nodeId)))
    judgeRate(`${nodeId}: a mega win`, await player.visit((context) => celebrationRate(context, nodeId)))
    if (rounds === 0) continue
    const { early, late } = await player.visit((context) => memory(context, nodeId, rounds))
    const told = `${(early.bytes / kB).toFixed(0)} kB, then ${(late.bytes / kB).toFixed(0)} kB; ${late.nodes - early.nodes} nodes and ${late.listeners - early.listeners} listeners more`
    const isFlat =
      late.bytes <= early.bytes * (1 + flat.share) + flat.bytes &&
      late.nodes <= early.nodes + flat.nodes &&
      late.listeners <= early.listeners + flat.listeners
    judge(`${nodeId}: what it holds after ${rounds} rounds more`, told, isFlat)
  }
})
process.exit(isGood ? 0 : 1)
