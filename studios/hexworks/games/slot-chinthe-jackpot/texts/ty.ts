import type { Texts } from './en.ts'

export const texts: Texts = {
  'slot.wild': 'Pumapalit ang WILD sa bawat simbolo maliban sa scatter.',
  'jackpot.free':
    'Ang tatlo o higit pang scatter ay may 10 free spins kung saan ×3 ang bawat panalo. Puwede itong mapanalunan ulit.',
}
