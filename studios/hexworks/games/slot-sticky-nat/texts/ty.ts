import type { Texts } from './en.ts'

export const texts: Texts = {
  'nat.wild': 'Pumapalit ang WILD sa bawat simbolo maliban sa scatter. Lumalabas ito sa reel 2, 3 at 4.',
  'nat.free':
    'Ang tatlo o higit pang scatter ay may 9 free spins kung saan nananatili ang bawat WILD sa puwesto nito.',
  'nat.note': 'Nananatili ang bawat WILD sa puwesto nito',
}
