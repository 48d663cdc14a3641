import type { Texts } from './en.ts'

export const texts: Texts = {
  'bar.play': 'Roll',
  'dice.ready': 'Dalawang dice. Ang kabuuan ang magpapasya.',
  'dice.total': 'Kabuuan {total}',
  'dice.pays': 'Ang balik ng bawat kabuuan, sa taya mong {amount}',
  'dice.note':
    'Dalawang patas na dice ang ihahagis nang isang beses. Walang balik ang mga kabuuang wala sa listahan.',
}
