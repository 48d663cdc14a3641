import type { Texts } from './en.ts'

export const texts: Texts = {
  'irrawaddy.freeNote': 'প্রতিটি WILD তার পথের জয়কে 3 গুণ করে',
  'irrawaddy.wild': 'WILD স্ক্যাটার ছাড়া সব সিম্বলের জায়গা নেয়। এটি রিল 2, 3 ও 4-এ আসে।',
  'irrawaddy.free':
    'তিন, চার বা পাঁচটি স্ক্যাটারে 8, 12 বা 20টি ফ্রি স্পিন মেলে। এতে প্রতিটি WILD তার পথের জয়কে 3 গুণ করে। ফ্রি স্পিনের মধ্যে আরও ফ্রি স্পিন মিলতে পারে।',
}
