import type { Texts } from './en.ts'

export const texts: Texts = {
  'bar.play': 'ছুড়ুন',
  'dice.ready': 'দুটি ছক্কা। যোগফলেই ফয়সালা।',
  'dice.total': 'যোগফল {total}',
  'dice.pays': 'আপনার {amount} বাজিতে প্রতিটি যোগফলের রিটার্ন',
  'dice.note': 'দুটি নিরপেক্ষ ছক্কা একবার ছোড়া হয়। তালিকায় নেই এমন যোগফলে কিছু মেলে না।',
}
