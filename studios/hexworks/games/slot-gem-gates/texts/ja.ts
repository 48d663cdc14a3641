import type { Texts } from './en.ts'

export const texts: Texts = {
  'slot.wild': 'WILDは、単独で配当のあるすべてのシンボルの代わりになります。',
  'gems.times': '右端のリールが、そのスピンのすべての配当を1～15倍にします。',
}
