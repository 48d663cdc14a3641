import type { Texts } from './en.ts'

export const texts: Texts = {
  'hilo.higher': 'Mataas o pareho',
  'hilo.lower': 'Mababa o pareho',
  'hilo.skip': 'Laktawan ito',
  'hilo.skipsLeft': '{count} pa',
  'hilo.bet': 'Tumaya para buksan ang baraha',
  'hilo.won': '{calls} tama · {multiple}',
  'hilo.card': 'Baraha',
  'hilo.how':
    'Tumaya, at may ipapakitang baraha. Hulaan kung ang susunod ay kapantay o mas mataas, o kapantay o mas mababa; ang ace ang pinakamababa at ang king ang pinakamataas. Tumataas ang multiplier sa bawat tamang hula. Puwedeng mag-cash out pagkatapos ng alinman sa mga ito; ang maling hula ay tumatapos sa round nang walang balik.',
  'hilo.deck':
    'Galing ang bawat baraha sa buong deck na 52, anuman ang nauna. Puwedeng laktawan ang baraha, hanggang 52 beses sa isang round.',
  'hilo.price':
    'Ang multiplier ay 0.97 ng patas na halaga ng lahat ng hula mo: isang beses lang kinukuha ang 3% sa isang round. Niro-round ito pababa sa ikalawang decimal; anumang paraan ng paglalaro, hindi bababa sa {worst}% ang balik.',
  'hilo.none': 'Hindi inaalok ang hulang hindi puwedeng magkamali.',
}
