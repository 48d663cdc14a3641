/** How each lottery stands in catalogues: its names, whether it is drawn slowly or in rounds, and whose it is. */
import { kinds, type LotteryGame, stations } from '@jackfruit/lottery-rules'
import type { ListedDraw } from '@jackfruit/studio-kit/draws/listed-draw'
import { certificates } from './certificates.ts'
import { chips, limits, numberCapOf } from './limits.ts'
import { steps } from './odds.ts'

interface Names {
  readonly EN: string
  readonly MY: string
}

const named: Readonly<Record<string, Names>> = {
  'mm-3d': { EN: 'Myanmar 3D', MY: 'မြန်မာ 3D' },
  'th-gov': { EN: 'Thai lottery', MY: 'ထိုင်းအစိုးရထီ' },
  yiki: { EN: 'Yi Ki', MY: 'ယီကီ' },
  'la-4d': { EN: 'Laos lottery', MY: 'လာအိုထီ' },
  'hk-pools': { EN: 'Hong Kong pools', MY: 'ဟောင်ကောင်ထီ' },
  '4d-studio': { EN: '4D, three days a week', MY: '4D တစ်ပတ် သုံးရက်' },
  '4d-daily': { EN: '4D daily', MY: '4D နေ့စဉ်' },
  mk6: { EN: 'Mark Six', MY: 'မတ်ဆစ်' },
  'k3-1m': { EN: 'K3 dice', MY: 'K3 အန်စာတုံး' },
  'pk10-1m': { EN: 'PK10 race', MY: 'PK10 ကားပြိုင်ပွဲ' },
  'ssc-1m': { EN: 'Five digits', MY: 'ဂဏန်းငါးလုံး' },
  'pc28-1m': { EN: 'PC28', MY: 'PC28' },
  'keno20-1m': { EN: 'Keno 20/80', MY: 'ကီနို 20/80' },
}

/** Pairs of provinces that draw together. */
const pairs: Readonly<Record<string, Names>> = {
  'vn-south-pair': { EN: 'South, two provinces', MY: 'တောင်ပိုင်း ပြည်နယ်နှစ်ခု' },
  'vn-central-pair': { EN: 'Central, two provinces', MY: 'အလယ်ပိုင်း ပြည်နယ်နှစ်ခု' },
}

function namesOf(code: string): Names {
  const pair = pairs[code]
  if (pair) return pair
  const station = stations.find((each) => `vn-${each.code}` === code)
  if (station) return { EN: station.name, MY: `${station.name} ထီ` }
  const [, region, length] = /^vnfast-(north|south)-(\w+)$/.exec(code) ?? []
  if (region && length) {
    const isNorth = region === 'north'
    const [EN, MY] = length === '45s' ? ['45 s', '45 စက္ကန့်'] : [`${length} min`, `${length} မိနစ်`]
    // Short, so that a tile has room for all of it.
    return {
      EN: `Vietnam ${region} ${EN}`,
      MY: `ဗီယက်နမ် ${isNorth ? 'မြောက်' : 'တောင်'} ${MY}`,
    }
  }
  const [, minutes] = /^mm2d-fast-(\d+)$/.exec(code) ?? []
  if (minutes) return { EN: `Fast 2D ${minutes} min`, MY: `2D အမြန် ${minutes} မိနစ်` }
  const [, hour, minute] = /^mm2d-(\d\d)(\d\d)$/.exec(code) ?? []
  if (hour) return { EN: `Myanmar 2D · ${hour}:${minute}`, MY: `မြန်မာ 2D · ${hour}:${minute}` }
  const known = named[code]
  if (!known) throw new Error(`no name of ${code}`)
  return known
}

/** Of Vietnam, of its neighbours, or games of numbers that belong to no country. */
function areaOf({ code, kind }: LotteryGame): 'VN' | 'SEA' | 'NUMBERS' {
  if (kind.startsWith('vn-')) return 'VN'
  return /^(mm|th|la|hk|4d|yiki)/.test(code) ? 'SEA' : 'NUMBERS'
}

export function listingOf(game: LotteryGame): ListedDraw['listing'] {
  const { code, kind, schedule, joins } = game
  const certificate = certificates.get(kind)
  if (!certificate) throw new Error(`no certificate of ${kind}`)
  const plays = BigInt(kinds[kind].plays.filter(({ stations }) => stations === (joins ? 2 : 1)).length)
  // One number of each play, at what a number may cost the house when it is closed.
  const most = (currency: string) => (plays * numberCapOf(currency) * BigInt(10 + steps)) / 10n
  return {
    ...{ name: { ...namesOf(code) }, gameClassify: areaOf(game), published: certificate.published, chips },
    // Drawn once or twice a day, or in rounds all day.
    gameType: schedule.rhythm.at === 'times' ? 'LOTT' : 'ELOTT',
    maxWin: Object.fromEntries(Object.keys(limits).map((currency) => [currency, most(currency)])),
  }
}
