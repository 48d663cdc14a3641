import type { Texts } from './en.ts'

export const texts: Texts = {
  'thingyan.tumble':
    '同じシンボルが7個以上で、位置を問わず配当になって消え、新しいシンボルが落ちてきます。連続当たりの配当は1倍、2倍、3倍、5倍になります。',
  'thingyan.free':
    'スキャッター4個でフリースピンを12回獲得します。その間、倍率はタンブルのたびに最大20まで上がり、下がることはありません。',
  'thingyan.note': '倍率はタンブルのたびに上がり、下がることはありません',
}
