import type { Texts } from './en.ts'

export const texts: Texts = {
  'keno.quick': 'Quick pick',
  'keno.clear': 'I-clear',
  'keno.picks': 'Pinili',
  'keno.missing': 'Pumili ng isa hanggang sampung numero',
  'keno.hits': 'Tama',
  'keno.number': 'Numero {number}',
  'keno.won': '{hits} sa {picks} · {multiple}',
  'keno.how':
    'Pumili ng isa hanggang sampu sa {size} numero at tumaya. {drawn} sa mga ito ang bubunutin, pantay-pantay ang tsansa ng bawat isa. Ang balik ay depende sa dami ng pinili mo at sa dami ng nabunot sa mga iyon.',
  'keno.table': 'Mga multiplier ayon sa pinili (hanay) at tama (column)',
  'keno.rtp': 'Balik',
}
