import type { Texts } from './en.ts'

export const texts: Texts = {
  'table.bj-unlimited': 'Blackjack para sa lahat',
  'live.yours': 'Ikaw na',
  'live.yoursNote': 'Pumili bago maubos ang oras',
  'live.deciding': 'Pumipili ang mga manlalaro',
  'live.decidingNote': 'Saka bubuksan ang susunod na baraha',
  'live.drawing': 'Kumukuha ang dealer',
  'live.drawingNote': 'Wala nang pipili',
  'live.decide': 'Ano ang gagawin sa hand mo',
  'live.choosing': '{action}: itinatanong …',
  'live.chosen': '{action}: bilang na. May oras pa ang iba.',
  'live.handWaits': 'Naghihintay sa iba ang hand mo.',
  'live.decidedLate': 'Huli na: sarado na ang hakbang.',
  'live.did': 'Nakaraang hakbang: {counts}',
  'live.row': 'Mga baraha ng mga hakbang',
  'bj.dealerTotal': 'Dealer: {total}',
  'bj.dealerBust': 'Dealer, lampas sa 21: {total}',
  'bj.dealerNatural': 'Blackjack ang dealer',
  'live.bj':
    'Iisang dalawang baraha ang nilalaro ng lahat. Sa bawat hakbang, pumipili sa loob ng 12 segundo ang lahat ng naglalaro pa; saka binubuksan ang isang baraha, at kukunin ito ng nag-hit, nag-double o nag-split. Pagkatapos ng split, naghihintay ang pangalawang hand hanggang matapos ang una. Hindi kailanman binabago ng pinili ng iba kung anong baraha ang lalabas. Inilalagay muli ang taya mo sa double o split; kung tanggihan ang tayang iyon, mananatili ang hand mo.',
  'live.bjLate':
    'Kung hindi ka pumili sa oras, mag-hi-hit ang hard 11 o mas mababa at soft 17 o mas mababa, at stand ang lahat ng iba; walang double o split. Ang hindi kailanman pumipili ay may balik na 93.97%, mas mababa sa 99.51% ng pinakamahusay na laro.',
}
