/** A platform whose wallet lies in memory: what is measured is the studio and its database. Run by world.ts. */
import { startFakePlatform } from '@jackfruit/studio-kit/testing/fake-platform'
import { secret } from './world.ts'

const { url } = await startFakePlatform({ vendor: 'rubyrow', secret, balance: 10n ** 15n })
process.send?.(url)
process.on('disconnect', () => process.exit(0))
