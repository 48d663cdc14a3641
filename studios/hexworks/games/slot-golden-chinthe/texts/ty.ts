import type { Texts } from './en.ts'

export const texts: Texts = {
  'win.scatter': 'Panalo · {count} pagoda',
  'chinthe.wild':
    'Pumapalit ang WILD na butil sa bawat simbolo maliban sa pagoda. Lumalabas ito sa reel 2 hanggang 5.',
  'chinthe.scatter':
    'Nagbabayad ang mga pagoda saanman: {three}, {four} at {five} para sa tatlo, apat at lima.',
  'chinthe.free':
    'Ang tatlo o higit pang pagoda ay may {count} free spins kung saan ×{times} ang bawat panalo. Puwede itong mapanalunan ulit.',
}
