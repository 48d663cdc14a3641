import type { Texts } from './en.ts'

export const texts: Texts = {
  'plinko.rows': 'সারি',
  'plinko.risk': 'ঝুঁকি',
  'plinko.low': 'কম',
  'plinko.medium': 'মাঝারি',
  'plinko.high': 'বেশি',
  'plinko.won': 'ঘর {bucket} · {multiple}',
  'plinko.last': 'শেষ {count}টি বল',
  'plinko.back': '{staked}-এর মধ্যে {back} ফেরত',
  'plinko.how':
    'সারি ও ঝুঁকি বেছে বল ছাড়ুন। প্রতিটি পিনে বল বাঁয়ে বা ডানে যায়, দুটির সম্ভাবনা সমান। যে ঘরে বল পড়ে, তার গায়ে লেখা গুণক দিয়ে বাজির পরিমাণ গুণ হয়।',
  'plinko.returned': '1-এর কম গুণকে বাজির পরিমাণের একটি অংশ ফেরত আসে।',
  'plinko.rtp': 'রিটার্ন',
  'plinko.edge': 'কিনারা থেকে মাঝ পর্যন্ত',
}
