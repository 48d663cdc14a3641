import type { Texts } from './en.ts'

export const texts: Texts = {
  'win.scatter': '当たり · パゴダ{count}個',
  'chinthe.wild': 'WILDの実は、パゴダを除くすべてのシンボルの代わりになります。リール2～5に現れます。',
  'chinthe.scatter': 'パゴダはどの位置でも配当になります。3個で{three}、4個で{four}、5個で{five}です。',
  'chinthe.free':
    'パゴダが3個以上でフリースピンを{count}回獲得し、その間の配当はすべて{times}倍になります。再獲得も可能です。',
}
