import type { Texts } from './en.ts'

export const texts: Texts = {
  'coin.call': 'Tebakan Anda',
  'coin.heads': 'Kepala',
  'coin.tails': 'Ekor',
  'coin.callHeads': 'Tebak kepala',
  'coin.callTails': 'Tebak ekor',
  'coin.won': '{calls} beruntun · {multiple}',
  'coin.count': 'Tebakan benar',
  'coin.how':
    'Tebak kepala atau ekor, lalu bertaruh. Tebakan benar menjadikan pengali 1.94, dan setiap tebakan benar berikutnya menggandakannya, hingga dua puluh kali beruntun. Anda bisa cash out setelah tebakan benar mana pun; tebakan salah mengakhiri ronde tanpa pembayaran.',
  'coin.odds':
    'Koinnya seimbang dan tidak mengingat apa pun: berapa pun jumlah tebakan, pengembaliannya 97%.',
  'coin.auto': 'Main otomatis menebak satu kali lalu cash out.',
}
