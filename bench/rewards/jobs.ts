/** A process that works and answers no calls: what counts bets, as the product starts it. */
import { openModules } from '../../apps/server/src/modules.ts'
import { readConfig } from '../../apps/server/src/platform/config.ts'
import { openLog } from '../../apps/server/src/platform/log.ts'
import type { Running } from '../../apps/server/src/platform/module.ts'
import { openPlatform } from '../../apps/server/src/platform/open.ts'

const [databaseUrl = '', dataDir = ''] = process.argv.slice(2)
const counting = ['wallet', 'turnover', 'activity', 'vip', 'points', 'promotions', 'rebates']

const config = readConfig({
  ...{ DATABASE_URL: databaseUrl, JACKFRUIT_DATA: dataDir },
  ...{ JACKFRUIT_ROLE: 'jobs', JACKFRUIT_ENV: 'demo', JACKFRUIT_TEST: '1' },
})
const platform = await openPlatform({ config, log: openLog('warn') })
const modules = await openModules(platform, ['points', 'promotions', 'rebates', 'turnover'])
const running: Running[] = []
for (const { name, work } of modules.all)
  if (counting.includes(name)) running.push(...((await work?.()) ?? []))
process.send?.('ready')
process.once('message', async () => {
  await Promise.all(running.map((each) => each.stop()))
  await modules.close()
  await platform.close()
  process.send?.(process.resourceUsage().maxRSS, () => process.disconnect())
})
