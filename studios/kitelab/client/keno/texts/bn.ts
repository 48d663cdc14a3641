import type { Texts } from './en.ts'

export const texts: Texts = {
  'keno.quick': 'কুইক পিক',
  'keno.clear': 'মুছুন',
  'keno.picks': 'বাছাই',
  'keno.missing': 'এক থেকে দশটি নম্বর বাছুন',
  'keno.hits': 'মিল',
  'keno.number': 'নম্বর {number}',
  'keno.won': '{picks}টির মধ্যে {hits}টি · {multiple}',
  'keno.how':
    '{size}টি নম্বর থেকে এক থেকে দশটি বেছে বাজি ধরুন। এর মধ্যে {drawn}টি নম্বর ওঠে, প্রতিটির সম্ভাবনা সমান। কত ফেরত পাবেন তা নির্ভর করে কয়টি বেছেছেন আর তার কয়টি উঠেছে তার ওপর।',
  'keno.table': 'বাছাই (সারি) ও মিল (কলাম) অনুযায়ী গুণক',
  'keno.rtp': 'রিটার্ন',
}
