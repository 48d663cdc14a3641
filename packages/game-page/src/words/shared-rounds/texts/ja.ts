import type { Texts } from './en.ts'

export const texts: Texts = {
  'live.lost': '接続が切れました',
  'live.lostNote': '再接続中です。受け付け済みのベットは有効です。',
  'live.void': 'ラウンド無効',
  'live.voidNote': 'このラウンドは無効です。賭け金はすべて戻ります。',
  'live.lostBet': 'ベットの返答前にラウンドが進みました。結果は記録でご確認ください。',
  'live.out.CLOSED': '締切後のためベットは受け付けられませんでした。お金は動いていません。',
  'live.out.LIMIT': 'ベットが上限の範囲外のため受け付けられませんでした。お金は動いていません。',
  'live.out.VOIDED': 'ベットは成立せず、賭け金は戻ります。',
  'live.out.SUSPENDED': 'ベットは受け付けられませんでした。お金は動いていません。',
  'live.sealTitle': 'ベット前に封印',
  'live.sealHow':
    '各ラウンドの秘密は、テーブルが開く前に鎖として固定され、鎖の端は公開されています。ラウンド後にその環が示され、ハッシュを繰り返すと公開された端にたどり着きます。受け付けたすべてのベットのシードが混ぜられるため、誰も結果を知ることも選ぶこともできません。',
  'live.sealTable': 'テーブル',
  'live.sealTerminal': '公開された鎖の端',
  'live.sealLink': 'このラウンドの環',
}
