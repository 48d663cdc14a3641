import type { Texts } from './en.ts'

export const texts: Texts = {
  'bagan.wild':
    'Pumapalit ang WILD sa bawat simbolo maliban sa scatter. Lumalabas ito sa reel 2 hanggang 5. Ang bawat reel ay 2 hanggang 7 hanay ang taas at nagbabago sa bawat spin.',
  'bagan.free':
    'Ang apat, lima o anim na scatter ay may 10, 15 o 20 free spins. Sa bawat isa, binubunot ang multiplier ng ways: 2, 3, 5, 10 o 25. Puwede itong mapanalunan ulit.',
}
