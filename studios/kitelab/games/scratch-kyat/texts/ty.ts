import type { Texts } from './en.ts'

export const texts: Texts = {
  'scratch.field': 'Kahon {number}, natatakpan pa',
  'scratch.buy': 'Panalo ang tatlong pareho',
  'scratch.won': 'Tatlong {multiple}',
  'scratch.all': 'Buksan lahat',
  'scratch.prize': 'Premyo',
  'scratch.tickets': 'Mga ticket na mayroon nito, sa {tickets}',
  'scratch.how':
    'Ang bawat taya ay isang ticket na may siyam na kahon. Kapag iisang multiplier ang nasa tatlo sa mga ito, ibabalik ang taya na pinarami nito. Wala nang ibang panalo.',
  'scratch.print':
    'Ang bawat ticket ay binubunot mula sa buong print na {tickets}: hindi nauubos ang premyo, at hindi nakadepende ang ticket sa mga naunang nabenta. Walang binabago kung alin ang una mong kaskasin.',
}
