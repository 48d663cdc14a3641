import type { Texts } from './en.ts'

export const texts: Texts = {
  'mines.count': 'মাইন',
  'mines.fewer': 'মাইন কমান',
  'mines.more': 'মাইন বাড়ান',
  'mines.cell': 'ঘর {number}',
  'mines.safe': 'ঘর {number}: নিরাপদ',
  'mines.mine': 'ঘর {number}: মাইন',
  'mines.won': '{cells}টি নিরাপদ · {multiple}',
  'mines.left': 'বাকি রত্ন',
  'mines.hidden': 'লুকানো মাইন',
  'mines.how':
    '25টি ঘরের কয়টিতে মাইন লুকানো থাকবে তা বেছে বাজি ধরুন। ঘর একটি একটি করে খুলুন: প্রতিটি নিরাপদ ঘর গুণক বাড়ায়। যখন ইচ্ছা ক্যাশ আউট করুন; মাইন পড়লে রাউন্ড শেষ হয় এবং কিছু মেলে না।',
  'mines.field': 'আপনি প্রথম ঘর খোলার আগেই মাইন বসানো হয় এবং আর সরে না। রাউন্ড শেষ হলে সেগুলো দেখতে পাবেন।',
  'mines.auto': 'অটো প্লে তিনটি ঘর খুলে ক্যাশ আউট করে।',
  'mines.cells': 'নিরাপদ ঘর',
}
