import type { Texts } from './en.ts'

export const texts: Texts = {
  'hilo.higher': 'Naik atau sama',
  'hilo.lower': 'Turun atau sama',
  'hilo.skip': 'Lewati kartu ini',
  'hilo.skipsLeft': 'Sisa {count}',
  'hilo.bet': 'Bertaruh untuk buka kartu',
  'hilo.won': '{calls} benar · {multiple}',
  'hilo.card': 'Kartu',
  'hilo.how':
    'Pasang taruhan, lalu satu kartu ditampilkan. Tebak apakah kartu berikutnya sama atau lebih tinggi, atau sama atau lebih rendah; as (A) paling rendah dan king (K) paling tinggi. Setiap tebakan benar menaikkan pengali. Anda bisa cash out setelah tebakan benar mana pun; tebakan salah mengakhiri ronde tanpa pembayaran.',
  'hilo.deck':
    'Setiap kartu diambil dari satu dek utuh berisi 52 kartu, apa pun kartu sebelumnya. Kartu boleh dilewati, hingga 52 kali dalam satu ronde.',
  'hilo.price':
    'Pengali adalah 0.97 dari nilai adil semua tebakan Anda: potongan 3% diambil sekali dalam satu ronde. Angkanya dibulatkan ke bawah pada desimal kedua; cara bermain apa pun tidak mengembalikan kurang dari {worst}%.',
  'hilo.none': 'Tebakan yang tidak mungkin salah tidak ditawarkan.',
}
