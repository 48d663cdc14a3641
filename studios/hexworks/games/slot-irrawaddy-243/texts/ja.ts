import type { Texts } from './en.ts'

export const texts: Texts = {
  'irrawaddy.freeNote': 'WILDは1個ごとに、通るウェイの配当を3倍にします',
  'irrawaddy.wild': 'WILDはスキャッターを除くすべてのシンボルの代わりになります。リール2、3、4に現れます。',
  'irrawaddy.free':
    'スキャッターが3個、4個、5個揃うと、フリースピンを8回、12回、20回獲得します。その間、WILDは1個ごとに、通るウェイの配当を3倍にします。再獲得も可能です。',
}
