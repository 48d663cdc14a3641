import type { Texts } from './en.ts'

export const texts: Texts = {
  'keno.quick': 'Pilih acak',
  'keno.clear': 'Hapus',
  'keno.picks': 'Pilihan',
  'keno.missing': 'Pilih satu sampai sepuluh angka',
  'keno.hits': 'Cocok',
  'keno.number': 'Angka {number}',
  'keno.won': '{hits} dari {picks} · {multiple}',
  'keno.how':
    'Pilih satu sampai sepuluh dari {size} angka, lalu bertaruh. Sebanyak {drawn} angka diundi dengan peluang yang sama. Pengembalian tergantung berapa angka yang Anda pilih dan berapa di antaranya yang keluar.',
  'keno.table': 'Pengali menurut pilihan (baris) dan angka cocok (kolom)',
  'keno.rtp': 'RTP',
}
