import type { Texts } from './en.ts'

export const texts: Texts = {
  'slot.wild': 'WILDはコインを除くすべてのシンボルの代わりになります。',
  'lucky.hold':
    'コインが6個以上出るとその場に固定され、リスピンを3回獲得します。新しいコインも固定され、リスピンは3回に戻ります。最後にすべてのコインを支払います。',
  'lucky.prizes':
    'MINI、MINOR、MAJORは、ベット額の20倍、50倍、200倍のコインです。盤面がコインで埋まると、ベット額の1,000倍のGRANDが加わります。',
  'lucky.note': 'コインはその場に固定されます。新しいコインが出るとリスピンは3回に戻ります。',
  'auto.onFeature': 'コインが固定されたら停止',
  'auto.stopped.feature': 'オートプレイを停止しました：コインが固定されています。',
}
