import type { Texts } from './en.ts'

export const texts: Texts = {
  'lotus.cluster': '五个或以上相连即可得奖，随后消失；上方符号落下，新符号从顶部补入。',
  'lotus.marks':
    '符号在同一格第二次消失后，该格会留下倍数：先是2，再是4，最高128。一组符号的奖金乘以其所在各格倍数之和。',
}
