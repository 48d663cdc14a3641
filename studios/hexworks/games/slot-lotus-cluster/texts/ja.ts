import type { Texts } from './en.ts'

export const texts: Texts = {
  'lotus.cluster':
    '5個以上が接すると配当になり、消えます。上のシンボルが落ち、新しいシンボルが上から現れます。',
  'lotus.marks':
    '同じマスで2度目にシンボルが消えると、マスに倍率が付きます。2から始まり、4、最大128まで上がります。クラスターの配当には、そのマスの倍率の合計が掛けられます。',
}
