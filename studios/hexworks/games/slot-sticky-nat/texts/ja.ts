import type { Texts } from './en.ts'

export const texts: Texts = {
  'nat.wild': 'WILDはスキャッターを除くすべてのシンボルの代わりになります。リール2、3、4に現れます。',
  'nat.free': 'スキャッターが3個以上でフリースピンを9回獲得し、その間WILDは現れた場所に残り続けます。',
  'nat.note': 'WILDは現れた場所に残り続けます',
}
