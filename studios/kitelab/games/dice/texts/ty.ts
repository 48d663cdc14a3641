import type { Texts } from './en.ts'

export const texts: Texts = {
  'dice.side': 'Ang roll ay',
  'dice.under': 'Under {number}',
  'dice.over': 'Over {number}',
  'dice.chance': 'Tsansang manalo, sa porsiyento',
  'dice.won': 'Roll {roll} · {multiple}',
  'dice.how':
    'Pumili ng tsansa mula 1 hanggang 95 porsiyento at ng panig. Magro-roll ng numero mula 0.00 hanggang 99.99, pantay-pantay ang tsansa ng bawat isa sa 10,000. Kapag tumapat ito sa panig mo, ibabalik ang taya na pinarami ng multiplier.',
  'dice.multiplier': 'Ang multiplier ay 0.99 na hinati sa tsansa, ni-round pababa sa ikaapat na decimal.',
  'dice.worst':
    'Niro-round pababa ang balik sa pinakamaliit na sentimo. Sa pinakamababang taya, puwede nitong ibaba ang balik hanggang {worst}% sa ilang tsansa.',
}
