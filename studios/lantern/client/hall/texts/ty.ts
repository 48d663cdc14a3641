import type { Texts } from './en.ts'

export const texts: Texts = {
  'bingo.ball': 'Bola {at} sa {all}',
  'bingo.waiting': 'Handa na',
  'bingo.card': 'Card mo',
  'bingo.free': 'Free',
  'bingo.one': 'Isang linya',
  'bingo.two': 'Dalawang linya',
  'bingo.house': 'Full house',
  'bingo.prizes': 'Premyo',
  'bingo.upTo': '≤ {balls} bola',
  'bingo.words': '{names} · bola {at}',
  'bingo.none': 'Walang linya ngayon',
  'bingo75.rules':
    'May limang column ang card: B 1–15, I 16–30, N 31–45 na may libreng gitna, G 46–60, O 61–75. Apatnapung bola ang tatawagin. Ang unang mapupunong hanay, column o diagonal ay binabayaran ayon sa bolang kumumpleto rito.',
  'bingo90.rules':
    'May tatlong hanay ang ticket na may tiglilimang numero. Animnapung bola ang tatawagin. Ang isang linya, dalawang linya at full house ay binabayaran ayon sa bolang kumumpleto sa bawat isa, at pinagsasama ang lahat ng bayad.',
}
