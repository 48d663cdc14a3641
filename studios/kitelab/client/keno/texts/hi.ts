import type { Texts } from './en.ts'

export const texts: Texts = {
  'keno.quick': 'क्विक पिक',
  'keno.clear': 'हटाएं',
  'keno.picks': 'चुने नंबर',
  'keno.missing': 'एक से दस नंबर चुनें',
  'keno.hits': 'सही नंबर',
  'keno.number': 'नंबर {number}',
  'keno.won': '{picks} में से {hits} · {multiple}',
  'keno.how':
    '{size} नंबरों में से एक से दस नंबर चुनें और दांव लगाएं। इनमें से {drawn} नंबर निकलते हैं, हर नंबर की संभावना बराबर है। कितना मिलेगा, यह इस पर निर्भर है कि आपने कितने नंबर चुने और उनमें से कितने निकले।',
  'keno.table': 'चुने नंबर (पंक्तियां) और सही नंबर (कॉलम) के अनुसार गुणक',
  'keno.rtp': 'रिटर्न',
}
