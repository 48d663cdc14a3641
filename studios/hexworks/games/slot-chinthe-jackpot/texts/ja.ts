import type { Texts } from './en.ts'

export const texts: Texts = {
  'slot.wild': 'WILDはスキャッターを除くすべてのシンボルの代わりになります。',
  'jackpot.free':
    'スキャッターが3個以上でフリースピンを10回獲得し、その間の配当はすべて3倍になります。再獲得も可能です。',
}
