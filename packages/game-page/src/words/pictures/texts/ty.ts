import type { Texts } from './en.ts'

export const texts: Texts = {
  'fpc.fish': 'Isda',
  'fpc.prawn': 'Hipon',
  'fpc.crab': 'Alimango',
  'fpc.rooster': 'Tandang',
  'fpc.gourd': 'Upo',
  'fpc.coin': 'Barya',
  'fpc.rules':
    'Tatlong dice na may anim na larawan ang ihahagis. Ang larawan ay nagbabayad ng 1:1, 2:1 o 3:1 kapag lumabas sa isa, dalawa o tatlong dice.',
  'fpc.bets':
    'Panalo ang dalawang larawan kapag parehong lumabas. Panalo ang triple, ×3, kapag iisang larawan ang lumabas sa tatlong dice.',
}
