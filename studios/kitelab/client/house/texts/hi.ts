import type { Texts } from './en.ts'

export const texts: Texts = {
  'lab.cashOut': '{amount} कैश आउट',
  'lab.cashOutNone': 'कैश आउट',
  'lab.multiplier': 'गुणक',
  'lab.chance': 'संभावना',
  'lab.returns': 'रिटर्न',
  'lab.next': 'अगला',
  'lab.recent': 'पिछले नतीजे',
  'lab.steps': 'हर कदम पर रिटर्न',
  'lab.how': 'कैसे खेलें',
  'lab.pays': 'कितना मिलता है',
  'lab.left':
    'अधूरा छोड़ा गया राउंड एक दिन बाद अपने आप कैश आउट हो जाता है। तब तक कुछ न जीता हो तो दांव राशि लौटा दी जाती है।',
  'lab.limit':
    'कोई राउंड अधिकतम भुगतान से ज़्यादा नहीं देता: जो कदम उससे आगे ले जाए, उससे पहले ही राउंड भुगतान के साथ पूरा हो जाता है।',
}
