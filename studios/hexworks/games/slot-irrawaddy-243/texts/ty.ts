import type { Texts } from './en.ts'

export const texts: Texts = {
  'irrawaddy.freeNote': 'Ginagawang ×3 ng bawat WILD ang way nito',
  'irrawaddy.wild':
    'Pumapalit ang WILD sa bawat simbolo maliban sa scatter. Lumalabas ito sa reel 2, 3 at 4.',
  'irrawaddy.free':
    'Ang tatlo, apat o limang scatter ay may 8, 12 o 20 free spins. Dito, ginagawang ×3 ng bawat WILD ang way nito. Puwede itong mapanalunan ulit.',
}
