import type { Texts } from './en.ts'

export const texts: Texts = {
  'roulette.dozen': 'Dosena {number}',
  'roulette.column': 'Column {number}',
  'roulette.rules':
    'Babagsak ang bola sa isa sa 37 bulsa, 0 hanggang 36. Panalo ang taya kapag sakop nito ang numero; sa 0, talo ang pula, itim, odd, even, 1–18 at 19–36.',
  'roulette.inside':
    'Ang mga taya sa dalawa, tatlo, apat o anim na magkakatabing numero ay inilalagay sa mga linya at kanto sa pagitan nila.',
}
