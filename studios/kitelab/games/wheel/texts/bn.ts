import type { Texts } from './en.ts'

export const texts: Texts = {
  'wheel.segments': 'ঘর',
  'wheel.won': 'চাকা {multiple}-এ থেমেছে',
  'wheel.how':
    '10, 20 বা 50টি সমান ঘরের চাকা বেছে বাজি ধরুন। কাঁটায় যে গুণক থামে, বাজির পরিমাণ তা দিয়ে গুণ হয়; 0 হলে কিছু মেলে না।',
  'wheel.returned': '{segments} ঘরে রিটার্ন {rtp}%',
  'wheel.times': 'এমন ঘর',
}
