import type { Texts } from './en.ts'

export const texts: Texts = {
  'win.scatter': 'Menang · {count} pagoda',
  'chinthe.wild': 'Polong WILD menggantikan semua simbol kecuali pagoda. Muncul di gulungan 2 sampai 5.',
  'chinthe.scatter':
    'Pagoda dibayar di posisi mana pun: {three}, {four}, dan {five} untuk tiga, empat, dan lima pagoda.',
  'chinthe.free':
    'Tiga pagoda atau lebih memberi {count} free spin dengan semua kemenangan dikali {times}. Free spin bisa didapat lagi.',
}
