import type { Texts } from './en.ts'

export const texts: Texts = {
  'table.bj-unlimited': 'みんなのブラックジャック',
  'live.yours': 'あなたの番です',
  'live.yoursNote': '時間内に選んでください',
  'live.deciding': 'プレイヤーが選択中',
  'live.decidingNote': '続いて次のカードが開きます',
  'live.drawing': 'ディーラーが引いています',
  'live.drawingNote': '選択は終わりました',
  'live.decide': '手札をどうしますか',
  'live.choosing': '{action}：確認中…',
  'live.chosen': '{action}：受け付けました。ほかの人はまだ選べます。',
  'live.handWaits': 'あなたの手札はほかの人を待っています。',
  'live.decidedLate': '間に合いませんでした。このステップは締め切られています。',
  'live.did': '前のステップ：{counts}',
  'live.row': '各ステップのカード',
  'bj.dealerTotal': 'ディーラー{total}',
  'bj.dealerBust': 'ディーラーは21を超えました：{total}',
  'bj.dealerNatural': 'ディーラーのブラックジャック',
  'live.bj':
    '全員が同じ2枚のカードで遊びます。各ステップで、まだプレイ中の全員が12秒以内に選びます。続いて1枚のカードが開き、ヒット、ダブル、スプリットした人がそれを取ります。スプリット後、2つ目の手札は1つ目が終わるまで待ちます。ほかの人の選択で出るカードが変わることはありません。ダブルやスプリットでは賭け金をもう一度置きます。それが断られた場合、手札はそのままです。',
  'live.bjLate':
    '時間内に選ばないと、ハード11以下とソフト17以下はヒット、それ以外はスタンドになり、ダブルやスプリットはしません。一度も選ばない場合の還元率は93.97%で、最善のプレイの99.51%より低くなります。',
}
