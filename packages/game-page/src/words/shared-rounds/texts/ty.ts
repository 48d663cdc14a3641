import type { Texts } from './en.ts'

export const texts: Texts = {
  'live.lost': 'Naputol ang koneksiyon',
  'live.lostNote': 'Bumabalik na. Mananatili ang mga tayang pasok na.',
  'live.void': 'Walang bisa ang round',
  'live.voidNote': 'Walang bisa ang round na ito: ibabalik ang lahat ng taya.',
  'live.lostBet': 'Nagpatuloy ang round bago masagot ang taya mo. Tingnan sa iyong rekord ang kinalabasan.',
  'live.out.CLOSED': 'Huli na: hindi tinanggap ang taya. Walang perang gumalaw.',
  'live.out.LIMIT': 'Lampas sa limitasyon ang taya kaya hindi tinanggap. Walang perang gumalaw.',
  'live.out.VOIDED': 'Hindi pumasok ang taya, at babalik sa iyo ang pera.',
  'live.out.SUSPENDED': 'Hindi tinanggap ang taya. Walang perang gumalaw.',
  'live.sealTitle': 'Selyado bago tumaya',
  'live.sealHow':
    'Nakatakda sa isang kadena ang lihim ng bawat round bago magbukas ang mesa; hayag ang dulo ng kadena. Pagkatapos ng round, ipinapakita ang kawing nito: kapag paulit-ulit na hinash, humahantong ito sa dulong iyon. Inihahalo ang mga seed ng lahat ng tinanggap na taya, kaya walang nakakaalam o nakakapili ng resulta.',
  'live.past': 'Mga huling round',
  'live.proofHow':
    'Masusuri ng kahit sino ang round gamit ang tekstong ito: sa page na “Suriin ang round” ng site, o offline gamit ang code ng proyekto.',
  'live.sealTable': 'Mesa',
  'live.sealTerminal': 'Hayag na dulo ng kadena',
  'live.sealLink': 'Kawing ng round na ito',
}
