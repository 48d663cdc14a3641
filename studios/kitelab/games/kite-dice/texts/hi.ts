import type { Texts } from './en.ts'

export const texts: Texts = {
  'bar.play': 'पासा फेंकें',
  'dice.ready': 'दो पासे। जोड़ से फ़ैसला।',
  'dice.total': 'जोड़ {total}',
  'dice.pays': 'आपके {amount} के दांव पर हर जोड़ का रिटर्न',
  'dice.note': 'दो निष्पक्ष पासे एक बार फेंके जाते हैं। जो जोड़ सूची में नहीं हैं, उन पर कुछ नहीं मिलता।',
}
