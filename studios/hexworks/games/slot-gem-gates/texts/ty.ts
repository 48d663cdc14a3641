import type { Texts } from './en.ts'

export const texts: Texts = {
  'slot.wild': 'Pumapalit ang WILD sa bawat simbolong may sariling bayad.',
  'gems.times': 'Ang reel sa kanan ang multiplier ng lahat ng panalo sa spin, mula 1 hanggang 15.',
}
