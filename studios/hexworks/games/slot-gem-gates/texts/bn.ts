import type { Texts } from './en.ts'

export const texts: Texts = {
  'slot.wild': 'যেসব সিম্বল নিজে পেআউট দেয়, WILD তার সবগুলোর জায়গা নেয়।',
  'gems.times': 'ডান দিকের রিল ওই স্পিনের সব জয়কে 1 থেকে 15 গুণ করে।',
}
