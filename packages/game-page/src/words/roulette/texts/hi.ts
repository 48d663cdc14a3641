import type { Texts } from './en.ts'

export const texts: Texts = {
  'roulette.dozen': 'दर्जन {number}',
  'roulette.column': 'कॉलम {number}',
  'roulette.rules':
    'गेंद 0 से 36 तक के 37 खानों में से एक में गिरती है। दांव तब जीतता है जब वह नंबर उसमें शामिल हो; 0 आने पर लाल, काला, विषम, सम, 1–18 और 19–36 हार जाते हैं।',
  'roulette.inside': 'दो, तीन, चार या छह आस-पास के नंबरों के दांव उनके बीच की लाइनों और कोनों पर लगते हैं।',
}
