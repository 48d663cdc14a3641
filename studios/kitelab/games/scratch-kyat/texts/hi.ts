import type { Texts } from './en.ts'

export const texts: Texts = {
  'scratch.field': 'खाना {number}, अभी ढका हुआ',
  'scratch.buy': 'तीन एक जैसे पर जीत',
  'scratch.won': 'तीन बार {multiple}',
  'scratch.all': 'सब खोलें',
  'scratch.prize': 'इनाम',
  'scratch.tickets': 'ऐसे टिकट, {tickets} में से',
  'scratch.how':
    'हर दांव नौ खानों वाला एक टिकट है। कोई गुणक तीन खानों में हो तो दांव राशि उससे गुणा होकर मिलती है। और किसी तरह जीत नहीं होती।',
  'scratch.print':
    'हर टिकट {tickets} टिकटों की पूरी छपाई से निकाला जाता है: कोई इनाम खत्म नहीं होता और कोई टिकट पहले बिके टिकटों पर निर्भर नहीं करता। आप पहले क्या खोलते हैं, इससे कुछ नहीं बदलता।',
}
