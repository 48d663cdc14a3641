import type { Texts } from './en.ts'

export const texts: Texts = {
  'bj.main': 'Blackjack',
  'bj.pairs': 'Perfect Pairs',
  'bj.poker': '21+3',
  'bj.hit': 'Hit',
  'bj.stand': 'Stand',
  'bj.double': 'Double',
  'bj.split': 'Split',
  'bj.dealer': 'Dealer',
  'bj.own': 'Hand mo',
  'bj.hand': 'Hand {number}',
  'bj.pays': 'Blackjack, bayad 3:2',
  'bj.stands': 'Humihinto ang dealer sa bawat 17',
  'bj.words': 'Ikaw {own}, dealer {dealer}',
  'bj.rules':
    'Mas lumapit sa 21 kaysa sa dealer nang hindi lumalampas. Ang mga face card ay 10, ang ace ay 1 o 11. Ang ace na may kasamang sampu ay blackjack at 3:2 ang bayad; 1:1 ang bayad ng ibang panalo, at ibinabalik ang taya kapag pantay. Walong deck ang binabalasa sa bawat round.',
  'bj.play':
    'Kumukuha ang dealer hanggang 16 at humihinto sa bawat 17, at tinitingnan kung blackjack bago ka maglaro. Ang double sa anumang unang dalawang baraha ay may isa pang baraha lang. Ang dalawang barahang magkapareho ang halaga ay puwedeng i-split nang isang beses; tig-isang baraha ang mga na-split na ace, at ang 21 pagkatapos ng split ay hindi blackjack.',
  'bj.sides':
    'Para sa unang dalawang baraha mo ang Perfect Pairs: 25:1 kapag magkaparehong baraha, 12:1 kapag iisang kulay, 6:1 kapag magkaibang kulay. Para sa mga ito at sa bukas na baraha ng dealer ang 21+3: 9:1 ang bayad ng flush, straight o three of a kind.',
  'bj.keys': 'Habang naglalaro: H para sa hit, S para sa stand, D para sa double, P para sa split.',
  'bj.left':
    'Ang balik ay para sa pinakamahusay na laro. Ang round na iniwang bukas nang isang araw ay tinatapos sa stand, at mas mababa ang balik.',
}
