import type { Texts } from './en.ts'

export const texts: Texts = {
  'fpc.fish': 'মাছ',
  'fpc.prawn': 'চিংড়ি',
  'fpc.crab': 'কাঁকড়া',
  'fpc.rooster': 'মোরগ',
  'fpc.gourd': 'লাউ',
  'fpc.coin': 'কয়েন',
  'fpc.rules': 'ছয় ছবির তিনটি ছক্কা ছোড়া হয়। কোনো ছবি এক, দুই বা তিনটি ছক্কায় উঠলে মেলে 1:1, 2:1 বা 3:1।',
  'fpc.bets': 'দুই ছবির বাজি দুটিই উঠলে জেতে। ট্রিপল, ×3, তিনটি ছক্কাতেই ওই ছবি উঠলে জেতে।',
}
