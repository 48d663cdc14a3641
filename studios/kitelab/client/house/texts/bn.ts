import type { Texts } from './en.ts'

export const texts: Texts = {
  'lab.cashOut': '{amount} ক্যাশ আউট',
  'lab.cashOutNone': 'ক্যাশ আউট',
  'lab.multiplier': 'গুণক',
  'lab.chance': 'সম্ভাবনা',
  'lab.returns': 'রিটার্ন',
  'lab.next': 'পরেরটি',
  'lab.recent': 'শেষ ফলাফল',
  'lab.steps': 'প্রতি ধাপে রিটার্ন',
  'lab.how': 'যেভাবে খেলবেন',
  'lab.pays': 'কত পাওয়া যায়',
  'lab.left': 'অসমাপ্ত রাউন্ড এক দিন পরে নিজে থেকে ক্যাশ আউট হয়। তখনও কিছু জেতা না হলে বাজির পরিমাণ ফেরত যায়।',
  'lab.limit': 'কোনো রাউন্ড সর্বোচ্চ পেআউটের বেশি দেয় না: যে ধাপ তা ছাড়িয়ে যাবে, তার আগেই টাকা দিয়ে রাউন্ড শেষ হয়।',
}
