import type { Texts } from './en.ts'

export const texts: Texts = {
  'slot.wild': 'WILD thay thế mọi biểu tượng tự trả thưởng.',
  'gems.times': 'Cuộn bên phải nhân mọi tiền thắng của lượt quay đó, từ 1 đến 15 lần.',
}
