import type { Texts } from './en.ts'

export const texts: Texts = {
  'win.line': 'Panalo · {count} pareho',
  'rules.paysNote':
    'Ang gitnang line lang ang nagbabayad. Binabasa ito mula sa pinakamataas na premyo hanggang pinakamababa, at ang unang tumugma ang binabayaran.',
  'ruby.winBars': 'Panalo · anumang tatlong bar',
  'ruby.winCherries': 'Panalo · {count} cherry',
  'ruby.wild':
    'Dinodoble ng bawat WILD sa panalong line ang bayad: doble sa isa, apat na beses sa dalawa. May sariling premyo ang tatlo.',
  'ruby.bars': 'Anumang tatlong bar ay nagbabalik ng doble ng taya.',
  'ruby.cherry':
    'Ang dalawang cherry ay nagbabalik ng doble ng taya, ang isang cherry ay nagbabalik ng taya; kapag may WILD, doble.',
}
