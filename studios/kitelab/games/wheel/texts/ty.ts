import type { Texts } from './en.ts'

export const texts: Texts = {
  'wheel.segments': 'Hati',
  'wheel.won': 'Huminto ang wheel sa {multiple}',
  'wheel.how':
    'Pumili ng wheel na may 10, 20 o 50 magkakasinlaking hati at tumaya. Ang nakatapat sa pointer ang multiplier ng taya; walang balik ang 0.',
  'wheel.returned': '{rtp}% ang balik ng {segments} hati',
  'wheel.times': 'Bilang ng hati',
}
