import type { Texts } from './en.ts'

export const texts: Texts = {
  'plinko.rows': 'कतारें',
  'plinko.risk': 'जोखिम',
  'plinko.low': 'कम',
  'plinko.medium': 'मध्यम',
  'plinko.high': 'ज़्यादा',
  'plinko.won': 'खाना {bucket} · {multiple}',
  'plinko.last': 'पिछली {count} गेंदें',
  'plinko.back': '{staked} में से {back} वापस',
  'plinko.how':
    'कतारें और जोखिम चुनें और गेंद गिराएं। हर कील पर गेंद बाएं या दाएं जाती है, दोनों की संभावना बराबर है। जिस खाने में वह गिरती है, उस पर लिखे गुणक से दांव राशि गुणा होती है।',
  'plinko.returned': '1 से कम गुणक पर दांव राशि का एक हिस्सा लौटता है।',
  'plinko.rtp': 'रिटर्न',
  'plinko.edge': 'किनारे से बीच तक',
}
