import type { Texts } from './en.ts'

export const texts: Texts = {
  'wheel.segments': 'खाने',
  'wheel.won': 'पहिया {multiple} पर रुका',
  'wheel.how':
    '10, 20 या 50 बराबर खानों का पहिया चुनें और दांव लगाएं। सुई पर जो गुणक आए, दांव राशि उससे गुणा होती है; 0 पर कुछ नहीं मिलता।',
  'wheel.returned': '{segments} खानों पर रिटर्न {rtp}%',
  'wheel.times': 'ऐसे खाने',
}
