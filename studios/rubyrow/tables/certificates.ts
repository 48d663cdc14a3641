/** What is published of each game, by its code: names, and the figures of the place that returns most. A test counts them. */
import type { Published } from '@jackfruit/studio-kit/rules'

export interface Certificate {
  readonly name: { readonly EN: string; readonly MY: string }
  readonly published: Published
}

/** Code | English name | Burmese name | return in per cent | how often anything returns | deviation | the most of it. */
const rows = `
bac-classic | Baccarat | ဘက္ကရက် | 98.9421 | 55.38 | 0.927 | 1.95
bac-nocomm | Super 6 baccarat | စူပါ 6 ဘက္ကရက် | 98.7649 | 54.14 | 0.951 | 2
bac-speed | Speed baccarat | အမြန် ဘက္ကရက် | 98.9421 | 55.38 | 0.927 | 1.95
roul-eu | European roulette | ဥရောပ ရူလက် | 97.2973 | 48.65 | 1.000 | 2
roul-partage | French roulette | ပြင်သစ် ရူလက် | 98.6486 | 51.35 | 0.990 | 2
sicbo | Sic bo | ဆစ်ဘို | 97.2222 | 48.61 | 1.000 | 2
taixiu | Tai xiu | တိုက်ဆီယူ | 97.2222 | 48.61 | 1.000 | 2
dt | Dragon tiger | နဂါးနှင့် ကျား | 96.2651 | 53.73 | 0.971 | 2
fantan | Fan tan | ဖန်တန် | 98.7500 | 75.00 | 0.690 | 1.95
xocdia | Xoc dia | ဆော့ဒီယာ | 99.0000 | 50.00 | 0.990 | 1.98
fpc | Fish prawn crab | ငါး ပုစွန် ဂဏန်း | 92.1296 | 42.13 | 1.113 | 4
andarbahar | Andar bahar | အန်ဒါ ဘာဟာ | 97.8511 | 51.50 | 0.950 | 1.9
tp2020 | Teen patti 20-20 | တင်းပတီ 20-20 | 97.5028 | 50.06 | 0.974 | 1.95
bj-unlimited | Blackjack for all | အားလုံး ဘလက်ဂျက် | 99.5142 | 52.33 | 1.147 | 8
colorgame | Colour game | ရောင်စုံဂိမ်း | 92.1296 | 42.13 | 1.113 | 4
colorgame-boost | Colour game, boosted | ရောင်စုံဂိမ်း၊ ဆုမြှင့် | 96.2963 | 42.13 | 1.367 | 13
big6-54 | Money wheel | ငွေဘီး | 88.8889 | 44.44 | 0.994 | 2
`

export const certificates: ReadonlyMap<string, Certificate> = new Map(
  rows
    .trim()
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()))
    .map(
      ([code = '', EN = '', MY = '', rtp = '', hitRate = '', deviation = '', most = '']): readonly [
        string,
        Certificate,
      ] => [
        code,
        {
          name: { EN, MY },
          published: { rtp, hitRate, deviation, volatility: 'low', most, method: 'exact' },
        },
      ],
    ),
)
