import type { Texts } from './en.ts'

export const texts: Texts = {
  'roulette.dozen': 'ডজন {number}',
  'roulette.column': 'কলাম {number}',
  'roulette.rules':
    'বল 0 থেকে 36 পর্যন্ত 37টি ঘরের একটিতে পড়ে। সেই নম্বর বাজির মধ্যে থাকলে বাজি জেতে; 0 উঠলে লাল, কালো, বিজোড়, জোড়, 1–18 ও 19–36 হারে।',
  'roulette.inside': 'পাশাপাশি দুই, তিন, চার বা ছয়টি নম্বরের বাজি তাদের মাঝের লাইন ও কোনায় ধরা হয়।',
}
