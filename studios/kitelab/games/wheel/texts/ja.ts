import type { Texts } from './en.ts'

export const texts: Texts = {
  'wheel.segments': '区画数',
  'wheel.won': 'ホイールは{multiple}で停止',
  'wheel.how':
    '同じ大きさの区画が10、20、50のホイールから1つを選んでベットします。針が指した数字が、ベット額に掛かる倍率です。0には払い戻しがありません。',
  'wheel.returned': '区画{segments}の還元率は{rtp}%',
  'wheel.times': '該当区画数',
}
