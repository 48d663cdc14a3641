import type { Texts } from './en.ts'

export const texts: Texts = {
  'thingyan.tumble':
    'Tujuh simbol sama atau lebih dibayar di posisi mana pun, lalu menghilang, dan simbol baru jatuh. Kemenangan beruntun dikali 1, 2, 3, dan 5.',
  'thingyan.free':
    'Empat scatter memberi 12 free spin. Di dalamnya pengali naik setiap kali simbol runtuh, hingga 20, dan tidak pernah turun lagi.',
  'thingyan.note': 'Pengali naik setiap kali simbol runtuh dan tidak pernah turun',
}
