import type { Texts } from './en.ts'

export const texts: Texts = {
  'win.scatter': 'জয় · {count} প্যাগোডা',
  'chinthe.wild': 'WILD কোয়া প্যাগোডা ছাড়া সব সিম্বলের জায়গা নেয়। এটি রিল 2 থেকে 5-এ আসে।',
  'chinthe.scatter': 'প্যাগোডা যেখানেই থাকুক পেআউট দেয়: তিন, চার ও পাঁচটিতে {three}, {four} ও {five}।',
  'chinthe.free':
    'তিন বা তার বেশি প্যাগোডায় {count}টি ফ্রি স্পিন মেলে, যাতে প্রতিটি জয় {times} গুণ হয়। ফ্রি স্পিনের মধ্যে আরও ফ্রি স্পিন মিলতে পারে।',
}
