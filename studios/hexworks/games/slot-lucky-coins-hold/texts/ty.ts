import type { Texts } from './en.ts'

export const texts: Texts = {
  'slot.wild': 'Pumapalit ang WILD sa bawat simbolo maliban sa coin.',
  'lucky.hold':
    'Ang anim o higit pang coin ay nananatili sa puwesto at may 3 respin. Nananatili rin ang bawat bagong coin at ibinabalik sa 3 ang respin. Sa dulo, binabayaran ang lahat ng coin.',
  'lucky.prizes':
    'Ang MINI, MINOR at MAJOR ay mga coin na katumbas ng 20, 50 at 200 taya. Kapag napuno ng coin ang board, may dagdag na GRAND na 1,000 taya.',
  'lucky.note': 'Nananatili ang mga coin. Ibinabalik sa 3 ng bawat bagong coin ang respin.',
  'auto.onFeature': 'Huminto kapag may nanatiling coin',
  'auto.stopped.feature': 'Huminto ang auto play: may nanatiling coin.',
}
