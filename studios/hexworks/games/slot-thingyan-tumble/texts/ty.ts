import type { Texts } from './en.ts'

export const texts: Texts = {
  'thingyan.tumble':
    'Ang pito o higit pang magkakapareho ay nagbabayad saanman ang puwesto, saka nawawala, at may mga bagong bumabagsak. ×1, ×2, ×3 at ×5 ang sunod-sunod na panalo.',
  'thingyan.free':
    'Ang apat na scatter ay may 12 free spins. Dito, tumataas ang multiplier sa bawat tumble, hanggang 20, at hindi na bumababa.',
  'thingyan.note': 'Tumataas ang multiplier sa bawat tumble at hindi bumababa',
}
